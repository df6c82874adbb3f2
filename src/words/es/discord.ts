import type { discord as en } from '../en/discord.js'

/** What only the platform says, in Spanish. */
export const discord = {
  unknown_button: 'Este botón es de una mesa más antigua. /mesa ver muestra las que hay aquí.',
  unknown_command: 'Este comando es de otra versión de Foolish. Escribe / otra vez para ver los de hoy.',
  too_late: 'Tu última pulsación llegó tarde y no contó.',
  fault: 'Algo salió mal aquí y no se jugó nada. Pulsa «Mi mano».',
  fault_code: 'Código {code}',
  elsewhere: 'A las cartas se juega en servidores, no en mensajes privados.',
  paused: 'La mesa está en pausa: ya no puedo escribir en este canal (falta: {permissions}). Tu mano está a salvo.',
  listed_house: '{name} (casa)',
  somebody: 'Alguien',
  at_table: 'Por aquí a {table}.',
  soon: 'Hecho. La mesa lo muestra enseguida.',
  unsaved: 'No se pudo guardar y no se jugó nada. Pulsa otra vez en un momento.',
  back_soon: 'Vuelvo enseguida. Tu partida está guardada.',
  restarting: 'Foolish se está reiniciando. Tu partida está guardada; pulsa otra vez en un minuto.',
} satisfies Readonly<Record<keyof typeof en, string>>
