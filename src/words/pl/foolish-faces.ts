import type { foolishFaces as en } from '../en/foolish-faces.js'

/** Everything that Foolish Faces says, in Polish. A queen's target stands after it in the nominative, so that no name is bent. */
export const foolishFaces = {
  name: 'Foolish Faces',
  board: '{board, select, full {Pełne gry} other {Pojedyncze rundy}}',
  'standing.sum': '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'standing.detail':
    '{wins, plural, one {# wygrana} few {# wygrane} many {# wygranych} other {# wygranej}} na {games, plural, one {# grę} few {# gry} many {# gier} other {# gry}}, średnio {average, number, ::.0} na grę',
  'options.length': '{length, select, full {Pełna gra} other {Jedna runda}}',
  'options.rounds': 'Pełna gra ({rounds, plural, one {# runda} few {# rundy} many {# rund} other {# rundy}})',
  'options.all': '{length}, psucie imprezy {crasher, select, on {włączone} other {wyłączone}}.',

  // Cards, and cards on the table
  rank: '{rank, select, A {As} J {Walet} Q {Dama} K {Król} joker {Joker} other {{rank}}}',
  comma: '{before}, {next}',
  'card.down': 'zakryta karta',
  'card.hidden': 'karta',
  'card.hidden.long': 'zakryta karta',
  'card.covered': '{card} (pod damą)',
  'card.queen': 'Dama (pod nią {target})',
  'card.queen.covered': 'Dama pod damą (pod nią {target})',
  'card.king': 'Król (wskazuje: {name})',
  'card.king.covered': 'Król pod damą (wskazuje: {name})',
  'card.own.down': 'zakryta karta {card}',
  owned: '{card}, {name}',
  'owned.you': '{card}, ty',
  you: 'ty',
  played: '{name}: {card}',
  'played.you-first': 'Ty: {card}',
  sentence: '{text}.',

  // A trick in play, before everybody
  place: 'runda {round} z {rounds}',
  'trick.led': '{name} zaczyna lewę {trick} z {tricks}.',
  'trick.turn': 'Lewa {trick} z {tricks}: gra {name}.',
  'trick.line': '{name}: {card}',
  'trick.next': '{name}: gra teraz',
  'trick.then': 'potem {names}',
  'trick.so-far': 'Na razie lewę bierze {name}.',
  'trick.so-far.you': 'Na razie lewę bierzesz ty.',
  'score.head': 'Wynik, potem ta runda:',
  'score.line': '{who} {score}, {taken}',
  'score.hat': '{who} 🃏 Błazen, {score}, {taken}',
  'score.taken':
    '{tricks, plural, =0 {bez lew} one {# lewa, odkrytych kart {points, number}} few {# lewy, odkrytych kart {points, number}} many {# lew, odkrytych kart {points, number}} other {# lewy, odkrytych kart {points, number}}}',
  stock: 'Talon: {cards}',
  'stock.joker': 'Talon: {cards}. Jest samotny Błazen.',

  // A trick that is over
  'record.took': 'Lewa {trick}: bierze {name}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'record.given-up': 'Lewa {trick} nie została dograna.',
  'why.king': 'Król ({name}) wskazuje: {named}.',
  'why.kings':
    '{kings, plural, =2 {Dwa króle} =3 {Trzy króle} =4 {Cztery króle} one {# król} few {# króle} many {# króli} other {# króla}}: pierwszy ({name}) wskazuje: {named}.',
  'why.highest': '{card} — {covered, select, yes {najwyższa z pozostałych kart} other {najwyższa karta}}.',
  'why.tie':
    'Najwyższych kart: {cards, plural, =2 {dwie} =3 {trzy} =4 {cztery} one {#} few {#} many {#} other {#}} ({card}), pierwsza: {name}.',
  'why.lowest':
    '{jacks, plural, =1 {Jeden walet} =3 {Trzy walety} one {# walet} few {# walety} many {# waletów} other {# waleta}}, więc bierze najniższa: {downs, plural, =1 {zakryta karta} one {pierwsza zakryta karta} few {pierwsza zakryta karta} many {pierwsza zakryta karta} other {pierwsza zakryta karta}} ({name}).',
  'why.cancel':
    '{jacks, plural, =2 {Dwa walety znoszą się} =4 {Cztery walety znoszą się} one {# walet znosi się} few {# walety znoszą się} many {# waletów znosi się} other {# waleta znosi się}} nawzajem: {why}',
  'why.cancel.highest': '{card} — {covered, select, yes {najwyższa z pozostałych kart} other {najwyższa karta}}.',
  'why.cancel.tie':
    'najwyższych kart jest {cards, plural, =2 {dwie} =3 {trzy} =4 {cztery} one {#} few {#} many {#} other {#}} ({card}), pierwsza: {name}.',
  'why.cancel.down':
    'żadna odkryta liczba nie działa, bierze {downs, plural, =1 {zakryta karta} one {pierwsza zakryta karta} few {pierwsza zakryta karta} many {pierwsza zakryta karta} other {pierwsza zakryta karta}} ({name}).',
  'why.down':
    'Żadna odkryta liczba nie działa: bierze {downs, plural, =1 {zakryta karta} one {pierwsza zakryta karta} few {pierwsza zakryta karta} many {pierwsza zakryta karta} other {pierwsza zakryta karta}} ({name}).',

  // The end of a round and of the game
  'round.head':
    'Runda {round}: {fools, plural, one {Błazen} few {Błaźni} many {Błaźni} other {Błaźni}} {foolTotal, number}, Dwór {courtTotal, number}',
  'round.sum':
    'Runda {round}: {fools, plural, one {Błazen} few {Błaźni} many {Błaźni} other {Błaźni}} {foolTotal, number}, Dwór {courtTotal, number}.',
  'round.fools': 'Błaźni 🃏: {names}. Talon {stock, number}, wzięte {taken, number}.',
  'round.lone': 'Samotny Błazen 🃏: {name}.',
  'round.lone.sum': 'Talon {stock, number} i wzięte {taken, number}, razy {times, number}: {total, number}.',
  'round.lone.short': 'Samotny Błazen 🃏: {names}. Talon {stock, number}, wzięte {taken, number}.',
  'round.court': 'Dwór: {names}. Wzięte {taken, number}.',
  'round.bonus': 'Bez lew: {bonuses}.',
  'round.bonus.one': '{name} +{bonus, number}',
  'round.crash': 'Runda {round}: {name} psuje imprezę. Pokazane: {cards}.',
  'round.figures': 'Ta runda, razem',
  'end.won': 'Wygrywa {name}',
  'end.shared': '{names} dzielą wygraną',
  'end.crowned': '{name} 👑',
  'end.figures': 'Miejsce, wynik po {rounds, plural, one {# rundzie} few {# rundach} many {# rundach} other {# rundy}}',
  'over.won': 'Wygrywa {name}, wynik {score}.',
  'over.shared': '{names} dzielą wygraną, wynik {score}.',

  // The private panel
  'turn.lead': 'Twoja kolej: zaczynasz lewę {trick} z {tricks}.',
  'turn.follow':
    'Twoja kolej: lewa {trick} z {tricks}, twój ruch jest {place, select, 2 {drugi} 3 {trzeci} 4 {czwarty} 5 {piąty} other {ostatni}}.',
  'turn.pick': 'Wybierz kartę:',
  'turn.must-up': 'W tej lewie nie ma jeszcze odkrytej karty, więc ostatnia musi być odkryta.',
  'turn.must-down': 'Twój ruch jest ostatni, a wszystkie karty są odkryte, więc twoja będzie zakryta.',
  'turn.must-down.covered': 'Twój ruch jest ostatni, a żadna zakryta karta nie działa, więc twoja będzie zakryta.',
  'turn.must-down.free':
    'Twój ruch jest ostatni, a żadna zakryta karta nie działa: zagraj zakrytą albo uwolnij zakrytą kartę damą.',
  'wait.turn': 'Lewa {trick} z {tricks}. Gra {name}.',
  'wait.played': 'Twoje zagranie: {card}. Gra {name}.',
  'you.played': 'Twoje zagranie: {card}.',
  'order.leads': 'Zaczyna {name}, potem {names}.',
  'order.you-lead': 'Zaczynasz ty, potem {names}.',
  'order.you': '{plays}, ty, potem {names}.',
  'order.you-last': '{plays}. Twój ruch jest ostatni.',
  'order.others': '{plays}, potem {names}.',
  'order.so-far': '{order} Na razie bierze {name}.',
  hand: '{cards, plural, =0 {W tej rundzie nie masz już kart.} one {Twoja ostatnia karta: {names}.} few {Twoje # karty: {names}.} many {Twoje # kart: {names}.} other {Twoje # karty: {names}.}}',
  downs: 'Twoje zakryte karty: {cards}.',
  'downs.earlier': 'Zakryte wcześniej: {rounds}.',
  'downs.round': 'runda {round}: {cards}',
  'downs.one': '{card} (lewa {trick})',

  'role.fool': 'Jesteś Błaznem 🃏. Jest jeszcze jeden.',
  'role.fool.known': 'Jesteś Błaznem 🃏. Drugi Błazen: {name}.',
  'role.fool.long': 'Jesteś Błaznem 🃏: masz jokera, a ktoś inny ma drugiego. Punkty macie wspólne, a talon jest wasz.',
  'role.fool.long.known':
    'Jesteś Błaznem 🃏: masz jokera, a ktoś inny ma drugiego. Punkty macie wspólne, a talon jest wasz. Drugi Błazen: {name}.',
  'role.lone': 'Jesteś samotnym Błaznem 🃏.',
  'role.lone.long':
    'Jesteś samotnym Błaznem 🃏: masz {jokers, plural, =2 {obu jokerów} one {jednego jokera, drugi leży w talonie} few {jednego jokera, drugi leży w talonie} many {jednego jokera, drugi leży w talonie} other {jednego jokera, drugi leży w talonie}}. Grasz przeciw wszystkim, punkty razy {times, number}, a talon jest twój.',
  'role.court': 'Należysz do Dworu.',
  'role.court.one': 'Należysz do Dworu. Błazen jest tylko jeden.',
  'role.court.long': 'Należysz do Dworu: nie masz jokera. Punkty masz wspólne ze wszystkimi, którzy go nie mają.',
  'role.court.long.one':
    'Należysz do Dworu: nie masz jokera. Punkty masz wspólne ze wszystkimi, którzy go nie mają. Błazen jest tylko jeden.',

  // A card is chosen: how is it played?
  'way.ask': '{card}: jak zagrać?',
  'way.ask.queen': 'Dama: zakryta czy przykryć nią kartę?',
  'way.ask.queen.up': 'Dama: którą kartę przykryć?',
  'way.ask.king': 'Król: kto bierze tę lewę?',
  'way.ask.down': '{card}: tylko zakryta.',
  'way.ask.up': '{card}: tylko odkryta.',
  'way.down': 'Zagraj zakrytą',
  'way.up': 'Zagraj odkrytą',
  'way.cover': 'Przykryj: {target}',
  'way.name': 'Wskaż: {name}',
  'way.back': 'Wstecz',
  'fact.joker': 'Odkryta: wszyscy zobaczą, że jesteś Błaznem.',
  'fact.jack.lowest': 'Odkryta: lewę bierze najniższa karta.',
  'fact.jack.highest': 'Odkryta: lewę znów bierze najwyższa karta.',
  'fact.jack.king': 'Odkryta: nadal decyduje {king}.',
  'fact.king': 'Decyduje pierwszy król, który działa.',
  'fact.frees': 'Przykryć: {queen} — to uwolnić: {target}.',
  'closed.must-down': 'Nie można: lewa potrzebuje zakrytej karty, która działa, a jeszcze jej nie ma.',
  'closed.must-up': 'Nie można: lewa potrzebuje odkrytej karty, a jeszcze jej nie ma.',
  'closed.no-target': 'Nie można: nie ma jeszcze czego przykryć.',
  'closed.under': 'Nie można: {target} już pod damą.',
  'closed.only': 'Nie można: {target} — to jedyna zakryta karta, która działa, a twój ruch jest ostatni.',
  'closed.again':
    'Nie można: {queen} — pod nią znów znalazłaby się jedyna zakryta karta, która działa, a twój ruch jest ostatni.',

  'crash.open': 'Zepsuj imprezę',
  'crash.ask': 'Zakończyć rundę {round} teraz?',
  'crash.shows': 'Wszyscy zobaczą twoje karty: {cards}.',
  'crash.cost':
    'Karty na ręce i ta lewa nie dają punktów. {tricks, plural, =0 {Żadna lewa nie została jeszcze wzięta.} one {Liczy się # wzięta lewa.} few {Liczą się # wzięte lewy.} many {Liczy się # wziętych lew.} other {Liczy się # wziętej lewy.}}',
  'crash.sure': 'Zakończ rundę',
  'crash.back': 'Graj dalej',
  last: 'Ostatnia lewa',
  'last.none': 'Żadna lewa nie jest jeszcze skończona.',

  // Pictures
  'picture.rank': '{rank, select, A {A} J {W} Q {D} K {K} other {{rank}}}',
  'picture.to-play': 'gra teraz',
  'picture.hats': 'Błazen: {names}.',
  'picture.round': 'Ta runda',
  'picture.total': 'Razem',
  'picture.growth': 'Wyniki po rundach',

  // What the house would do
  'advice.down': 'Bot zagrałby zakrytą: {card}.',
  'advice.up': 'Bot zagrałby odkrytą: {card}.',
  'advice.cover': 'Bot przykryłby damą: {target}.',
  'advice.name': 'Bot zagrałby króla i wskazał: {name}.',
  'advice.crash': 'Bot zepsułby imprezę.',
  'help.press': 'Naciśnięcie karty pokazuje, jak ją zagrać; przed drugim naciśnięciem nic nie jest zagrane.',
  'help.team': 'Twoje karty mówią, w której jesteś drużynie. Ani ich, ani tego, co grasz zakryte, nikt inny nie widzi.',

  // The lesson
  'coach.deal':
    'Małe rozdanie do nauki: {tricks, plural, one {# lewa} few {# lewy} many {# lew} other {# lewy}}. Odkryte karty w lewach to punkty całej twojej drużyny.',
  'coach.wait': '{name}: gra teraz. Do twojej kolejki nie trzeba nic naciskać.',
  'coach.up': 'Odkryta karta {card} to punkt w lewie i na razie najwyższa karta.',
  'coach.up.lower': 'Odkryta karta {card} to punkt dla tego, kto bierze lewę.',
  'coach.up.must': 'Nie ma jeszcze odkrytej karty, więc ostatnia musi być odkryta.',
  'coach.down': 'Zakryta karta {card} nie daje punktu i jest najniższa ze wszystkich. Nikt jej nigdy nie zobaczy.',
  'coach.down.must': 'Każda lewa potrzebuje też zakrytej karty, a twój ruch jest ostatni: twoja będzie zakryta.',
  'coach.jack': 'Odkryty walet wszystko odwraca: lewę bierze najniższa karta, a zakryte są najniższe.',
  'coach.jack.back': 'Drugi walet odwraca to z powrotem: lewę znów bierze najwyższa karta.',
  'coach.queen': 'Dama przykrywa kartę: ta o niczym już nie decyduje, ale zostaje punktem.',
  'coach.king': 'Król wskazuje, kto bierze lewę, cokolwiek w niej leży.',
  'coach.king.partner': 'Król wskazuje, kto bierze lewę. Drugi joker jest odkryty: {name}. Te punkty są też twoje.',
  'coach.then.you': 'Wtedy lewę, jak leży, bierzesz ty.',
  'coach.then': 'Wtedy lewę, jak leży, bierze {name}.',
  'coach.crash': 'Masz już tylko walety, damy i króle: możesz je pokazać i zakończyć rundę.',
  'coach.press': 'Naciśnij: {card}, potem: {way}.',
  'coach.press.crash': 'Naciśnij: {way}, potem: {sure}.',
  'coach.count.fool': 'Błaźni liczą talon i wzięte przez siebie odkryte karty, a każdy z nich dostaje całą sumę.',
  'coach.count.court': 'Dwór liczy odkryte karty wzięte przez cały Dwór, a każdy z niego dostaje całą sumę.',
  'coach.bonus': 'Kto nie wziął żadnej lewy, dostaje jeszcze 5.',

  // Refusals
  'refused.moved-on': 'Gra poszła już dalej; nic nie zostało zagrane.',
  'refused.over': 'Gra jest skończona.',
  'refused.turn': 'Teraz gra {name}.',
  'refused.played': 'Twoja karta leży już na stole: {card}.',
  'refused.crash': 'Imprezę może zepsuć tylko samotny Błazen, gdy na ręce zostały same walety, damy i króle.',
  'refused.crash.off': 'Przy tym stole psucie imprezy jest wyłączone.',
  'refused.hand': 'Tej karty nie masz już na ręce.',
  'refused.must-down': 'W tej lewie nie ma jeszcze zakrytej karty, która działa, więc ostatnia musi być zakryta.',
  'refused.queen': 'Odkryta dama musi coś przykryć. Wybierz kartę albo zagraj damę zakrytą.',
  'refused.cover':
    'Dama przykrywa kartę tej lewy, na której nie leży dama, a ostatnim ruchem nie można przykryć jedynej zakrytej karty, która działa.',
  'refused.king': 'Odkryty król wskazuje innego gracza. Wybierz gracza albo zagraj króla zakrytego.',

  // The rules, a screen at a time
  'rules.minute': 'W minutę',
  'rules.cards': 'Walet, dama, król',
  'rules.scoring': 'Punktacja',
  'rules.examples': 'Przykłady',
  'rules.tips': 'Porady',
  'rules.table': 'Ten stół',
  'minute.head': 'Foolish Faces w minutę',
  'minute.points': 'Każda odkryta karta w lewie, którą bierzesz, to 1 punkt dla twojej drużyny.',
  'minute.teams': 'Masz jokera: jesteś Błaznem. Nie masz: należysz do Dworu.',
  'minute.play': 'Zagraj dowolną kartę, odkrytą albo zakrytą.',
  'minute.highest': 'Wszystko bierze najwyższa odkryta karta: as jest najniższy, potem od 2 do 10, joker nad wszystkimi.',
  'minute.jack': 'Walet: lewę bierze najniższa.',
  'minute.queen': 'Dama: przykrywa kartę zagraną wcześniej.',
  'minute.king': 'Król: wskazuje, kto bierze lewę.',
  'minute.both': 'Każda lewa potrzebuje odkrytej karty i zakrytej, której nie przykrywa dama.',
  'cards.head': 'Walet, dama, król',
  'cards.up': 'Odkryte nie mają starszeństwa: coś robią. Zakryte są jak każda inna karta.',
  'cards.jack':
    'Walet: lewę bierze najniższa karta, a zakryte są najniższe; z nich bierze pierwsza. Drugi walet odwraca to z powrotem, trzeci znów zmienia.',
  'cards.queen':
    'Dama: przykrywa kartę innego gracza w tej lewie, więc nie można nią odkrytą zacząć. Przykryta karta o niczym nie decyduje, ale daje punkt.',
  'cards.stack': 'Dama na damie uwalnia kartę pod nią. Karty, na której leży dama, nie można przykryć drugi raz.',
  'cards.king': 'Król: wskazuje innego gracza, który bierze lewę, cokolwiek w niej leży. Decyduje pierwszy król, który działa.',
  'cards.tie': 'Z dwóch równych kart bierze pierwsza.',
  'cards.last': 'Aby w każdej lewie były oba rodzaje kart, ostatni ruch czasem musi być odkryty albo zakryty.',
  'scoring.head': 'Punktacja',
  'scoring.team':
    'Po rundzie drużyny się ujawniają. Każda liczy odkryte karty wzięte przez jej graczy, a każdy gracz dostaje sumę swojej drużyny.',
  'scoring.stock': 'Talon leży odkryty i liczy się Błaznom: 2 karty przy czterech graczach, 4 przy pięciu.',
  'scoring.lone':
    'Samotny Błazen, z dwoma jokerami albo z jednym, gdy drugi leży w talonie, mnoży punkty przez 2 przy czterech graczach, przez 3 przy pięciu.',
  'scoring.bonus': 'Bez lew: kto nie bierze żadnej, dostaje jeszcze 5 w rundzie 1, 10 w rundzie 2 i tak dalej.',
  'scoring.secret': 'Do zakrytych kart nikt już nie zagląda.',
  'scoring.end':
    'Pełna gra ma tyle rund, ilu jest graczy; każdy raz zaczyna. Wygrywa najwyższy wynik, przy równym wygraną się dzieli.',
  'examples.head': 'Przykłady',
  'examples.note': 'Karty w kolejności zagrania, czterech graczy.',
  'examples.highest': '4, zakryta, 9, 7: bierze 9, 3 punkty.',
  'examples.jack': '9, walet, zakryta, zakryta: jeden walet, więc bierze pierwsza zakryta karta, 2 punkty.',
  'examples.jacks': 'Walet, 6, walet, zakryta: dwa walety znoszą się, więc bierze 6, 3 punkty.',
  'examples.queen': '10, dama na 10, 6, zakryta: 10 jest przykryta, więc bierze 6, 3 punkty.',
  'examples.stack': '10, dama na 10, dama na tę damę, zakryta: 10 znów działa i bierze, 3 punkty.',
  'examples.king': 'Król wskazuje ostatniego gracza, potem joker, 10, zakryta: bierze ostatni gracz, 3 punkty.',
  'examples.last':
    '8, as, walet, a twój ruch jest ostatni: wszystkie są odkryte, więc twoja będzie zakryta i przy jednym walecie bierze.',
  'tips.head': 'Porady',
  'tips.watch': 'Patrz, kto komu pozwala brać punkty: to zdradza drużynę na długo przed jokerem.',
  'tips.down': 'Zakryta karta zabiera lewie punkt. Graj tak tam, gdzie biorą inni, a odkrytą, gdzie bierze twoja drużyna.',
  'tips.joker': 'Odkryty joker bierze prawie każdą lewę i mówi wszystkim, że jesteś Błaznem. O zakrytym nie dowie się nikt.',
  'tips.last': 'Ostatnim ruchem widać, co bierze lewę, ale czasem musisz zagrać odkrytą albo zakrytą.',
  'tips.king': 'Król daje punkty partnerowi, także temu, kto gra później. Trzymaj go, póki nie wiesz, kogo wskazać.',
  'tips.jack': 'Przy jednym walecie lewę bierze pierwsza zakryta karta: czekasz na waleta, to wcześnie graj zakrytą.',
  'tips.queen': 'Dama ratuje lewę: przykryta liczba, walet albo król o niczym nie decyduje, a punkt daje.',
  'tips.none': 'Brak lew jest wart 5 razy numer rundy: pod koniec długiej gry to więcej niż lewa czy dwie.',
  'table.head': 'Ten stół',
  'table.full': 'Pełna gra: tyle rund, ilu graczy.',
  'table.single': 'Jedna runda: ta runda to cała gra.',
  'table.crasher.on':
    'Psucie imprezy jest włączone: samotny Błazen, któremu zostały same walety, damy i króle, może je pokazać i zakończyć rundę. Wzięte się liczy, reszta nie.',
  'table.crasher.off': 'Psucie imprezy jest wyłączone.',
  'rules.credit': 'Foolish Faces, autor gry: J Simmons. Zasady naszymi słowami.',
} satisfies Readonly<Record<keyof typeof en, string>>
