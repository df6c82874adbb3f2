import type { chineseFool as en } from '../en/chinese-fool.js'

/** Everything that the Chinese Fool says, in Polish. */
export const chineseFool = {
  name: 'Chiński dureń',
  board: 'Wszystkie gry',
  'standing.sum': '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}',
  'standing.detail':
    '{fools, plural, =0 {Nigdy dureń} one {Dureń # raz} few {Dureń # razy} many {Dureń # razy} other {Dureń # raza}}, {firsts, plural, =0 {brak pierwszych miejsc} one {# pierwsze miejsce} few {# pierwsze miejsca} many {# pierwszych miejsc} other {# pierwszego miejsca}}',
  'options.all':
    '{deck, plural, one {# karta} few {# karty} many {# kart} other {# karty}}, {lead, select, lowestTrump {zaczyna najniższy pik} nineDiamonds {zaczyna dziewiątka karo} other {kto zaczyna, wybrano}}, {take, select, yes {brać można zawsze} other {kto może bić, musi bić}}.',

  // House rules to choose from
  'choice.deck': 'Kart w talii: {value}',
  'choice.lead':
    '{value, select, lowestTrump {Najniższy pik zaczyna} nineDiamonds {Dziewiątka karo zaczyna} other {Pierwsze miejsce zaczyna}}',
  'choice.take': '{value, select, yes {Brać można zawsze} other {Kto może bić, musi bić}}',

  // Cards and seats
  card: '{rank, select, J {W} Q {D} K {K} A {A} other {{rank}}}{sign}',
  comma: '{before}, {next}',
  you: 'ty',
  laid: '{name} {card}',
  sentence: '{text}.',
  place: '{place, selectordinal, other {#. miejsce}}',
  'place.of': '{place}: {name}',

  // A pile in play, before everybody
  'pile.trump': 'atut {sign} (piki)',
  'pile.led': '{name} zaczyna stos {pile}.',
  'pile.lead': 'Stos {pile}: zaczyna {name}.',
  'pile.turn': 'Stos {pile}: {name} bije {card}.',
  'pile.line': '{name}: {card}',
  'pile.size': 'Stos schodzi, gdy ma {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'pile.taken': 'Wzięte od spodu: {cards}.',
  'pile.taken.more':
    'Wzięte od spodu: {cards}, a wcześniej jeszcze {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.',
  cards: 'Karty: {names}',
  'cards.one': '{name} {cards, number}',
  'cards.out': '{name} bez kart, {place}',
  'deal.dealer': '{name} rozdaje i prosi sąsiada o zdjęcie czapki z durnia (o przełożenie kart).',
  'deal.lowest': 'Zaczyna {name}, najniższy atut {card}.',
  'deal.nine': 'Zaczyna {name}, {card}.',
  'deal.chosen': 'Zaczyna {name}.',

  // A pile that is over
  'record.cards':
    'Stos {pile}: kończy {name}, odrzucone {cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.',
  'record.old':
    'Stos {pile}: odrzucone {cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}}{taken, plural, =0 {} one {, wzięta #} few {, wzięte #} many {, wziętych #} other {, wzięte #}}.',
  'record.out': 'Stos {pile}: {name} wychodzi i kończy grę.',
  'record.given-up': 'Stos {pile} nie został dograny.',

  // The end
  'end.fool': 'Dureń: {name} 🃏',
  'end.draw': 'Remis: durnia nie ma',
  'end.left': '{name} zostaje z kartami {cards}.',
  'end.resigned': '{name} się poddaje.',
  'end.in': '{count, plural, one {W grze zostaje} few {W grze zostają} many {W grze zostają} other {W grze zostają}} {names}.',
  'end.quiet': 'Z rzędu wzięto {takes, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} i nic się nie ruszyło.',
  'end.deals': 'Następnym razem rozdaje {name}.',
  'over.fool': 'Dureń: {name}.',

  // The private panel
  'turn.lead': 'Zaczynasz stos {pile}. Atut {sign}.',
  'turn.beat': '{name} kładzie {card}: bij albo weź od spodu {bottom}.',
  'turn.must': '{name} kładzie {card}: możesz bić, więc musisz.',
  'turn.cannot': '{name} kładzie {card}, nie masz czym bić: weź od spodu {bottom}.',
  'turn.next': 'Po tobie gra {name}.',
  'turn.goes': 'Po twojej karcie stos schodzi i znów zaczynasz.',
  'turn.out': 'Z ostatnią kartą wychodzisz.',
  'turn.rest': 'Poza tym na ręce: {cards}.',
  'turn.press': 'Naciśnięcie od razu kładzie kartę:',
  'turn.press.many':
    '{cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}}. Naciśnięcie od razu kładzie kartę:',
  'turn.pages':
    '{first, select, J {W} Q {D} K {K} A {A} other {{first}}} – {last, select, J {W} Q {D} K {K} A {A} other {{last}}}',
  'turn.take': 'Weź {card}',
  'wait.turn': 'Stos {pile}. Gra {name}.',
  'wait.pile': 'Na stosie: {cards}.',
  'wait.empty': 'Stos jest pusty.',
  'wait.out': 'Jesteś poza grą, {place}.',
  hand: '{cards, plural, one {Twoja ostatnia karta} few {Twoje # karty} many {Twoje # kart} other {Twoje # karty}}: {names}.',
  last: 'Ostatni stos',
  'last.none': 'Żaden stos jeszcze nie zszedł.',

  // Pictures
  'picture.card':
    '{rank, select, A {as} K {król} Q {dama} J {walet} other {{rank}}} {suit, select, S {pik} H {kier} D {karo} other {trefl}}',
  'picture.open': 'Można zagrać: {cards}.',
  'picture.discard': 'Odrzucone',

  // What the house would do, and what is said the first time
  'advice.play': 'Bot położyłby {card}.',
  'advice.take': 'Bot wziąłby kartę od spodu.',
  'advice.resign': 'Bot poddałby grę.',
  'help.press': 'Naciśnięcie od razu kładzie kartę.',
  'help.buttons': 'Przyciski mają tylko karty, które biją wierzch stosu. Reszta ręki stoi w słowach.',

  // Refusals
  'refused.over': 'Gra jest skończona.',
  'refused.turn': 'Teraz gra {name}.',
  'refused.out': 'Jesteś już poza grą, nie ma czego poddawać.',
  'refused.hand': 'Tej karty nie masz już na ręce.',
  'refused.beat': 'Ta karta nie bije {card}. Piki biją kiery i kara; trefle biją tylko trefle.',
  'refused.nothing': 'Stos jest pusty: nie ma czego brać, połóż kartę.',
  'refused.must': 'Możesz bić {card}, a przy tym stole kto może bić, musi bić.',

  'clash.deck':
    '{seats, plural, =7 {Siedmiu} =8 {Ośmiu} one {#} few {#} many {#} other {#}} graczy to za dużo na 36 kart: wybierz 52.',
  'clash.seat': 'Zacząć ma miejsce {seat, number}, a graczy jest {seats, number}: wybierz zajęte miejsce.',

  // The rules, a screen at a time
  'rules.minute': 'W minutę',
  'rules.beating': 'Co bije co',
  'rules.tips': 'Porady',
  'rules.table': 'Ten stół',
  'minute.head': 'Chiński dureń w minutę',
  'minute.deal': 'Rozdaje się wszystkie karty. Kto na końcu zostaje z kartami, jest durniem.',
  'minute.ring': 'Zaczynający kładzie kartę. Następny gracz ją bije, kolejny bije tamtą i tak dookoła stołu.',
  'minute.take': 'Albo bierzesz jedną kartę, najniżej leżącą na stosie, a następny gracz ma do bicia tę samą wierzchnią.',
  'minute.gone': 'Gdy stos ma tyle kart, ilu zostało graczy, schodzi, a zaczyna ten, czyja karta była ostatnia.',
  'minute.out': 'Bez kart wychodzisz, a stos potrzebuje o jedną kartę mniej.',
  'beating.head': 'Co bije co',
  'beating.order':
    'Od najniższej do najwyższej: 6 7 8 9 W D K 10 A. Dziesiątka stoi nad królem. W talii 52 kart niżej są od 2 do 5.',
  'beating.suit': 'Bije wyższa karta tego samego koloru.',
  'beating.spades': 'Piki są zawsze atutami: każdy pik bije każdego kiera i każde karo.',
  'beating.clubs': 'Trefle stoją osobno: trefla bije tylko trefl, a trefl nie bije niczego innego.',
  'beating.draw': 'Gdy karty bierze się raz za razem i nic innego się nie dzieje, ci, którzy zostali, remisują.',
  'tips.head': 'Porady',
  'tips.low': 'Najpierw pozbądź się niskich kart, a piki trzymaj na to, czego nie bije nic innego.',
  'tips.clubs': 'Trefl na wierzchu zatrzymuje wszystkich bez wyższego trefla. Trzymaj na to jednego.',
  'tips.take': 'Karta, którą bierzesz, leży odkryta: dobra karta od spodu bywa warta kolejki.',
  'tips.last': 'Kto kładzie ostatnią kartę stosu, zaczyna następny: licz, ilu kart mu trzeba.',
  'table.head': 'Ten stół',
  'table.deck': '{deck, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.',
  'table.lead':
    '{lead, select, lowestTrump {Zaczyna ten, kto ma najniższego pika.} nineDiamonds {Zaczyna ten, kto ma dziewiątkę karo.} other {Kto zaczyna, wybrano wcześniej.}}',
  'table.take': '{take, select, yes {Brać można także wtedy, gdy jest czym bić.} other {Kto może bić, musi bić.}}',
  'table.draw':
    'Remis, gdy na każdego pozostałego gracza karty wzięto z rzędu {takes, plural, one {# raz} few {# razy} many {# razy} other {# raza}}.',
} satisfies Readonly<Record<keyof typeof en, string>>
