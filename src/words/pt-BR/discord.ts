import type { discord as en } from '../en/discord.js'

/** What only the platform says, in Brazilian Portuguese. */
export const discord = {
  unknown_button: 'Este botão é de uma mesa mais antiga. /mesa ver mostra as que estão aqui.',
  unknown_command: 'Este comando é de outra versão do Foolish. Digite / de novo para ver os de hoje.',
  too_late: 'Seu último toque chegou tarde demais e não valeu.',
  fault: 'Algo deu errado aqui e nada foi jogado. Toque em “Minha mão”.',
  fault_code: 'Código {code}',
  elsewhere: 'As cartas são jogadas em servidores, não em mensagens privadas.',
  paused: 'A mesa está em pausa: não posso mais escrever neste canal (falta: {permissions}). Sua mão está segura.',
  listed_house: '{name} (casa)',
  somebody: 'Alguém',
  at_table: 'Por aqui para {table}.',
  soon: 'Pronto. A mesa mostra isso em instantes.',
  unsaved: 'Não deu para salvar agora e nada foi jogado. Toque de novo em instantes.',
  back_soon: 'Volto logo. Sua partida está salva.',
  restarting: 'O Foolish está reiniciando. Sua partida está salva; toque de novo em um minuto.',
} satisfies Readonly<Record<keyof typeof en, string>>
