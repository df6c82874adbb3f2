import type { foolishFaces as en } from '../en/foolish-faces.js'

/** Everything that Foolish Faces says, in Spanish (ICU MessageFormat). Cards never have a suit: suits do not matter here. */
export const foolishFaces = {
  name: 'Foolish Faces',
  board: '{board, select, full {Partidas completas} other {Rondas sueltas}}',
  'standing.sum': '{points, plural, one {# punto} many {# puntos} other {# puntos}}',
  'standing.detail':
    '{wins, plural, one {# victoria} many {# victorias} other {# victorias}} en {games, plural, one {# partida} many {# partidas} other {# partidas}}, {average, number, ::.0} por partida',
  'options.length': '{length, select, full {Partida completa} other {Ronda suelta}}',
  'options.rounds': 'Partida completa ({rounds, plural, one {# ronda} many {# rondas} other {# rondas}})',
  'options.all': '{length}, Aguafiestas {crasher, select, on {sí} other {no}}.',

  // Cards, and cards on the table
  rank: '{rank, select, A {As} J {Jota} Q {Reina} K {Rey} joker {Comodín} other {{rank}}}',
  comma: '{before}, {next}',
  'card.down': 'boca abajo',
  'card.hidden': 'carta',
  'card.hidden.long': 'carta boca abajo',
  'card.covered': '{card} (bajo una Reina)',
  'card.queen': 'Reina (tapa {target})',
  'card.queen.covered': 'Reina (tapa {target}, tapada)',
  'card.king': 'Rey (nombra: {name})',
  'card.king.covered': 'Rey (nombra: {name}; tapado)',
  'card.own.down': '{card} boca abajo',
  owned: '{card} de {name}',
  'owned.you': 'tu {card}',
  you: 'tú',
  played: '{name} {card}',
  'played.you-first': 'Tú {card}',
  sentence: '{text}.',

  // A trick in play, before everybody
  place: 'ronda {round} de {rounds}',
  'trick.led': '{name} sale en la baza {trick} de {tricks}.',
  'trick.turn': 'Baza {trick} de {tricks}: le toca a {name}.',
  'trick.line': '{name}: {card}',
  'trick.next': '{name}: le toca',
  'trick.then': 'luego {names}',
  'trick.so-far': 'Por ahora se la lleva {name}.',
  'trick.so-far.you': 'Por ahora te la llevas tú.',
  'score.head': 'Puntos, luego esta ronda:',
  'score.line': '{who} {score}, {taken}',
  'score.hat': '{who} 🃏 Bufón, {score}, {taken}',
  'score.taken':
    '{tricks, plural, =0 {ninguna baza} one {# baza, {points, number} boca arriba} many {# bazas, {points, number} boca arriba} other {# bazas, {points, number} boca arriba}}',
  stock: 'Mazo: {cards}',
  'stock.joker': 'Mazo: {cards}. Hay un Bufón solitario.',

  // A trick that is over
  'record.took': 'Baza {trick}: {name} se lleva {points, plural, one {# punto} many {# puntos} other {# puntos}}.',
  'record.given-up': 'La baza {trick} quedó a medias.',
  'why.king': 'El Rey de {name} nombra a {named}.',
  'why.kings':
    '{kings, plural, =2 {Dos} =3 {Tres} =4 {Cuatro} many {#} other {#}} Reyes: el de {name} fue el primero y nombra a {named}.',
  'why.highest': 'La carta más alta {covered, select, yes {que queda } other {}}es {card}.',
  'why.tie':
    '{cards, plural, =2 {Dos veces} =3 {Tres veces} =4 {Cuatro veces} many {# veces} other {# veces}} {card}: {name} llegó antes.',
  'why.lowest':
    '{jacks, plural, =1 {Una Jota} =3 {Tres Jotas} many {# Jotas} other {# Jotas}}, así que se la lleva la más baja: {name} tiene la {downs, plural, =1 {} many {primera } other {primera }}carta boca abajo.',
  'why.cancel': '{jacks, plural, =2 {Dos Jotas} =4 {Cuatro Jotas} many {# Jotas} other {# Jotas}} se anulan: {why}',
  'why.cancel.highest': 'la carta más alta {covered, select, yes {que queda } other {}}es {card}.',
  'why.cancel.tie':
    '{cards, plural, =2 {dos veces} =3 {tres veces} =4 {cuatro veces} many {# veces} other {# veces}} {card}, {name} llegó antes.',
  'why.cancel.down':
    'ningún número boca arriba cuenta, {name} tiene la {downs, plural, =1 {} many {primera } other {primera }}carta boca abajo.',
  'why.down':
    'Ningún número boca arriba cuenta: {name} tiene la {downs, plural, =1 {} many {primera } other {primera }}carta boca abajo.',

  // The end of a round and of the game
  'round.head':
    'Ronda {round}: {fools, plural, =1 {Bufón} many {Bufones} other {Bufones}} {foolTotal, number}, Corte {courtTotal, number}',
  'round.sum':
    'Ronda {round}: {fools, plural, =1 {Bufón} many {Bufones} other {Bufones}} {foolTotal, number}, Corte {courtTotal, number}.',
  'round.fools': 'Bufones 🃏: {names}. Mazo {stock, number}, bazas {taken, number}.',
  'round.lone': 'Bufón solitario 🃏: {name}.',
  'round.lone.sum': 'Mazo {stock, number} y bazas {taken, number}, por {times, number}: {total, number}.',
  'round.lone.short': 'Bufón solitario 🃏: {names}. Mazo {stock, number}, bazas {taken, number}.',
  'round.court': 'Corte: {names}. Bazas {taken, number}.',
  'round.bonus': 'Ninguna baza: {bonuses}.',
  'round.bonus.one': '{name} +{bonus, number}',
  'round.crash': 'Ronda {round}: {name} aguó la fiesta. Cartas mostradas: {cards}.',
  'round.figures': 'Esta ronda, total',
  'end.won': 'Gana {name}',
  'end.shared': '{names} comparten la victoria',
  'end.crowned': '{name} 👑',
  'end.figures': 'Puesto, puntos tras {rounds, plural, one {# ronda} many {# rondas} other {# rondas}}',
  'over.won': 'Gana {name} con {score}.',
  'over.shared': '{names} comparten la victoria con {score}.',

  // The private panel
  'turn.lead': 'Te toca: sales en la baza {trick} de {tricks}.',
  'turn.follow':
    'Te toca: baza {trick} de {tricks}, juegas en {place, select, 2 {segundo} 3 {tercer} 4 {cuarto} 5 {quinto} other {último}} lugar.',
  'turn.pick': 'Elige una carta:',
  'turn.must-up': 'Esta baza aún no tiene ninguna carta boca arriba, así que la última debe ir boca arriba.',
  'turn.must-down': 'Juegas al final y todas las cartas están boca arriba, así que la tuya va boca abajo.',
  'turn.must-down.covered': 'Juegas al final y ninguna carta boca abajo cuenta, así que la tuya va boca abajo.',
  'turn.must-down.free': 'Juegas al final y ninguna carta boca abajo cuenta: juega boca abajo, o libera una con una Reina.',
  'wait.turn': 'Baza {trick} de {tricks}. Falta {name}.',
  'wait.played': 'Jugaste {card}. Falta {name}.',
  'you.played': 'Jugaste {card}.',
  'order.leads': 'Sale {name}, luego {names}.',
  'order.you-lead': 'Sales tú, luego {names}.',
  'order.you': '{plays}, tú, luego {names}.',
  'order.you-last': '{plays}. Juegas al final.',
  'order.others': '{plays}, luego {names}.',
  'order.so-far': '{order} Por ahora {name}.',
  hand: '{cards, plural, =0 {No te quedan cartas en esta ronda.} =1 {Tu última carta: {names}.} many {Tus # cartas: {names}.} other {Tus # cartas: {names}.}}',
  downs: 'Jugaste boca abajo: {cards}.',
  'downs.earlier': 'Antes, boca abajo: {rounds}.',
  'downs.round': 'ronda {round}: {cards}',
  'downs.one': '{card} (baza {trick})',

  'role.fool': 'Eres un Bufón 🃏. Hay otro más.',
  'role.fool.known': 'Eres un Bufón 🃏. {name} es el otro Bufón.',
  'role.fool.long': 'Eres un Bufón 🃏: tienes un Comodín, otra mano tiene el segundo. Puntúan en equipo, y el mazo es suyo.',
  'role.fool.long.known':
    'Eres un Bufón 🃏: tienes un Comodín, otra mano tiene el segundo. Puntúan en equipo, y el mazo es suyo. {name} es el otro Bufón.',
  'role.lone': 'Eres el Bufón solitario 🃏.',
  'role.lone.long':
    'Eres el Bufón solitario 🃏: tienes {jokers, plural, =2 {ambos Comodines} many {un Comodín, el otro está en el mazo} other {un Comodín, el otro está en el mazo}}. Puntúas por tu cuenta, por {times, number}, y el mazo es tuyo.',
  'role.court': 'Eres de la Corte.',
  'role.court.one': 'Eres de la Corte. Solo hay un Bufón.',
  'role.court.long': 'Eres de la Corte: no te tocó ningún Comodín. Puntúas con todas las manos que no tienen.',
  'role.court.long.one':
    'Eres de la Corte: no te tocó ningún Comodín. Puntúas con todas las manos que no tienen. Solo hay un Bufón.',

  // A card is chosen: how is it played?
  'way.ask': '{card}: ¿cómo juegas esta carta?',
  'way.ask.queen': 'Reina: ¿boca abajo, o tapar una carta?',
  'way.ask.queen.up': 'Reina: ¿qué carta tapa?',
  'way.ask.king': 'Rey: ¿quién se lleva esta baza?',
  'way.ask.down': '{card}: va boca abajo.',
  'way.ask.up': '{card}: va boca arriba.',
  'way.down': 'Jugar boca abajo',
  'way.up': 'Jugar boca arriba',
  'way.cover': 'Tapar {target}',
  'way.name': 'Nombrar a {name}',
  'way.back': 'Volver',
  'fact.joker': 'Boca arriba muestra que eres un Bufón.',
  'fact.jack.lowest': 'Boca arriba: la más baja se lleva la baza.',
  'fact.jack.highest': 'Boca arriba: la más alta vuelve a llevarse la baza.',
  'fact.jack.king': 'Boca arriba: {king} sigue decidiendo.',
  'fact.king': 'Decide el primer Rey que cuenta.',
  'fact.frees': 'Tapar {queen} libera {target}.',
  'closed.must-down': 'Cerrado: una baza necesita una carta boca abajo que cuente, y aún no hay ninguna.',
  'closed.must-up': 'Cerrado: una baza necesita una carta boca arriba, y aún no hay ninguna.',
  'closed.no-target': 'Cerrado: aún no hay ninguna carta que tapar.',
  'closed.under': 'Cerrado: hay una Reina sobre {target}.',
  'closed.only': 'Cerrado: {target} es la única boca abajo que cuenta, y juegas al final.',
  'closed.again': 'Cerrado: sobre {queen} tapa la única carta boca abajo que cuenta, y juegas al final.',

  'crash.open': 'Aguar la fiesta',
  'crash.ask': '¿Terminar la ronda {round} ahora?',
  'crash.shows': 'Todo el mundo ve: {cards}.',
  'crash.cost':
    'Las cartas en la mano y esta baza no puntúan. {tricks, plural, =0 {Aún no hay ninguna baza ganada.} one {La única baza ganada cuenta.} many {Las # bazas ganadas cuentan.} other {Las # bazas ganadas cuentan.}}',
  'crash.sure': 'Terminar la ronda',
  'crash.back': 'Seguir jugando',
  last: 'Última baza',
  'last.none': 'Aún no hay ninguna baza completa.',

  // Pictures
  'picture.rank': '{rank, select, A {A} J {J} Q {Q} K {K} other {{rank}}}',
  'picture.to-play': 'le toca',
  'picture.hats': 'Bufón: {names}.',
  'picture.round': 'Esta ronda',
  'picture.total': 'Total',
  'picture.growth': 'Totales por ronda',

  // What the house would do
  'advice.down': 'La casa jugaría {card} boca abajo.',
  'advice.up': 'La casa jugaría {card} boca arriba.',
  'advice.cover': 'La casa taparía con una Reina: {target}.',
  'advice.name': 'La casa jugaría un Rey y nombraría a {name}.',
  'advice.crash': 'La casa aguaría la fiesta.',
  'help.press': 'Al pulsar una carta, ves cómo jugarla; no se juega nada hasta pulsar otra vez.',
  'help.team': 'Lo que tienes dice cuál es tu equipo. Nadie más ve tu mano, ni lo que juegas boca abajo.',

  // The lesson
  'coach.deal':
    'Una partida pequeña para aprender: {tricks, number} bazas. Las cartas boca arriba de las bazas son puntos, para todo tu equipo.',
  'coach.wait': 'Le toca a {name}. No hay nada que pulsar hasta tu turno.',
  'coach.up': '{card} boca arriba es un punto en la baza, y por ahora la carta más alta.',
  'coach.up.lower': '{card} boca arriba es un punto para quien se lleve la baza.',
  'coach.up.must': 'Aún no hay ninguna carta boca arriba, así que la última debe ir así.',
  'coach.down': '{card} boca abajo no es ningún punto, y es la carta más baja de todas. Nadie la verá nunca.',
  'coach.down.must': 'Cada baza necesita también una carta boca abajo, y juegas al final: la tuya va boca abajo.',
  'coach.jack': 'Una Jota boca arriba lo invierte: la carta más baja se lleva la baza, y las de boca abajo son las más bajas.',
  'coach.jack.back': 'Una segunda Jota lo vuelve a invertir: la carta más alta se lleva la baza.',
  'coach.queen': 'Una Reina tapa una carta: ya no decide nada, pero sigue siendo un punto.',
  'coach.king': 'Un Rey nombra a quien se lleva la baza, haya lo que haya en ella.',
  'coach.king.partner': 'Un Rey nombra a quien se lleva la baza. {name} mostró el otro Comodín: esos puntos también son tuyos.',
  'coach.then.you': 'Entonces te llevas la baza, tal como está.',
  'coach.then': 'Entonces {name} se lleva la baza, tal como está.',
  'coach.crash': 'Solo te quedan Jotas, Reinas y Reyes: puedes mostrarlos y terminar la ronda.',
  'coach.press': 'Pulsa «{card}», luego «{way}».',
  'coach.press.crash': 'Pulsa «{way}», luego «{sure}».',
  'coach.count.fool': 'Los Bufones cuentan el mazo y las cartas boca arriba de sus bazas, y cada uno suma el total.',
  'coach.count.court': 'La Corte cuenta las cartas boca arriba de todas sus bazas, y cada mano de la Corte suma el total.',
  'coach.bonus': 'Quien no se llevó ninguna baza suma 5 más.',

  // Refusals
  'refused.moved-on': 'La mesa ya siguió adelante; no se jugó nada.',
  'refused.over': 'La partida terminó.',
  'refused.turn': 'Le toca a {name}.',
  'refused.played': 'Tu carta ya está en la mesa: {card}.',
  'refused.crash': 'Solo el Bufón solitario puede aguar la fiesta, sin nada más que Jotas, Reinas y Reyes en la mano.',
  'refused.crash.off': 'Aguar la fiesta está desactivado en esta mesa.',
  'refused.hand': 'Esa carta ya no está en tu mano.',
  'refused.must-down': 'En esta baza aún no cuenta ninguna carta boca abajo, así que la última debe ir boca abajo.',
  'refused.queen': 'Una Reina boca arriba necesita una carta que tapar. Elige una, o juega la Reina boca abajo.',
  'refused.cover':
    'Una Reina tapa una carta de esta baza que no tiene ninguna Reina encima, y quien juega al final no puede tapar la única carta boca abajo que cuenta.',
  'refused.king': 'Un Rey boca arriba nombra a otra persona. Elige a quién, o juega el Rey boca abajo.',

  // The rules, a screen at a time
  'rules.minute': 'En un minuto',
  'rules.cards': 'Jota, Reina, Rey',
  'rules.scoring': 'Puntos',
  'rules.examples': 'Ejemplos',
  'rules.tips': 'Consejos',
  'rules.table': 'Esta mesa',
  'minute.head': 'Foolish Faces en un minuto',
  'minute.points': 'Cada carta boca arriba en una baza que te llevas es 1 punto para tu equipo.',
  'minute.teams': 'Te tocó un Comodín: Bufón. Si no: Corte.',
  'minute.play': 'Juega cualquier carta, boca arriba o boca abajo.',
  'minute.highest': 'La carta boca arriba más alta se lo lleva todo: As abajo, 10 arriba, Comodín por encima.',
  'minute.jack': 'Jota: la más baja se lleva la baza.',
  'minute.queen': 'Reina: tapa una carta ya jugada.',
  'minute.king': 'Rey: nombra a quien se lleva la baza.',
  'minute.both': 'Cada baza necesita una carta boca arriba y una boca abajo que ninguna Reina tape.',
  'cards.head': 'Jota, Reina, Rey',
  'cards.up': 'Boca arriba no tienen valor: hacen algo. Boca abajo son como cualquier otra carta.',
  'cards.jack':
    'Jota: la carta más baja se lleva la baza, y las cartas boca abajo son las más bajas; gana la primera. Una segunda Jota lo vuelve a cambiar, una tercera otra vez.',
  'cards.queen':
    'Reina: tapa la carta de otra persona en esta baza, así que no se puede salir con ella boca arriba. Una carta tapada no decide nada, pero puntúa igual.',
  'cards.stack': 'Una Reina sobre una Reina libera la carta de abajo. Una carta con una Reina encima no se puede tapar otra vez.',
  'cards.king': 'Rey: nombra a otra persona, que se lleva la baza, haya lo que haya en ella. Decide el primer Rey que cuenta.',
  'cards.tie': 'De dos cartas iguales gana la primera.',
  'cards.last': 'Para que cada baza tenga de las dos clases, la última carta a veces debe ir boca arriba, o boca abajo.',
  'scoring.head': 'Puntos',
  'scoring.team':
    'Tras la ronda se muestran los equipos. Cada equipo cuenta las cartas boca arriba de sus bazas, y cada persona del equipo suma el total.',
  'scoring.stock': 'El mazo está boca arriba y cuenta para los Bufones: 2 cartas entre cuatro, 4 entre cinco.',
  'scoring.lone':
    'Un Bufón solitario, con ambos Comodines o con uno mientras el otro está en el mazo, puntúa por 2 entre cuatro, por 3 entre cinco.',
  'scoring.bonus': 'Ninguna baza: quien no se llevó ninguna suma 5 más en la ronda 1, 10 en la ronda 2, y así.',
  'scoring.secret': 'Nadie vuelve a mirar nunca una carta boca abajo.',
  'scoring.end':
    'Una partida completa tiene una ronda por persona; cada una sale primero una vez. Gana el total más alto, y quienes empatan comparten la victoria.',
  'examples.head': 'Ejemplos',
  'examples.note': 'Cartas en el orden en que se juegan, entre cuatro.',
  'examples.highest': '4, boca abajo, 9, 7: se la lleva el 9, por 3 puntos.',
  'examples.jack': '9, Jota, boca abajo, boca abajo: una Jota, así que se la lleva la primera carta boca abajo, por 2 puntos.',
  'examples.jacks': 'Jota, 6, Jota, boca abajo: dos Jotas se anulan, así que se la lleva el 6, por 3 puntos.',
  'examples.queen': '10, Reina sobre el 10, 6, boca abajo: el 10 está tapado, así que se la lleva el 6, por 3 puntos.',
  'examples.stack':
    '10, Reina sobre el 10, Reina sobre esa Reina, boca abajo: el 10 vuelve a contar y se la lleva, por 3 puntos.',
  'examples.king': 'Rey que nombra el último puesto, Comodín, 10, boca abajo: se la lleva el último puesto, por 3 puntos.',
  'examples.last':
    '8, As, Jota, y juegas al final: todas están boca arriba, así que la tuya va boca abajo y, con una Jota, se la lleva.',
  'tips.head': 'Consejos',
  'tips.watch': 'Mira quién deja puntos a quién: eso delata un equipo mucho antes que un Comodín.',
  'tips.down':
    'Boca abajo cuesta un punto a la baza. Hazlo donde se la llevan los demás, y juega boca arriba donde se la lleva tu equipo.',
  'tips.joker':
    'Un Comodín boca arriba se lleva casi todas las bazas, y dice a todos que eres un Bufón. Boca abajo nadie lo sabrá nunca.',
  'tips.last': 'Si juegas al final ves qué se lleva la baza, pero puede que debas jugar boca arriba, o boca abajo.',
  'tips.king': 'Un Rey da puntos a tu equipo, también a quien juega más tarde. Guárdalo hasta saber a quién nombrar.',
  'tips.jack': 'Con una Jota, la primera carta boca abajo se lleva la baza: juega pronto boca abajo si esperas una Jota.',
  'tips.queen': 'Una Reina salva una baza: un número, una Jota o un Rey tapados no deciden nada, y aun así puntúan.',
  'tips.none': 'Ninguna baza vale 5 por la ronda: al final de una partida larga es más que una o dos bazas.',

  'table.head': 'Esta mesa',
  'table.full': 'Partida completa: una ronda por persona.',
  'table.single': 'Ronda suelta: la ronda es la partida.',
  'table.crasher.on':
    'Aguafiestas está activado: un Bufón solitario que solo tiene Jotas, Reinas y Reyes puede mostrarlos y terminar la ronda. Lo ganado cuenta, lo demás no.',
  'table.crasher.off': 'Aguafiestas está desactivado.',
  'rules.credit': 'Foolish Faces es un juego de J Simmons. Las palabras son nuestras.',
} satisfies Readonly<Record<keyof typeof en, string>>
