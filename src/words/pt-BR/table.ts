import type { table as en } from '../en/table.js'

/** Everything that tables of all games say, in Brazilian Portuguese (ICU MessageFormat). Which game it is stands in `table`: "Foolish Faces 12". */
export const table = {
  table: '{game} {number}',

  // The lobby
  'lobby.opened':
    '{name} abriu uma mesa. {count, plural, one {# lugar ocupado} many {# lugares ocupados} other {# lugares ocupados}}.',
  'lobby.full': 'A mesa de {host} está cheia.',
  'seat.host': '{seat} {name} (host)',
  'seat.taken': '{seat} {name}',
  'seat.held': '{seat} {name} (ainda não voltou, lugar reservado, livre {until})',
  'seat.free': '{seat} livre',
  'seat.free.many': '{from} a {to} livres',
  'starts.one': 'Começa com {most}.',
  'starts.or': 'Começa com {numbers}.',
  'starts.to': 'Começa com {least} a {most}.',
  'lobby.gives': 'Quem entra fica com o lugar de {name}.',
  'lobby.taken':
    '{count, plural, =2 {Os dois lugares estão} =3 {Os três lugares estão} =4 {Os quatro lugares estão} =5 {Os cinco lugares estão} =6 {Os seis lugares estão} =7 {Os sete lugares estão} =8 {Os oito lugares estão} one {O lugar está} many {Os # lugares estão} other {Os # lugares estão}} com pessoas.',
  'lobby.kept': 'Todos os lugares estão ocupados ou reservados.',
  'lobby.record': '{table}: {names} {count, plural, one {joga} many {jogam} other {jogam}}.',
  'lobby.over': '{table} acabou antes de começar.',
  'lobby.expires': 'Acaba {until} se ninguém tocar em nada.',

  // Practice, lessons, and what is said the first time
  practice: 'Treino: não vale para ninguém.',
  advise: 'O que você jogaria?',
  'no.advice': 'A casa só dá conselhos em mesas de treino. {command} com a opção “treino” abre uma.',
  'no.advice.turn': 'Agora não há nada para você decidir.',
  'lesson.over': 'Essa foi a lição. Ela não deixa rastro.',
  'lesson.next':
    '/foolish, /durak e /kings abrem uma mesa; com jogadores da casa e a opção “treino” você joga para treinar, com conselhos.',
  'lesson.again': 'Aprender de novo',
  'help.lobby': 'Você tem um lugar. Quando {host} começar a mesa, sua mão chega aqui, só para os seus olhos.',
  'help.channel': 'O que todos podem ver está no canal. “Regras” conta o jogo em um minuto, /aprender ensina a jogar.',

  // Time
  'pace.live': 'Ao vivo: 3 minutos por vez.',
  'pace.slow': 'Devagar: um dia por vez.',
  'pace.none': 'Sem relógio.',
  'pace.next':
    'A partir da próxima distribuição: {pace, select, live {3 minutos por vez} slow {um dia por vez} other {sem relógio}}.',
  'time.of': 'O tempo de {names} acaba {until}.',
  'time.turn': 'A vez acaba {until}.',
  'time.yours': 'Seu tempo acaba {until}.',
  remind: '{names}: {table} espera. O tempo acaba {until}.',
  'remind.only': '{names}: {table} espera.',
  'paused.closed': 'A mesa está em pausa: não posso mais escrever em {channel}. Sua mão está segura.',
  'paused.locked': 'A mesa está em pausa: {channel} está bloqueado. Sua mão está segura.',

  // Seats in play
  'house.for': 'A casa joga por {names}, que não {count, plural, one {está} many {estão} other {estão}}.',
  'open.seats':
    '{names} {count, plural, one {joga por alguém que saiu: fique com o lugar} many {jogam por gente que saiu: fique com um lugar} other {jogam por gente que saiu: fique com um lugar}}.',
  'seat.noted': '{seat} {name} ({notes})',
  'seat.stand-in': '{seat} {name}, por alguém que saiu',
  'note.host': 'host',
  'note.you': 'você',
  'note.away': 'não está, a casa joga',
  'note.late': 'uma vez sem tempo',
  'wishes.end':
    '{wishes, number} de {needed, number} {needed, plural, one {deseja} many {desejam} other {desejam}} encerrar a mesa.',
  'wishes.remove':
    '{wishes, number} de {needed, number} {needed, plural, one {deseja} many {desejam} other {desejam}} tirar {name}.',

  // Ended early
  'closed.host': '{name}, host da mesa, encerrou {table}.',
  'closed.moderator': 'A moderação encerrou {table}.',
  'closed.nobody': 'Todo mundo saiu de {table}, então a mesa acaba aqui.',
  'closed.still': 'Ninguém mais joga em {table}, então a mesa acaba aqui.',
  'closed.gone': 'O canal de {table} não existe mais, então a mesa acabou.',
  'closed.vote': 'Todos os que jogam em {table} desejaram encerrar.',
  'closed.expired': 'Ninguém tocou em nada em {table} por meia hora, então a mesa acabou.',
  'closed.replaced': '{table} estava parada e acabou para dar espaço.',
  'closed.counts': 'Não vale para ninguém.',

  // Buttons
  join: 'Entrar',
  leave: 'Sair',
  rules: 'Regras',
  'house.add': 'Pôr um jogador da casa',
  'house.drop': 'Tirar um jogador da casa',
  'house.rules': 'Regras da casa',
  start: 'Começar',
  'start.fill': '{count, plural, one {Pôr um da casa e começar} many {Pôr # da casa e começar} other {Pôr # da casa e começar}}',
  'start.without': 'Começar sem esperar',
  pace: 'Ritmo',
  hand: 'Minha mão',
  'take.seat': 'Ficar com o lugar',
  'take.seat.of': 'Lugar de {name}',
  'here.again': 'Voltei',
  refresh: 'Atualizar',
  unqueue: 'Desfazer',
  'table.open': 'Mesa',
  back: 'Voltar',
  again: 'Jogar de novo',
  leaderboard: 'Classificação',
  replay: 'Rever',
  'leave.ask': 'Sair da mesa',
  'end.ask': 'Encerrar a mesa',
  'end.wish.ask': 'Desejar encerrar a mesa',
  'remove.pick': 'Tirar alguém',
  stay: 'Continuar jogando',

  // House rules
  'choices.head': 'Regras da casa de {table}',
  'choices.note': 'Valem na hora para esta mesa, e para mesas abertas depois neste canal.',
  'choices.presets': 'Jeitos de jogar',
  'choices.other': 'Outra coisa',
  'choices.none': 'Não há mais nada para escolher nesta mesa.',
  'choices.page': 'Página {page, number} de {pages, number}',
  'no.host.rules': '{host} é host e escolhe as regras da casa.',
  'no.clash': 'Estas regras da casa não combinam.',

  // In private
  'panel.live': 'Em dia até {until}, depois toque em “Atualizar”.',
  'panel.away': 'A casa joga por você. Toque em “Voltei” para continuar jogando.',
  'panel.queued': 'Será jogado {until}.',
  'panel.lobby': 'As cartas são dadas quando {host} começar {table}.',
  'panel.over': '{table} acabou.',
  'panel.board': '/classificação mostra a classificação do servidor.',
  'table.place': '{table}, {place}',
  'leave.cost':
    'Sair de {table}? A casa continua com as suas cartas, e qualquer pessoa pode ficar com o seu lugar. A partida conta como abandonada.',
  'leave.last': 'Sair de {table}? Não há mais ninguém, então a mesa acaba. Não vale para ninguém.',
  'leave.done': 'Sair de {table}? Você já terminou e mantém a sua colocação.',
  'leave.ends': 'Sair de {table}? {cost}',
  'end.cost': 'Encerrar {table} para todo mundo? Não vale para ninguém.',

  // What the table decides together
  'remove.cost': 'Tirar {name} de {table}? A casa continua nesse lugar, e {name} não poderá voltar a esta mesa.',
  'remove.resigns': 'Tirar {name} de {table}? Conta como desistência.',
  'remove.lobby': 'Tirar {name} de {table}? {name} não poderá voltar a esta mesa.',
  'remove.wish': 'Você deseja que {name} saia de {table}? Desejos: {wishes, number} de {needed, number}.',
  'remove.ask': 'Tirar {name}',
  'end.wish': 'Você deseja encerrar {table}? Não vale para ninguém. Desejos: {wishes, number} de {needed, number}.',
  'wished.remove': 'Você deseja que {name} saia de {table}. Desejos: {wishes, number} de {needed, number}.',
  'wished.end': 'Você deseja encerrar {table}. Desejos: {wishes, number} de {needed, number}.',

  // Why something was not done, and what helps
  stale: 'A mesa já seguiu em frente; nada foi jogado. Agora está assim:',
  'no.such.table': 'Este botão é de uma mesa mais antiga. /mesa ver mostra as que estão aqui.',
  'no.over': '{table} acabou.',
  'no.started': '{table} já começou. Na próxima partida há um lugar para você.',
  'no.started.seat': '{table} já começou.',
  'no.cards': 'Ainda não há cartas dadas: {table} começa quando quem é host quiser.',
  'no.seat': 'O último lugar acabou de ser ocupado. {command} abre outra mesa.',
  'no.seat.held': 'Todos os lugares estão ocupados ou reservados; um reservado fica livre {until}.',
  'no.twice': 'Você já tem um lugar em {table}.',
  'gone.seat': 'Seu lugar em {table} agora é de {name}.',
  'gone.removed': 'Tiraram você de {table}.',
  'no.stranger': 'Você não está nesta mesa. Tudo o que é público está no canal.',
  'no.host.start': '{host} é host e começa esta mesa.',
  'no.host.end': '{host} é host: esta mesa é encerrada por quem é host ou modera.',
  'no.few':
    'Ainda não: {count, plural, one {há # lugar ocupado} many {há # lugares ocupados} other {há # lugares ocupados}}, e são necessários {least}.',
  'no.held':
    '{names} ainda não {count, plural, one {voltou. O lugar está reservado, livre} many {voltaram. Os lugares estão reservados, livres} other {voltaram. Os lugares estão reservados, livres}} {until}.',
  'no.house': 'Não há nenhum jogador da casa aqui.',
  'no.room': 'Todos os lugares estão ocupados, então não cabe um jogador da casa.',
  'no.stale': 'A mesa já seguiu em frente; nada foi jogado.',
  'no.end': '{table} ainda está em jogo. “Jogar de novo” chega quando acabar.',
  'no.barred': 'Tiraram você de {table} e você não pode voltar.',
  'no.seen': 'Você viu outra mão desta partida, então este lugar não é para você.',
  'no.seat.to.take': 'Agora não há nenhum lugar livre em {table}.',
  'no.away': 'A casa não joga por você: você joga as suas cartas.',
  'no.removal': 'Essa pessoa não está em {table}. Para sair você, toque em “Sair”.',
  'no.elsewhere': 'Você já está em {table}.',
  'no.more.tables': 'Já há tantas mesas em jogo quantas este servidor quer ao mesmo tempo.',
  'no.host.pace': '{host} é host e define o ritmo.',
  'no.way': 'Isso não é possível aqui. Toque em “Minha mão” para ver o que é.',
} satisfies Readonly<Record<keyof typeof en, string>>
