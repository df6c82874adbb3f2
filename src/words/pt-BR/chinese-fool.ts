import type { chineseFool as en } from '../en/chinese-fool.js'

/** Everything that the Chinese Fool says, in Brazilian Portuguese (ICU MessageFormat). */
export const chineseFool = {
  name: 'Durak chinês',
  board: 'Todas as partidas',
  'standing.sum': '{games, plural, one {# partida} many {# partidas} other {# partidas}}',
  'standing.detail':
    'Bobo {fools, plural, =0 {nunca} one {# vez} many {# vezes} other {# vezes}}, {firsts, plural, =0 {nenhum primeiro lugar} one {# primeiro lugar} many {# primeiros lugares} other {# primeiros lugares}}',
  'options.all':
    '{deck, number} cartas, {lead, select, lowestTrump {a menor de espadas sai} nineDiamonds {o nove de ouros sai} other {a saída está combinada}}, {take, select, yes {sempre se pode pegar} other {quem pode vencer tem que vencer}}.',

  // House rules to choose from
  'choice.deck': '{value} cartas',
  'choice.lead':
    '{value, select, lowestTrump {A menor de espadas sai} nineDiamonds {O nove de ouros sai} other {O primeiro lugar sai}}',
  'choice.take': '{value, select, yes {Sempre se pode pegar} other {Quem pode vencer tem que vencer}}',

  // Cards and seats
  card: '{rank, select, J {J} Q {Q} K {K} A {A} other {{rank}}}{sign}',
  comma: '{before}, {next}',
  you: 'você',
  laid: '{name} {card}',
  sentence: '{text}.',
  place: '{place, selectordinal, other {#º lugar}}',
  'place.of': '{place}: {name}',

  // A pile in play, before everybody
  'pile.trump': 'trunfo {sign} (espadas)',
  'pile.led': '{name} sai na pilha {pile}.',
  'pile.lead': 'Pilha {pile}: {name} sai.',
  'pile.turn': 'Pilha {pile}: {name} precisa vencer {card}.',
  'pile.line': '{name}: {card}',
  'pile.size': 'A pilha vai embora com {cards, plural, one {# carta} many {# cartas} other {# cartas}}.',
  'pile.taken': 'Cartas pegas de baixo: {cards}.',
  'pile.taken.more': 'Cartas pegas de baixo: {cards}, e {count, plural, one {# carta} many {# cartas} other {# cartas}} antes.',
  cards: 'Cartas: {names}',
  'cards.one': '{name} {cards, number}',
  'cards.out': '{name} terminou ({place})',
  'deal.dealer': '{name} dá as cartas e pede ao lugar vizinho para tirar o chapéu do Bobo (cortar).',
  'deal.lowest': '{name} sai com o menor trunfo, {card}.',
  'deal.nine': '{name} sai com {card}.',
  'deal.chosen': '{name} sai.',

  // A pile that is over
  'record.cards':
    'Pilha {pile}: {name} completa, {cards, plural, one {# carta descartada} many {# cartas descartadas} other {# cartas descartadas}}.',
  'record.old':
    'Pilha {pile}: {cards, plural, one {# carta descartada} many {# cartas descartadas} other {# cartas descartadas}}{taken, plural, =0 {} one {, # pega} many {, # pegas} other {, # pegas}}.',
  'record.out': 'Pilha {pile}: {name} fica sem cartas e acaba a partida.',
  'record.given-up': 'A pilha {pile} foi abandonada.',

  // The end
  'end.fool': '{name} é o Bobo 🃏',
  'end.draw': 'Empate: ninguém é o Bobo',
  'end.left': '{name} fica com {cards}.',
  'end.resigned': '{name} desistiu.',
  'end.in': '{names} ainda {count, plural, one {jogava} many {jogavam} other {jogavam}}.',
  'end.quiet': '{takes, number} cartas seguidas foram pegas e nada andou.',
  'end.deals': 'Na próxima vez {name} dá as cartas.',
  'over.fool': '{name} é o Bobo.',

  // The private panel
  'turn.lead': 'Você sai na pilha {pile}. Trunfo {sign}.',
  'turn.beat': '{name} jogou {card}: vença, ou pegue {bottom} de baixo.',
  'turn.must': '{name} jogou {card}: você pode vencer, então tem que vencer.',
  'turn.cannot': '{name} jogou {card}, e nenhuma carta sua vence: pegue {bottom} de baixo.',
  'turn.next': 'Depois é a vez de {name}.',
  'turn.goes': 'Com a sua carta a pilha vai embora, e a saída é sua.',
  'turn.out': 'Com a sua última carta você termina.',
  'turn.rest': 'Também na mão: {cards}.',
  'turn.press': 'Tocar joga a carta:',
  'turn.press.many': '{cards, number} cartas. Tocar joga a carta:',
  'turn.pages': '{first} a {last}',
  'turn.take': 'Pegar {card}',
  'wait.turn': 'Pilha {pile}. Esperando {name}.',
  'wait.pile': 'Na pilha: {cards}.',
  'wait.empty': 'A pilha está vazia.',
  'wait.out': 'Você terminou, {place}.',
  hand: '{cards, plural, =1 {Sua última carta} one {Sua carta} many {Suas # cartas} other {Suas # cartas}}: {names}.',
  last: 'Última pilha',
  'last.none': 'Nenhuma pilha está completa ainda.',

  // Pictures
  'picture.card':
    '{rank, select, A {ás} K {rei} Q {dama} J {valete} other {{rank}}} de {suit, select, S {espadas} H {copas} D {ouros} other {paus}}',
  'picture.open': 'Pode jogar agora: {cards}.',
  'picture.discard': 'Descarte',

  // What the house would do, and what is said the first time
  'advice.play': 'A casa jogaria {card}.',
  'advice.take': 'A casa pegaria de baixo.',
  'advice.resign': 'A casa desistiria.',
  'help.press': 'Tocar numa carta já joga a carta.',
  'help.buttons': 'Só as cartas que vencem a de cima têm botão. O resto da sua mão está escrito.',

  // Refusals
  'refused.over': 'A partida acabou.',
  'refused.turn': 'É a vez de {name}.',
  'refused.out': 'Você terminou e não tem do que desistir.',
  'refused.hand': 'Essa carta não está mais na sua mão.',
  'refused.beat': 'Essa carta não vence {card}. Espadas vence copas e ouros; paus só vence paus.',
  'refused.nothing': 'A pilha está vazia: não há nada para pegar, então jogue uma carta.',
  'refused.must': 'Você pode vencer {card}, e nesta mesa quem pode vencer tem que vencer.',

  'clash.deck': '{seats, plural, =7 {Sete} =8 {Oito} one {#} many {#} other {#}} pessoas são demais para 36 cartas: escolha 52.',
  'clash.seat': 'O lugar {seat, number} ia sair, mas só há {seats, number}: escolha um deles.',

  // The rules, a screen at a time
  'rules.minute': 'Em um minuto',
  'rules.beating': 'O que vence o quê',
  'rules.tips': 'Dicas',
  'rules.table': 'Esta mesa',
  'minute.head': 'O Durak chinês em um minuto',
  'minute.deal': 'Todas as cartas são dadas. Quem ficar com cartas no fim é o Bobo.',
  'minute.ring':
    'Quem sai joga uma carta. O próximo lugar vence essa carta, o seguinte vence a dele, e assim por diante em volta da mesa.',
  'minute.take': 'Ou você pega uma carta, a de baixo da pilha, e o próximo lugar precisa vencer a mesma carta de cima.',
  'minute.gone': 'Quando a pilha tem tantas cartas quantas mãos ainda jogam, ela vai embora, e sai quem jogou a última carta.',
  'minute.out': 'Sem cartas você termina, e as pilhas precisam de uma carta a menos.',
  'beating.head': 'O que vence o quê',
  'beating.order': 'Da menor para a maior: 6 7 8 9 J Q K 10 A. O dez fica acima do rei. Com 52 cartas, de 2 a 5 vêm abaixo.',
  'beating.suit': 'Uma carta maior do mesmo naipe vence.',
  'beating.spades': 'Espadas é sempre trunfo: qualquer carta de espadas vence qualquer uma de copas ou ouros.',
  'beating.clubs': 'Paus fica à parte: só paus vence paus, e não vence nenhum outro naipe.',
  'beating.draw': 'Quando só se pega carta e nada mais acontece, quem resta empata.',
  'tips.head': 'Dicas',
  'tips.low': 'Livre-se primeiro das cartas baixas, e guarde espadas para o que nada mais vence.',
  'tips.clubs': 'Uma carta de paus em cima para quem não tem paus maior. Guarde uma para isso.',
  'tips.take': 'A carta que você pegaria está à vista: uma boa de baixo pode valer a vez.',
  'tips.last': 'Quem joga a última carta de uma pilha sai na próxima: conte quantas faltam.',

  'table.head': 'Esta mesa',
  'table.deck': '{deck, number} cartas.',
  'table.lead':
    '{lead, select, lowestTrump {Sai quem tem a menor de espadas.} nineDiamonds {Sai quem tem o nove de ouros.} other {Quem sai foi combinado antes.}}',
  'table.take': '{take, select, yes {Você pode pegar mesmo podendo vencer.} other {Quem pode vencer tem que vencer.}}',
  'table.draw':
    'Empate se pegarem {takes, plural, one {# vez seguida} many {# vezes seguidas} other {# vezes seguidas}} por mão ainda em jogo.',
} satisfies Readonly<Record<keyof typeof en, string>>
