import type { kingsAndJokers as en } from '../en/kings-and-jokers.js'

/** Everything that Kings and Jokers says, in Spanish (ICU MessageFormat). Signed numbers come ready made, with a true minus. */
export const kingsAndJokers = {
  name: 'Kings and Jokers',
  board: 'Todas las partidas',
  options:
    'Un Rey gana con 3 de su palo, un Comodín con {win, select, sole {2 en cada palo} other {5}} de su color. Regla para ganar: la nuestra.',
  'standing.sum':
    '{wins, plural, one {# victoria} many {# victorias} other {# victorias}} en {games, plural, one {# partida} many {# partidas} other {# partidas}}',
  'standing.detail': '{king, number} como Rey, {joker, number} como Comodín, {lost, number} que perdieron todos',

  // Cards and piles
  identity:
    '{card, select, KS {Rey de picas} KC {Rey de tréboles} KH {Rey de corazones} KD {Rey de diamantes} RJ {Comodín rojo} other {Comodín negro}}',
  challenge:
    '{rank, select, J {Jota} Q {Reina} other {{rank}}} de {suit, select, S {picas} H {corazones} D {diamantes} other {tréboles}}',
  'challenge.colour': '{challenge} ({colour})',
  colour: '{colour, select, red {rojo} other {negro}}',
  tool: '{colour, select, red {Rojo} other {Negro}} {value}',
  suits:
    '{count, plural, one {{suit, select, S {picas} H {corazones} D {diamantes} other {tréboles}}} many {{suit, select, S {picas} H {corazones} D {diamantes} other {tréboles}}} other {{suit, select, S {picas} H {corazones} D {diamantes} other {tréboles}}}}',
  pile: '{symbol} {count, number}',
  comma: '{before}, {next}',
  place: '{n, select, 1 {primer} 2 {segundo} 3 {tercer} 4 {cuarto} 5 {quinto} other {{n}.º}}',

  // A turn, before everybody
  'turn.first': '{names}, a elegir una herramienta.',
  'turn.chosen':
    'Turno {turn, number}: {seats, plural, one {ya eligió} many {ya eligieron} other {ya eligieron}} {chosen, number} de {seats, number}.',
  'turn.challenge': 'Desafío: {challenge}',
  'turn.sum':
    'Las herramientas rojas {red, select, yes {suman} other {restan}}, las negras {red, select, yes {restan} other {suman}}, y se mezclan {extras, number} herramientas más. Por encima de 0 se supera.',
  passed: 'Superados: {piles}',
  failed: 'Fallados: {count, number} de {most, number}',
  'record.head': 'Turno {turn, number}: {passed, select, yes {superado} other {fallado}} con {total}.',
  'record.challenge': '{challenge}:',
  'record.sum': '{tools} = {total}',

  // The end
  'end.won': '{name} gana como {identity} 👑',
  'end.alone': '{name} gana en solitario como {identity} 👑',
  'end.together': '{names} ganan a la vez 👑',
  'end.lost':
    '{seats, plural, one {Pierde {name}} many {Pierde todo el mundo} other {Pierde todo el mundo}}: {failures, select, 5 {cinco} other {{failures}}} fallados',
  'end.empty':
    '{seats, plural, one {Pierde {name}} many {Pierde todo el mundo} other {Pierde todo el mundo}}: no queda ningún desafío',
  'end.king': 'El {nth} desafío de {suit} se superó en el turno {turn, number}.',
  'end.joker': 'El {nth} desafío en {colour} se superó en el turno {turn, number}.',
  'end.joker.each': 'En el turno {turn, number} ya se habían superado {each, number} de {one} y {each, number} de {other}.',
  'end.both': 'El {nth} desafío de {suit} fue el {mth} en {colour}.',
  'end.last': 'El {nth} fue {challenge}, {total}.',
  'end.last.empty': 'El último fue {challenge}, {total}.',
  'end.identity': '{name}: {identity}, {have, number} de {need, number}',
  'end.ours': 'La regla para ganar es nuestra.',
  'over.won': '{name} gana como {identity}.',
  'over.together': '{names} ganan a la vez.',
  'over.lost': '{seats, plural, one {Pierdes} many {Pierde todo el mundo} other {Pierde todo el mundo}}.',

  // The private panel
  'chosen.yet': 'Elegiste {tool}. Puedes cambiar hasta que todo el mundo haya elegido.',
  identified: 'Eres: {identity}.',
  'need.king': 'Ganas con {need, number} desafíos de {suit} superados: {have, number} por ahora.',
  'need.joker': 'Ganas con {need, number} desafíos superados en {colour}: {have, number} por ahora.',
  'need.joker.each':
    'Ganas con {each, number} desafíos de {one} y {each, number} de {other} superados: {have, number} y {more, number} por ahora.',
  hand: 'Tus herramientas: {tools}.',
  choose:
    '{seats, plural, one {Elige una herramienta:} many {Elige una herramienta, nadie sabrá de quién es:} other {Elige una herramienta, nadie sabrá de quién es:}}',
  away: 'La otra se va sin que nadie la vea.',
  'last.turns': '{before} {next}',
  'last.turn': 'Turno {turn, number}: {total}, {passed, select, yes {superado} other {fallado}}.',
  cycle: 'Desde el reparto: {colours}',
  'cycle.colour': '{colour} {values}',
  'tool.adds': '{tool}: {worth}',
  'tool.chosen': '{tool}: elegida',
  'last.none': 'Aún no ha terminado ningún turno.',

  // Pictures
  'picture.rank': '{rank, select, J {J} Q {Q} K {K} other {{rank}}}',
  'picture.you': 'Tú',
  'picture.challenge': 'Desafío',
  'picture.tools': 'Herramientas',
  'picture.passed': 'Superados',
  'picture.failed': 'Fallados',

  // What the house would do
  advice: 'La casa elegiría {tool}: {worth}.',
  'help.press': 'Al pulsar eliges una herramienta. Hasta que todo el mundo haya elegido puedes pulsar otra.',
  'help.secret': 'Quién eres y qué eliges no lo sabrá nadie; solo se muestra la suma.',

  // The lesson
  'coach.you': 'Eres: {identity}. Nadie lo sabe, y tú no sabes quiénes son los demás.',
  'coach.sum':
    'Llega un desafío: las herramientas de su color suman, las demás restan. Se mezclan dos que nadie ve. Por encima de 0 se supera.',
  'coach.want': '{challenge} es tu desafío: quieres que se supere.',
  'coach.free': '{challenge} no es tu desafío. Pero con cinco fallados pierde todo el mundo, así que ayuda si sale barato.',
  'coach.against': '{challenge} no es tu desafío, y quizá ayude a otra mano. Deja que falle mientras haya pocos fallados.',
  'coach.press': 'Pulsa {tool}: {worth}. Nadie sabrá que era tuya.',
  'coach.passed': 'Superado con {total}: {tools}.',
  'coach.failed': 'Fallado con {total}: {tools}.',
  'coach.wait': 'Los demás eligen. Aún puedes pulsar otra herramienta.',
  'coach.last': 'De tres herramientas sobra una tras dos turnos; luego todos reciben tres nuevas.',
  'coach.won': 'Alcanzaste tu meta, y la partida termina al momento: ganas.',
  'coach.won.other': 'Alguien alcanzó su meta antes, y la partida termina al momento.',
  'coach.lost': 'Falló el quinto desafío: pierde todo el mundo, sea quien sea.',
  'coach.ours': 'Un Rey necesita 3 de su palo, un Comodín 5 de su color. Se puede decir de todo, verdad o no.',

  // Refusals
  'refused.moved-on': 'La mesa ya siguió adelante; no se jugó nada.',
  'refused.over': 'La partida terminó.',
  'refused.hand': 'Esa herramienta ya no está en tu mano.',

  // The rules, a screen at a time
  'rules.minute': 'En un minuto',
  'rules.tools': 'Herramientas y turnos',
  'rules.winning': 'Ganar',
  'rules.examples': 'Ejemplos',
  'rules.tips': 'Consejos',
  'rules.table': 'Esta mesa',
  'minute.head': 'Kings and Jokers en un minuto',
  'minute.secret': 'Eres un Rey o un Comodín. Nadie más sabe cuál.',
  'minute.turn': 'Cada turno se descubre un desafío, y cada quien elige en secreto una herramienta de su mano.',
  'minute.mixed': 'Se añaden 2 herramientas de la pila; todas se mezclan, se muestran y se suman.',
  'minute.sum': 'Las herramientas del color del desafío suman su número, las demás lo restan. Por encima de 0 se supera.',
  'minute.win': 'Un Rey quiere que se superen desafíos de su palo, un Comodín los de su color.',
  'minute.lose': 'Con el quinto desafío fallado pierde todo el mundo, también los Comodines.',
  'tools.head': 'Herramientas y turnos',
  'tools.cards':
    'Las herramientas son el As (1), 3, 5, 7 y 9 de cada palo; los desafíos son 2, 4, 6, 8, 10, Jota y Reina. Para la suma solo cuenta el color, y para la pila solo el palo.',
  'tools.hand':
    'Recibes 3 herramientas para dos turnos. La tercera se va sin verse; luego las 20 se mezclan y se reparten de nuevo.',
  'tools.change': 'Una elección se puede cambiar hasta que todo el mundo haya elegido.',
  'tools.hidden': 'De quién eran las herramientas, y cuáles dos no jugó nadie, no se dice nunca.',
  'tools.zero': 'Una suma de 0 exacto falla.',
  'tools.six': 'Entre seis faltan herramientas en el segundo turno: las ya mostradas se mezclan de nuevo con la pila.',
  'tools.talk': 'Di lo que quieras en la mesa, sea verdad o no.',
  'winning.head': 'Ganar: una regla de la casa, nuestra',
  'winning.lost':
    'Las reglas tal como nos llegaron perdieron su parte sobre cómo ganar. Estos números son nuestra reconstrucción, probada en muchas partidas.',
  'winning.first': 'Un Rey gana con 3 desafíos superados de su palo, un Comodín con 5 de su color.',
  'winning.shared': 'La partida termina al momento. Un Rey y el Comodín de su color pueden ganar a la vez.',
  'winning.sole': 'Con la opción «sole» un Comodín gana con 2 en cada palo de su color, y la victoria nunca se comparte.',
  'winning.absent': 'Los palos cuyo Rey nadie tiene se pueden superar las veces que sea.',
  'winning.fail': 'Con el quinto fallo pierde todo el mundo; eso al menos lo dicen las reglas.',
  'examples.head': 'Ejemplos',
  'examples.one': 'Desafío 6 de tréboles (negro): rojo 3, negro 9, rojo 1 dan −3 +9 −1 = +5, así que se supera.',
  'examples.zero': 'Desafío Reina de corazones (rojo): rojo 9, negro 9, rojo 1, negro 1 dan 0, así que falla.',
  'examples.colour': 'Para el 10 de diamantes, corazones también cuenta como rojo: de una herramienta solo importa el color.',
  'examples.shared': 'El tercer desafío de corazones es el quinto en rojo: el Rey de corazones y el Comodín rojo ganan a la vez.',
  'examples.alone':
    'Cinco superados en negro, tres de ellos de picas, y nadie es el Rey de picas: el Comodín negro gana en solitario.',
  'tips.head': 'Consejos',
  'tips.help': 'Nadie sabe de quién eran las herramientas. Ayuda donde te ayude, y que no se note.',
  'tips.keep': 'Eliges dos de tres herramientas: una alta del otro color puede esperar al desafío que quieres que falle.',
  'tips.count': 'Las 20 herramientas pasan todas cada dos turnos. Lo que se mostró desde el reparto ya no está en ninguna mano.',
  'tips.fails': 'Los primeros fallos salen baratos. Tras el tercero tiene que ayudar todo el mundo, o todos pierden.',
  'tips.others': 'Un palo superado dos veces es de un Rey al que quizá le falta una sola carta.',
  'tips.talk': 'Se puede decir de todo, verdad o no: pregunta quién quiere qué, y mira las sumas.',

  'table.head': 'Esta mesa',
  'table.first': 'Gana quien llega antes: un Rey con 3 de su palo, un Comodín con 5 de su color. La victoria se puede compartir.',
  'table.sole': 'Una sola victoria: un Rey con 3 de su palo, un Comodín con 2 en cada palo de su color.',
  'table.ours': 'La regla para ganar es nuestra: mira Ganar.',
  'rules.credit': 'Las reglas de Kings and Jokers con nuestras propias palabras.',
} satisfies Readonly<Record<keyof typeof en, string>>
