import type { kingsAndJokers as en } from '../en/kings-and-jokers.js'

/** Everything that Kings and Jokers says, in Brazilian Portuguese (ICU MessageFormat). Signed numbers come ready made, with a true minus. */
export const kingsAndJokers = {
  name: 'Kings and Jokers',
  board: 'Todas as partidas',
  options:
    'Um Rei ganha com 3 do seu naipe, um Curinga com {win, select, sole {2 em cada naipe} other {5}} da sua cor. Regra de vitória: nossa.',
  'standing.sum':
    '{wins, plural, one {# vitória} many {# vitórias} other {# vitórias}} em {games, plural, one {# partida} many {# partidas} other {# partidas}}',
  'standing.detail': '{king, number} como Rei, {joker, number} como Curinga, {lost, number} que todos perderam',

  // Cards and piles
  identity:
    '{card, select, KS {Rei de espadas} KC {Rei de paus} KH {Rei de copas} KD {Rei de ouros} RJ {Curinga vermelho} other {Curinga preto}}',
  challenge: '{rank, select, J {Valete} Q {Dama} other {{rank}}} de {suit, select, S {espadas} H {copas} D {ouros} other {paus}}',
  'challenge.colour': '{challenge} ({colour})',
  colour: '{colour, select, red {vermelho} other {preto}}',
  tool: '{colour, select, red {Vermelho} other {Preto}} {value}',
  suits:
    '{count, plural, one {{suit, select, S {espadas} H {copas} D {ouros} other {paus}}} many {{suit, select, S {espadas} H {copas} D {ouros} other {paus}}} other {{suit, select, S {espadas} H {copas} D {ouros} other {paus}}}}',
  pile: '{symbol} {count, number}',
  comma: '{before}, {next}',
  place: '{n, select, 1 {primeiro} 2 {segundo} 3 {terceiro} 4 {quarto} 5 {quinto} other {{n}º}}',

  // A turn, before everybody
  'turn.first': '{names}, hora de escolher uma ferramenta.',
  'turn.chosen':
    'Turno {turn, number}: {seats, plural, one {já escolheu} many {já escolheram} other {já escolheram}} {chosen, number} de {seats, number}.',
  'turn.challenge': 'Desafio: {challenge}',
  'turn.sum':
    'Ferramentas vermelhas {red, select, yes {somam} other {subtraem}}, pretas {red, select, yes {subtraem} other {somam}}, e {extras, number} ferramentas extras são misturadas. Acima de 0 passa.',
  passed: 'Passaram: {piles}',
  failed: 'Falharam: {count, number} de {most, number}',
  'record.head': 'Turno {turn, number}: {passed, select, yes {passou} other {falhou}} com {total}.',
  'record.challenge': '{challenge}:',
  'record.sum': '{tools} = {total}',

  // The end
  'end.won': '{name} ganha como {identity} 👑',
  'end.alone': '{name} ganha por conta própria como {identity} 👑',
  'end.together': '{names} ganham ao mesmo tempo 👑',
  'end.lost':
    '{seats, plural, one {{name} perde} many {Todo mundo perde} other {Todo mundo perde}}: {failures, select, 5 {cinco} other {{failures}}} falharam',
  'end.empty': '{seats, plural, one {{name} perde} many {Todo mundo perde} other {Todo mundo perde}}: não resta nenhum desafio',
  'end.king': 'O {nth} desafio de {suit} passou no turno {turn, number}.',
  'end.joker': 'O {nth} desafio em {colour} passou no turno {turn, number}.',
  'end.joker.each': 'No turno {turn, number} já tinham passado {each, number} de {one} e {each, number} de {other}.',
  'end.both': 'O {nth} desafio de {suit} foi o {mth} em {colour}.',
  'end.last': 'O {nth} foi {challenge}, {total}.',
  'end.last.empty': 'O último foi {challenge}, {total}.',
  'end.identity': '{name}: {identity}, {have, number} de {need, number}',
  'end.ours': 'A regra de vitória é nossa.',
  'over.won': '{name} ganha como {identity}.',
  'over.together': '{names} ganham ao mesmo tempo.',
  'over.lost': '{seats, plural, one {Você perde} many {Todo mundo perde} other {Todo mundo perde}}.',

  // The private panel
  'chosen.yet': 'Você escolheu {tool}. Pode trocar até todo mundo ter escolhido.',
  identified: 'Você é: {identity}.',
  'need.king': 'Você ganha quando {need, number} desafios de {suit} passam: {have, number} por enquanto.',
  'need.joker': 'Você ganha quando {need, number} desafios em {colour} passam: {have, number} por enquanto.',
  'need.joker.each':
    'Você ganha quando {each, number} desafios de {one} e {each, number} de {other} passam: {have, number} e {more, number} por enquanto.',
  hand: 'Suas ferramentas: {tools}.',
  choose:
    '{seats, plural, one {Escolha uma ferramenta:} many {Escolha uma ferramenta, ninguém vai saber de quem é:} other {Escolha uma ferramenta, ninguém vai saber de quem é:}}',
  away: 'A outra vai embora sem ninguém ver.',
  'last.turns': '{before} {next}',
  'last.turn': 'Turno {turn, number}: {total}, {passed, select, yes {passou} other {falhou}}.',
  cycle: 'Desde a última distribuição: {colours}',
  'cycle.colour': '{colour} {values}',
  'tool.adds': '{tool}: {worth}',
  'tool.chosen': '{tool}: escolhida',
  'last.none': 'Nenhum turno terminou ainda.',

  // Pictures
  'picture.rank': '{rank, select, J {J} Q {Q} K {K} other {{rank}}}',
  'picture.you': 'Você',
  'picture.challenge': 'Desafio',
  'picture.tools': 'Ferramentas',
  'picture.passed': 'Passaram',
  'picture.failed': 'Falharam',

  // What the house would do
  advice: 'A casa escolheria {tool}: {worth}.',
  'help.press': 'Tocar escolhe uma ferramenta. Até todo mundo ter escolhido, você pode tocar em outra.',
  'help.secret': 'Quem você é e o que escolhe ninguém fica sabendo; só a soma é mostrada.',

  // The lesson
  'coach.you': 'Você é: {identity}. Ninguém sabe, e você não sabe quem são os outros.',
  'coach.sum':
    'Agora um desafio: ferramentas da cor dele somam, as outras subtraem. Duas que ninguém vê são misturadas. Acima de 0 passa.',
  'coach.want': '{challenge} é o seu desafio: você quer que passe.',
  'coach.free': '{challenge} não é o seu desafio. Mas com cinco falhas todo mundo perde, então ajude se sair barato.',
  'coach.against': '{challenge} não é o seu desafio, e talvez ajude outra mão. Deixe falhar enquanto as falhas são poucas.',
  'coach.press': 'Toque em {tool}: {worth}. Ninguém vai saber que era sua.',
  'coach.passed': 'Passou com {total}: {tools}.',
  'coach.failed': 'Falhou com {total}: {tools}.',
  'coach.wait': 'Os outros escolhem. Você ainda pode tocar em outra ferramenta.',
  'coach.last': 'De três ferramentas sobra uma depois de dois turnos; então todo mundo recebe três novas.',
  'coach.won': 'Sua meta foi alcançada, e a partida acaba na hora: você ganha.',
  'coach.won.other': 'Alguém alcançou a meta antes, e a partida acaba na hora.',
  'coach.lost': 'O quinto desafio falhou: todo mundo perde, seja quem for.',
  'coach.ours': 'Um Rei precisa de 3 do seu naipe, um Curinga de 5 da sua cor. Pode-se dizer tudo, verdade ou não.',

  // Refusals
  'refused.moved-on': 'A mesa já seguiu em frente; nada foi jogado.',
  'refused.over': 'A partida acabou.',
  'refused.hand': 'Essa ferramenta não está mais na sua mão.',

  // The rules, a screen at a time
  'rules.minute': 'Em um minuto',
  'rules.tools': 'Ferramentas e turnos',
  'rules.winning': 'Ganhar',
  'rules.examples': 'Exemplos',
  'rules.tips': 'Dicas',
  'rules.table': 'Esta mesa',
  'minute.head': 'Kings and Jokers em um minuto',
  'minute.secret': 'Você é um Rei ou um Curinga. Ninguém mais sabe qual.',
  'minute.turn': 'A cada turno um desafio é virado, e todo mundo escolhe em segredo uma ferramenta da mão.',
  'minute.mixed': '2 ferramentas extras da pilha são misturadas; todas são embaralhadas, mostradas e somadas.',
  'minute.sum': 'Ferramentas da cor do desafio somam o seu número, as outras subtraem. Acima de 0 passa.',
  'minute.win': 'Um Rei quer que passem desafios do seu naipe, um Curinga os da sua cor.',
  'minute.lose': 'No quinto desafio que falha todo mundo perde, os Curingas também.',
  'tools.head': 'Ferramentas e turnos',
  'tools.cards':
    'As ferramentas são o Ás (1), 3, 5, 7 e 9 de cada naipe; os desafios são 2, 4, 6, 8, 10, Valete e Dama. Para a soma só conta a cor, e para a pilha só o naipe.',
  'tools.hand':
    'Você recebe 3 ferramentas para dois turnos. A terceira vai embora sem ninguém ver; depois todas as 20 são embaralhadas e dadas de novo.',
  'tools.change': 'Uma escolha pode ser trocada até todo mundo ter escolhido.',
  'tools.hidden': 'De quem eram as ferramentas, e quais duas ninguém jogou, nunca se conta.',
  'tools.zero': 'Uma soma de exatamente 0 falha.',
  'tools.six': 'Em seis, faltam ferramentas no segundo turno: as já mostradas são embaralhadas de novo na pilha.',
  'tools.talk': 'Diga o que quiser na mesa, seja verdade ou não.',
  'winning.head': 'Ganhar: uma regra da casa, nossa',
  'winning.lost':
    'As regras que chegaram até nós perderam a parte sobre como ganhar. Estes números são a nossa reconstrução, testada em muitas partidas.',
  'winning.first': 'Um Rei ganha quando passam 3 desafios do seu naipe, um Curinga quando passam 5 da sua cor.',
  'winning.shared': 'A partida acaba na hora. Um Rei e o Curinga da sua cor podem ganhar ao mesmo tempo.',
  'winning.sole': 'Com a opção “sole” um Curinga ganha com 2 em cada naipe da sua cor, e uma vitória nunca é dividida.',
  'winning.absent': 'Naipes cujo Rei ninguém tem podem passar quantas vezes quiserem.',
  'winning.fail': 'Na quinta falha todo mundo perde; isso, ao menos, as regras dizem.',
  'examples.head': 'Exemplos',
  'examples.one': 'Desafio 6 de paus (preto): vermelho 3, preto 9, vermelho 1 dão −3 +9 −1 = +5, então passa.',
  'examples.zero': 'Desafio Dama de copas (vermelho): vermelho 9, preto 9, vermelho 1, preto 1 dão 0, então falha.',
  'examples.colour': 'Para o 10 de ouros, copas também conta como vermelho: de uma ferramenta só importa a cor.',
  'examples.shared':
    'O terceiro desafio de copas é o quinto em vermelho: o Rei de copas e o Curinga vermelho ganham ao mesmo tempo.',
  'examples.alone':
    'Cinco passaram em preto, três deles de espadas, e ninguém é o Rei de espadas: o Curinga preto ganha por conta própria.',
  'tips.head': 'Dicas',
  'tips.help': 'Ninguém sabe de quem eram as ferramentas. Ajude onde isso ajuda você, sem deixar ninguém notar.',
  'tips.keep': 'Você escolhe duas de três ferramentas: uma alta da outra cor pode esperar pelo desafio que você quer ver falhar.',
  'tips.count':
    'Todas as 20 ferramentas passam a cada dois turnos. O que foi mostrado desde a distribuição não está mais em nenhuma mão.',
  'tips.fails': 'As primeiras falhas saem baratas. Depois da terceira todo mundo precisa ajudar, ou todos perdem.',
  'tips.others': 'Um naipe que passou duas vezes é de um Rei a quem talvez falte uma só carta.',
  'tips.talk': 'Pode-se dizer tudo, verdade ou não: pergunte quem quer o quê, e olhe as somas.',

  'table.head': 'Esta mesa',
  'table.first': 'Ganha quem chega antes: um Rei com 3 do seu naipe, um Curinga com 5 da sua cor. A vitória pode ser dividida.',
  'table.sole': 'Uma só vitória: um Rei com 3 do seu naipe, um Curinga com 2 em cada naipe da sua cor.',
  'table.ours': 'A regra de vitória é nossa: veja Ganhar.',
  'rules.credit': 'As regras de Kings and Jokers nas nossas próprias palavras.',
} satisfies Readonly<Record<keyof typeof en, string>>
