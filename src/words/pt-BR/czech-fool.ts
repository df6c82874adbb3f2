import type { czechFool as en } from '../en/czech-fool.js'

/** Everything that the Czech Fool says, in Brazilian Portuguese (ICU MessageFormat). */
export const czechFool = {
  name: 'Durak tcheco',
  board: 'Todas as partidas',
  'standing.sum': '{games, plural, one {# partida} many {# partidas} other {# partidas}}',
  'standing.detail':
    'Bobo {fools, plural, =0 {nunca} one {# vez} many {# vezes} other {# vezes}}, {firsts, plural, =0 {nenhum primeiro lugar} one {# primeiro lugar} many {# primeiros lugares} other {# primeiros lugares}}',
  'options.all':
    '{hand, number} cartas por pessoa, {opening, select, anyCard {começa-se com qualquer carta} other {uma carta é virada}}, {recycle, select, shuffle {a pilha é embaralhada} other {a pilha é virada}} quando o monte acaba{limit, select, one {, uma compra por vez} other {}}.',

  // House rules to choose from
  'choice.hand': '{value} cartas por pessoa',
  'choice.opening': '{value, select, anyCard {Começa-se com qualquer carta} other {Uma carta é virada para começar}}',
  'choice.starter': '{value, select, winner {Quem ganha começa a rodada seguinte} other {Os lugares se revezam para começar}}',
  'choice.recycle': '{value, select, shuffle {A pilha é embaralhada e vira o novo monte} other {A pilha é virada como está}}',
  'choice.draw': '{value, select, none {Quantas compras quiser por vez} other {Uma compra por vez}}',
  'choice.last': '{value, select, yes {Um 6, 7 ou rei de copas vale também no fim} other {Pela última carta ninguém compra}}',
  'choice.reset': '{value, select, yes {101 pontos exatos voltam a 0} other {101 pontos são 101 pontos}}',

  // Cards and seats
  card: '{rank, select, J {J} Q {Q} K {K} A {A} other {{rank}}}{sign}',
  suit: '{sign} ({suit, select, S {espadas} H {copas} D {ouros} other {paus}})',
  'suit.button': '{sign} {suit, select, S {espadas} H {copas} D {ouros} other {paus}}',
  comma: '{before}, {next}',
  you: 'você',
  top: '{card}, naipe pedido {suit}',

  // A round in play, before everybody
  place: 'rodada {round}, até 100 pontos',
  'play.started': '{name} começa a rodada {round}.',
  'play.first': 'Rodada {round}: {name} joga qualquer carta.',
  'play.turn': 'Rodada {round}: vez de {name}, sobre {top}.',
  'turn.line': '{name}: {what}',
  'turn.drew': 'compra {cards, number}',
  'turn.asks': '{card}, pede {suit}',
  'turn.missed': 'perde a vez',
  'turn.passed': 'passa',
  cards: 'Cartas: {names}',
  'cards.one': '{name} {cards, number}',
  stock: 'Monte {stock, number}, pilha {pile, number}.',
  'stock.open': 'Monte {stock, number}, virado, pilha {pile, number}.',
  scores: 'Pontos: {names}',

  // A round that is over
  'record.out': 'Rodada {round}: {name} bate com {card} após {moves, plural, one {# jogada} many {# jogadas} other {# jogadas}}.',
  'record.counted':
    'A rodada {round} foi contada após {moves, plural, one {# jogada} many {# jogadas} other {# jogadas}}; ninguém bateu.',
  'record.given-up': 'A rodada {round} foi abandonada.',
  'round.head': 'Rodada {round}: {name} bate',
  'round.head.none': 'Rodada {round}: ninguém bate',
  'round.line': '{name}: {cards}',
  'round.figures': 'Esta rodada, total, cartas restantes',
  'end.won': '{name} ganha',
  'end.shared': '{names} dividem a vitória',
  'end.fool': '{names} {count, plural, one {é o Bobo} many {são os Bobos} other {são os Bobos}} 🃏 com {score, number}.',
  'end.resigned': '{name} desistiu e é o Bobo 🃏.',
  'end.crowned': '{name} 👑',
  'end.figures': 'Lugar, pontos após {rounds, plural, one {# rodada} many {# rodadas} other {# rodadas}}',

  // The private panel
  'turn.first': 'Sua vez: você começa a rodada {round} e joga qualquer carta.',
  'turn.on':
    'Sua vez sobre {top}: {rank, select, none {jogue {suit} ou uma dama} Q {jogue {suit} ou uma dama} other {jogue {suit}, {rank} ou uma dama}}.',
  'turn.none': 'Nada seu serve: compre até servir.',
  'turn.none.pass': 'Nada seu serve, e não há o que comprar.',
  'turn.enough': 'Com três cartas ou mais que servem, não se compra.',
  'turn.rest': 'Também na mão: {cards}.',
  'turn.press': 'Tocar joga a carta:',
  'turn.press.queen': 'Tocar joga a carta (uma dama pede um naipe):',
  'turn.draw': 'Comprar uma carta',
  'turn.pass': 'Passar',
  'queen.ask': '{card}: que naipe você pede?',
  'queen.hand': 'Você fica com {cards}.',
  'queen.back': 'Voltar',
  'wait.turn': 'Rodada {round}. Esperando {name}.',
  'wait.top': 'Na pilha: {top}.',
  'wait.empty': 'A pilha está vazia.',
  hand: '{cards, plural, =1 {Sua última carta} one {Sua carta} many {Suas # cartas} other {Suas # cartas}}: {names}.',
  last: 'Última rodada',
  'last.none': 'Nenhuma rodada terminou ainda.',

  // Pictures
  'picture.card':
    '{rank, select, A {ás} K {rei} Q {dama} J {valete} other {{rank}}} de {suit, select, S {espadas} H {copas} D {ouros} other {paus}}',
  'picture.open': 'Pode jogar agora: {cards}.',
  'picture.stock': 'Monte',
  'picture.pile': 'Pilha',
  'picture.round': 'Esta rodada',
  'picture.total': 'Total',
  'picture.growth': 'Totais por rodada',

  // What the house would do, and what is said the first time
  'advice.play': 'A casa jogaria {card}.',
  'advice.queen': 'A casa jogaria {card} e pediria {suit}.',
  'advice.draw': 'A casa compraria.',
  'advice.pass': 'A casa passaria.',
  'advice.resign': 'A casa desistiria.',
  'help.press': 'Tocar numa carta já joga a carta; uma dama pede um naipe antes.',
  'help.buttons': 'Só as cartas que servem têm botão. O resto da sua mão está escrito.',

  // Refusals
  'refused.over': 'A partida acabou.',
  'refused.turn': 'É a vez de {name}.',
  'refused.hand': 'Essa carta não está mais na sua mão.',
  'refused.match': 'Essa carta não serve sobre {top}.',
  'refused.order': 'Uma dama pede um naipe: escolha um.',
  'refused.no-order': 'Só uma dama pede um naipe, e não como última carta.',
  'refused.enough': 'Você tem cartas bastantes que servem: jogue uma.',
  'refused.nothing': 'Não há nada para comprar nesta vez.',
  'refused.pass': 'Você pode jogar ou comprar uma carta, então não se passa.',

  // The rules, a screen at a time
  'rules.minute': 'Em um minuto',
  'rules.cards': 'Cartas com efeito',
  'rules.counting': 'Contagem',
  'rules.tips': 'Dicas',
  'rules.table': 'Esta mesa',
  'minute.head': 'O Durak tcheco em um minuto',
  'minute.fit': 'Jogue uma carta do mesmo naipe ou do mesmo valor que a de cima da pilha.',
  'minute.queen': 'Uma dama vai sobre qualquer carta e pede um naipe.',
  'minute.draw': 'Se nada serve, compre até servir. Você também pode comprar enquanto menos de três das suas cartas servem.',
  'minute.count': 'Quem fica sem cartas acaba a rodada, e os outros contam as suas.',
  'minute.end': 'Com 100 pontos a partida acaba: quem tem mais é o Bobo, quem tem menos ganha.',
  'does.head': 'Cartas com efeito',
  'does.ace': 'Ás: o próximo lugar perde a vez.',
  'does.six': '6: o próximo lugar compra uma carta e perde a vez.',
  'does.seven': '7: o próximo lugar compra duas e perde a vez.',
  'does.king': 'Rei de copas: o próximo lugar compra cinco e perde a vez.',
  'does.queen': 'Dama: vai sobre tudo e pede um naipe. Então só serve esse naipe, ou outra dama.',
  'does.none': 'Nada disso pode ser respondido: acontece na hora.',
  'counting.head': 'Contagem',
  'counting.cards': 'Ás 11, rei 4, dama 3, valete 2, as outras o que está escrito nelas.',
  'counting.queen': 'Uma dama como única carta restante conta 20.',
  'counting.winner': 'Quem bateu não conta nada e começa a rodada seguinte.',
  'counting.stuck': 'Quando todo mundo passa, ou uma rodada demora demais, todo mundo conta e ninguém bateu.',
  'tips.head': 'Dicas',
  'tips.dear': 'Livre-se cedo das cartas caras: um ás na mão custa 11.',
  'tips.queen': 'Guarde uma dama para quando nada servir, mas não como única carta: sozinha ela conta 20.',
  'tips.suit': 'Peça o naipe de que você mais tem.',
  'tips.few': 'Quando o próximo lugar tem poucas cartas, jogue um ás, um seis, um sete ou o rei de copas.',
  'tips.draw': 'Se menos de três das suas cartas servem, você pode comprar: mais escolha, mas mais a contar.',

  'table.head': 'Esta mesa',
  'table.hand': '36 cartas, {hand, number} por pessoa.',
  'table.opening':
    '{opening, select, anyCard {Quem começa joga qualquer carta.} other {Uma carta é virada, e quem começa responde a ela.}}',
  'table.starter':
    '{starter, select, winner {Quem ganha uma rodada começa a seguinte.} other {Cada lugar começa uma rodada por sua vez.}}',
  'table.recycle':
    '{recycle, select, shuffle {Quando o monte acaba, a pilha é embaralhada, menos a carta de cima.} other {Quando o monte acaba, a pilha é virada, menos a carta de cima, a carta mais antiga primeiro.}}',
  'table.limit':
    '{limit, select, one {Uma carta pode ser comprada por vez.} other {Podem ser compradas quantas cartas se quiser por vez.}}',
  'table.voluntary':
    '{draws, plural, =0 {Quem pode jogar uma carta não compra.} one {Quem poderia jogar pode comprar # carta por vez.} many {Quem poderia jogar pode comprar # cartas por vez.} other {Quem poderia jogar pode comprar # cartas por vez.}}',
  'table.last':
    '{last, select, yes {Um 6, um 7 ou o rei de copas vale também como última carta: o próximo lugar compra, e depois se conta.} other {Como última carta de uma rodada, um 6, um 7 ou o rei de copas não faz nada.}}',
  'table.reset': 'Um total de exatos 101 volta a 0.',
  'table.moves': 'Uma rodada é contada no máximo após {moves, number} jogadas.',
} satisfies Readonly<Record<keyof typeof en, string>>
