import type { table as en } from '../en/table.js'

/** Everything that tables of all games say, in Spanish (ICU MessageFormat). Which game it is stands in `table`: "Foolish Faces 12". */
export const table = {
  table: '{game} {number}',

  // The lobby
  'lobby.opened':
    '{name} abrió una mesa. {count, plural, one {Hay # puesto ocupado} many {Hay # puestos ocupados} other {Hay # puestos ocupados}}.',
  'lobby.full': 'La mesa de {host} está completa.',
  'seat.host': '{seat} {name} (host)',
  'seat.taken': '{seat} {name}',
  'seat.held': '{seat} {name} (aún no ha vuelto, puesto reservado, libre {until})',
  'seat.free': '{seat} libre',
  'seat.free.many': '{from} a {to} libres',
  'starts.one': 'Empieza con {most}.',
  'starts.or': 'Empieza con {numbers}.',
  'starts.to': 'Empieza con {least} a {most}.',
  'lobby.gives': 'Quien se une toma el puesto de {name}.',
  'lobby.taken':
    '{count, plural, =2 {Los dos puestos están} =3 {Los tres puestos están} =4 {Los cuatro puestos están} =5 {Los cinco puestos están} =6 {Los seis puestos están} =7 {Los siete puestos están} =8 {Los ocho puestos están} many {Los # puestos están} other {Los # puestos están}} en manos de personas.',
  'lobby.kept': 'Todos los puestos están ocupados o reservados.',
  'lobby.record': '{table}: {count, plural, one {juega {names}} many {juegan {names}} other {juegan {names}}}.',
  'lobby.over': '{table} terminó antes de empezar.',
  'lobby.expires': 'Termina {until} si nadie pulsa nada.',

  // Practice, lessons, and what is said the first time
  practice: 'Práctica: no cuenta para nadie.',
  advise: '¿Qué jugarías?',
  'no.advice': 'La casa solo da consejo en mesas de práctica. {command} con la opción «práctica» abre una.',
  'no.advice.turn': 'Ahora no se te pregunta nada.',
  'lesson.over': 'Esa fue la lección. No deja rastro.',
  'lesson.next':
    '/foolish, /durak y /kings abren una mesa; con jugadores de la casa y la opción «práctica» juegas para practicar, con consejos.',
  'lesson.again': 'Aprender otra vez',
  'help.lobby': 'Tienes un puesto. Cuando {host} inicie la mesa, tu mano llega aquí, solo para tus ojos.',
  'help.channel': 'Lo que todos pueden ver está en el canal. «Reglas» cuenta el juego en un minuto, /aprender lo enseña.',

  // Time
  'pace.live': 'En vivo: 3 minutos por turno.',
  'pace.slow': 'Lento: un día por turno.',
  'pace.none': 'Sin reloj.',
  'pace.next': 'Desde el próximo reparto: {pace, select, live {3 minutos por turno} slow {un día por turno} other {sin reloj}}.',
  'time.of': 'El tiempo de {names} termina {until}.',
  'time.turn': 'El turno termina {until}.',
  'time.yours': 'Tu tiempo termina {until}.',
  remind: '{names}: {table} espera. El tiempo termina {until}.',
  'remind.only': '{names}: {table} espera.',
  'paused.closed': 'La mesa está en pausa: ya no puedo escribir en {channel}. Tu mano está a salvo.',
  'paused.locked': 'La mesa está en pausa: {channel} está bloqueado. Tu mano está a salvo.',

  // Seats in play
  'house.for': 'La casa juega por {names}, que no {count, plural, one {está} many {están} other {están}}.',
  'open.seats':
    '{names} {count, plural, one {juega por alguien que se fue: toma el puesto} many {juegan por gente que se fue: toma un puesto} other {juegan por gente que se fue: toma un puesto}}.',
  'seat.noted': '{seat} {name} ({notes})',
  'seat.stand-in': '{seat} {name}, por alguien que se fue',
  'note.host': 'host',
  'note.you': 'tú',
  'note.away': 'no está, juega la casa',
  'note.late': 'una vez sin tiempo',
  'wishes.end': '{needed, plural, one {Desea} many {Desean} other {Desean}} cerrar la mesa {wishes, number} de {needed, number}.',
  'wishes.remove':
    '{needed, plural, one {Desea} many {Desean} other {Desean}} sacar a {name} {wishes, number} de {needed, number}.',

  // Ended early
  'closed.host': '{name}, host de la mesa, cerró {table}.',
  'closed.moderator': 'La moderación cerró {table}.',
  'closed.nobody': 'Todo el mundo dejó {table}, así que termina aquí.',
  'closed.still': 'Ya nadie juega en {table}, así que termina aquí.',
  'closed.gone': 'El canal de {table} ya no existe, así que terminó.',
  'closed.vote': 'Quienes juegan en {table} desearon cerrarla.',
  'closed.expired': 'Nadie pulsó nada en {table} durante media hora, así que terminó.',
  'closed.replaced': '{table} no avanzaba y terminó para dejar sitio.',
  'closed.counts': 'No cuenta para nadie.',

  // Buttons
  join: 'Unirse',
  leave: 'Salir',
  rules: 'Reglas',
  'house.add': 'Añadir jugador de la casa',
  'house.drop': 'Quitar jugador de la casa',
  'house.rules': 'Reglas de la casa',
  start: 'Empezar',
  'start.fill':
    '{count, plural, one {Añadir uno de la casa y empezar} many {Añadir # de la casa y empezar} other {Añadir # de la casa y empezar}}',
  'start.without': 'Empezar sin esperar',
  pace: 'Ritmo',
  hand: 'Mi mano',
  'take.seat': 'Tomar el puesto',
  'take.seat.of': 'Tomar el puesto de {name}',
  'here.again': 'Ya volví',
  refresh: 'Actualizar',
  unqueue: 'Deshacer',
  'table.open': 'Mesa',
  back: 'Volver',
  again: 'Jugar otra vez',
  leaderboard: 'Clasificación',
  replay: 'Repaso',
  'leave.ask': 'Dejar la mesa',
  'end.ask': 'Cerrar la mesa',
  'end.wish.ask': 'Desear cerrar la mesa',
  'remove.pick': 'Sacar a alguien',
  stay: 'Seguir jugando',

  // House rules
  'choices.head': 'Reglas de la casa de {table}',
  'choices.note': 'Valen para esta mesa al momento, y para las mesas que se abran más tarde en este canal.',
  'choices.presets': 'Formas de jugar',
  'choices.other': 'Otra cosa',
  'choices.none': 'En esta mesa no hay nada más que elegir.',
  'choices.page': 'Página {page, number} de {pages, number}',
  'no.host.rules': '{host} es host y elige las reglas de la casa.',
  'no.clash': 'Estas reglas de la casa no van juntas.',

  // In private
  'panel.live': 'Al día hasta las {until}, luego pulsa «Actualizar».',
  'panel.away': 'La casa juega por ti. Pulsa «Ya volví» para seguir jugando.',
  'panel.queued': 'Se juega {until}.',
  'panel.lobby': 'Las cartas se reparten cuando {host} inicia {table}.',
  'panel.over': '{table} terminó.',
  'panel.board': '/clasificación muestra la clasificación del servidor.',
  'table.place': '{table}, {place}',
  'leave.cost':
    '¿Dejar {table}? La casa sigue con tus cartas, y cualquiera puede tomar tu puesto. La partida cuenta como abandonada.',
  'leave.last': '¿Dejar {table}? No hay nadie más, así que termina. No cuenta para nadie.',
  'leave.done': '¿Dejar {table}? Ya terminaste y conservas tu lugar.',
  'leave.ends': '¿Dejar {table}? {cost}',
  'end.cost': '¿Cerrar {table} para todo el mundo? No cuenta para nadie.',

  // What the table decides together
  'remove.cost': '¿Sacar a {name} de {table}? La casa sigue en ese puesto, y {name} no podrá volver a esta mesa.',
  'remove.resigns': '¿Sacar a {name} de {table}? Cuenta como abandono.',
  'remove.lobby': '¿Sacar a {name} de {table}? {name} no podrá volver a esta mesa.',
  'remove.wish': '¿Deseas que {name} deje {table}? Deseos: {wishes, number} de {needed, number}.',
  'remove.ask': 'Sacar a {name}',
  'end.wish': '¿Deseas cerrar {table}? No cuenta para nadie. Deseos: {wishes, number} de {needed, number}.',
  'wished.remove': 'Deseas que {name} deje {table}. Deseos: {wishes, number} de {needed, number}.',
  'wished.end': 'Deseas cerrar {table}. Deseos: {wishes, number} de {needed, number}.',

  // Why something was not done, and what helps
  stale: 'La mesa ya siguió adelante; no se jugó nada. Esto es ahora:',
  'no.such.table': 'Este botón es de una mesa más antigua. /mesa ver muestra las que hay aquí.',
  'no.over': '{table} terminó.',
  'no.started': '{table} ya empezó. En la próxima partida hay un puesto para ti.',
  'no.started.seat': '{table} ya empezó.',
  'no.cards': 'Aún no hay cartas repartidas: {table} empieza cuando lo diga quien es host.',
  'no.seat': 'El último puesto se acaba de ocupar. {command} abre otra mesa.',
  'no.seat.held': 'Todos los puestos están ocupados o reservados; uno reservado queda libre {until}.',
  'no.twice': 'Ya tienes un puesto en {table}.',
  'gone.seat': 'Tu puesto en {table} ahora es de {name}.',
  'gone.removed': 'Te sacaron de {table}.',
  'no.stranger': 'No estás en esta mesa. Todo lo público está en el canal.',
  'no.host.start': '{host} es host e inicia esta mesa.',
  'no.host.end': '{host} es host: esta mesa la cierra quien es host o modera.',
  'no.few':
    'Aún no: {count, plural, one {hay # puesto ocupado} many {hay # puestos ocupados} other {hay # puestos ocupados}} y se necesitan {least}.',
  'no.held':
    '{names} aún no {count, plural, one {ha vuelto. El puesto está reservado, libre} many {han vuelto. Los puestos están reservados, libres} other {han vuelto. Los puestos están reservados, libres}} {until}.',
  'no.house': 'Aquí no hay ningún jugador de la casa.',
  'no.room': 'Todos los puestos están ocupados, así que no cabe un jugador de la casa.',
  'no.stale': 'La mesa ya siguió adelante; no se jugó nada.',
  'no.end': '{table} sigue en juego. «Jugar otra vez» llega cuando termine.',
  'no.barred': 'Te sacaron de {table} y no puedes volver.',
  'no.seen': 'Viste otra mano de esta partida, así que este puesto no es para ti.',
  'no.seat.to.take': 'Ahora no hay ningún puesto libre en {table}.',
  'no.away': 'La casa no juega por ti: juegas tus propias cartas.',
  'no.removal': 'Esa persona no está en {table}. Para irte tú, pulsa «Salir».',
  'no.elsewhere': 'Ya estás en {table}.',
  'no.more.tables': 'Ya hay tantas mesas en juego como este servidor quiere a la vez.',
  'no.host.pace': '{host} es host y fija el ritmo.',
  'no.way': 'Eso no es posible aquí. Pulsa «Mi mano» para ver qué lo es.',
} satisfies Readonly<Record<keyof typeof en, string>>
