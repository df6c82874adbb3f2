import type { czechFool as en } from '../en/czech-fool.js'

/** Everything that the Czech Fool says, in Polish. */
export const czechFool = {
  name: 'Czeski dureń',
  board: 'Wszystkie gry',
  'standing.sum': '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}',
  'standing.detail':
    '{fools, plural, =0 {Nigdy dureń} one {Dureń # raz} few {Dureń # razy} many {Dureń # razy} other {Dureń # raza}}, {firsts, plural, =0 {brak pierwszych miejsc} one {# pierwsze miejsce} few {# pierwsze miejsca} many {# pierwszych miejsc} other {# pierwszego miejsca}}',
  'options.all':
    'Po {hand, plural, one {# karcie} few {# karty} many {# kart} other {# karty}}, {opening, select, anyCard {zaczyna się dowolną kartą} other {pierwszą kartę się odkrywa}}, gdy talon jest pusty, {recycle, select, shuffle {stos się tasuje} other {stos się odwraca}}{limit, select, one {, na ruch dobiera się jedną kartę} other {}}.',

  // House rules to choose from
  'choice.hand': 'Kart na rękę: {value}',
  'choice.opening': '{value, select, anyCard {Zaczyna się dowolną kartą} other {Pierwszą kartę odkrywa się z talonu}}',
  'choice.starter': '{value, select, winner {Zwycięzca zaczyna następną rundę} other {Rundy zaczyna się po kolei}}',
  'choice.recycle': '{value, select, shuffle {Stos tasuje się w nowy talon} other {Stos odwraca się tak, jak leży}}',
  'choice.draw': '{value, select, none {Na ruch dobiera się dowolnie wiele kart} other {Na ruch dobiera się jedną kartę}}',
  'choice.last':
    '{value, select, yes {Ostatnia szóstka, siódemka lub król kier działa} other {Przez ostatnią kartę nikt nie dobiera}}',
  'choice.reset': '{value, select, yes {Dokładnie 101 punktów spada do 0} other {101 punktów to 101 punktów}}',

  // Cards and seats
  card: '{rank, select, J {W} Q {D} K {K} A {A} other {{rank}}}{sign}',
  suit: '{sign} ({suit, select, S {piki} H {kiery} D {kara} other {trefle}})',
  'suit.button': '{sign} {suit, select, S {piki} H {kiery} D {kara} other {trefle}}',
  comma: '{before}, {next}',
  you: 'ty',
  top: '{card}, żądanie {suit}',

  // A round in play, before everybody
  place: 'runda {round}, do 100 punktów',
  'play.started': '{name} zaczyna rundę {round}.',
  'play.first': 'Runda {round}: {name} kładzie dowolną kartę.',
  'play.turn': 'Runda {round}: gra {name}, na wierzchu {top}.',
  'turn.line': '{name}: {what}',
  'turn.drew': 'dobrane {cards, number}',
  'turn.asks': '{card}, żądanie {suit}',
  'turn.missed': 'traci kolej',
  'turn.passed': 'pas',
  cards: 'Karty: {names}',
  'cards.one': '{name} {cards, number}',
  stock: 'Talon {stock, number}, stos {pile, number}.',
  'stock.open': 'Talon odwrócony {stock, number}, stos {pile, number}.',
  scores: 'Punkty: {names}',

  // A round that is over
  'record.out':
    'Runda {round}: {name} wychodzi kartą {card}, {moves, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}.',
  'record.counted':
    'Runda {round} policzona, {moves, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}; nikt nie wyszedł.',
  'record.given-up': 'Runda {round} nie została dograna.',
  'round.head': 'Runda {round}: {name} wychodzi',
  'round.head.none': 'Runda {round}: nikt nie wyszedł',
  'round.line': '{name}: {cards}',
  'round.figures': 'Ta runda, razem, karty, które zostały',
  'end.won': 'Wygrywa {name}',
  'end.shared': '{names} dzielą wygraną',
  'end.fool': '{count, plural, one {Dureń} few {Durnie} many {Durnie} other {Durnie}}: {names} 🃏, punktów: {score, number}.',
  'end.resigned': '{name} się poddaje i zostaje durniem 🃏.',
  'end.crowned': '{name} 👑',
  'end.figures': 'Miejsce, punkty po {rounds, plural, one {# rundzie} few {# rundach} many {# rundach} other {# rundy}}',

  // The private panel
  'turn.first': 'Twoja kolej: zaczynasz rundę {round} dowolną kartą.',
  'turn.on':
    'Twoja kolej, na wierzchu {top}: pasują {rank, select, none {{suit} lub dama} Q {{suit} lub dama} J {{suit}, inny W lub dama} K {{suit}, inny K lub dama} A {{suit}, inny A lub dama} other {{suit}, inna {rank} lub dama}}.',
  'turn.none': 'Nic twojego nie pasuje: dobieraj, aż coś będzie pasować.',
  'turn.none.pass': 'Nic twojego nie pasuje, a dobrać nie ma czego.',
  'turn.enough': 'Gdy pasują trzy karty lub więcej, nie dobiera się.',
  'turn.rest': 'Poza tym na ręce: {cards}.',
  'turn.press': 'Naciśnięcie od razu kładzie kartę:',
  'turn.press.queen': 'Naciśnięcie od razu kładzie kartę (dama zapyta o kolor):',
  'turn.draw': 'Dobierz kartę',
  'turn.pass': 'Pas',
  'queen.ask': '{card}: jakiego koloru żądasz?',
  'queen.hand': 'Na ręce zostają {cards}.',
  'queen.back': 'Wstecz',
  'wait.turn': 'Runda {round}. Gra {name}.',
  'wait.top': 'Na stosie: {top}.',
  'wait.empty': 'Stos jest pusty.',
  hand: '{cards, plural, one {Twoja ostatnia karta} few {Twoje # karty} many {Twoje # kart} other {Twoje # karty}}: {names}.',
  last: 'Ostatnia runda',
  'last.none': 'Żadna runda nie jest jeszcze skończona.',

  // Pictures
  'picture.card':
    '{rank, select, A {as} K {król} Q {dama} J {walet} other {{rank}}} {suit, select, S {pik} H {kier} D {karo} other {trefl}}',
  'picture.open': 'Można zagrać: {cards}.',
  'picture.stock': 'Talon',
  'picture.pile': 'Stos',
  'picture.round': 'Ta runda',
  'picture.total': 'Razem',
  'picture.growth': 'Wyniki po rundach',

  // What the house would do, and what is said the first time
  'advice.play': 'Bot położyłby {card}.',
  'advice.queen': 'Bot położyłby {card}, żądanie {suit}.',
  'advice.draw': 'Bot dobrałby kartę.',
  'advice.pass': 'Bot powiedziałby „pas”.',
  'advice.resign': 'Bot poddałby grę.',
  'help.press': 'Naciśnięcie od razu kładzie kartę; dama najpierw pyta o kolor.',
  'help.buttons': 'Przyciski mają tylko karty, które pasują. Reszta ręki stoi w słowach.',

  // Refusals
  'refused.over': 'Gra jest skończona.',
  'refused.turn': 'Teraz gra {name}.',
  'refused.hand': 'Tej karty nie masz już na ręce.',
  'refused.match': 'Ta karta nie pasuje, na wierzchu {top}.',
  'refused.order': 'Dama żąda koloru: wybierz go.',
  'refused.no-order': 'Koloru żąda tylko dama, i nie jako ostatnia karta.',
  'refused.enough': 'Masz dość kart, które pasują: połóż jedną.',
  'refused.nothing': 'W tym ruchu nie ma czego dobierać.',
  'refused.pass': 'Możesz położyć lub dobrać kartę, więc pasa nie ma.',

  // The rules, a screen at a time
  'rules.minute': 'W minutę',
  'rules.cards': 'Karty, które coś robią',
  'rules.counting': 'Liczenie',
  'rules.tips': 'Porady',
  'rules.table': 'Ten stół',
  'minute.head': 'Czeski dureń w minutę',
  'minute.fit': 'Połóż kartę tego samego koloru lub tej samej wartości co wierzch stosu.',
  'minute.queen': 'Dama pasuje na każdą kartę i żąda koloru.',
  'minute.draw':
    'Jeśli nic nie pasuje, dobieraj, aż coś będzie pasować. Dobierać możesz i tak, dopóki pasują mniej niż trzy twoje karty.',
  'minute.count': 'Kto nie ma już kart, kończy rundę, a pozostali liczą swoje.',
  'minute.end': 'Przy 100 punktach gra się kończy: kto ma najwięcej, jest durniem, kto najmniej, wygrywa.',
  'does.head': 'Karty, które coś robią',
  'does.ace': 'As: następny gracz traci kolej.',
  'does.six': '6: następny gracz dobiera jedną kartę i traci kolej.',
  'does.seven': '7: następny gracz dobiera dwie karty i traci kolej.',
  'does.king': 'Król kier: następny gracz dobiera pięć kart i traci kolej.',
  'does.queen': 'Dama: pasuje na wszystko i żąda koloru. Wtedy pasuje tylko ten kolor albo inna dama.',
  'does.none': 'Na nic z tego nie można odpowiedzieć: dzieje się od razu.',
  'counting.head': 'Liczenie',
  'counting.cards': 'As 11, król 4, dama 3, walet 2, pozostałe tyle, ile na nich stoi.',
  'counting.queen': 'Dama jako jedyna karta na ręce liczy się za 20.',
  'counting.winner': 'Kto wyszedł, nie liczy nic i zaczyna następną rundę.',
  'counting.stuck': 'Gdy wszyscy pasują albo runda zbytnio się dłuży, liczą wszyscy i nikt nie wyszedł.',
  'tips.head': 'Porady',
  'tips.dear': 'Wcześnie pozbądź się drogich kart: as na ręce liczy się za 11.',
  'tips.queen': 'Trzymaj damę na czas, gdy nic nie pasuje, ale nie jako jedyną kartę: sama liczy się za 20.',
  'tips.suit': 'Żądaj koloru, którego masz najwięcej.',
  'tips.few': 'Gdy następny gracz ma mało kart, połóż asa, szóstkę, siódemkę albo króla kier.',
  'tips.draw': 'Gdy pasują mniej niż trzy karty, możesz dobrać: większy wybór, ale i więcej do liczenia.',
  'table.head': 'Ten stół',
  'table.hand': '36 kart, każdemu po {hand, number}.',
  'table.opening':
    '{opening, select, anyCard {Zaczynający kładzie dowolną kartę.} other {Pierwszą kartę odkrywa się z talonu, a zaczynający na nią odpowiada.}}',
  'table.starter': '{starter, select, winner {Zwycięzca rundy zaczyna następną.} other {Rundy zaczyna się po kolei.}}',
  'table.recycle':
    '{recycle, select, shuffle {Gdy talon jest pusty, stos bez wierzchniej karty się tasuje.} other {Gdy talon jest pusty, stos bez wierzchniej karty się odwraca: pierwsza idzie najstarsza.}}',
  'table.limit': '{limit, select, one {Na ruch można dobrać jedną kartę.} other {Na ruch można dobrać dowolnie wiele kart.}}',
  'table.voluntary':
    '{draws, plural, =0 {Kto ma co położyć, nie dobiera.} one {Kto ma co położyć, może dobrać # kartę na ruch.} few {Kto ma co położyć, może dobrać # karty na ruch.} many {Kto ma co położyć, może dobrać # kart na ruch.} other {Kto ma co położyć, może dobrać # karty na ruch.}}',
  'table.last':
    '{last, select, yes {Szóstka, siódemka i król kier działają także jako ostatnia karta: następny gracz dobiera, potem wszyscy liczą.} other {Jako ostatnia karta rundy szóstka, siódemka i król kier nic nie robią.}}',
  'table.reset': 'Suma równa dokładnie 101 spada do 0.',
  'table.moves': 'Rundę liczy się najpóźniej po {moves, plural, one {# ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}.',
} satisfies Readonly<Record<keyof typeof en, string>>
