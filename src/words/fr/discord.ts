import type { discord as en } from '../en/discord.js'

/** What only the platform says, in French. The space before : ; ? and inside « » is a no-break one. */
export const discord = {
  unknown_button: "Ce bouton vient d'une table plus ancienne. /table voir montre celles qui sont ici.",
  unknown_command: "Cette commande vient d'une autre version de Foolish. Tape de nouveau / pour voir celles d'aujourd'hui.",
  too_late: "Ton dernier appui est arrivé trop tard et n'a pas compté.",
  fault: "Quelque chose a mal tourné ici et rien n'a été joué. Appuie sur « Ma main ».",
  fault_code: 'Code {code}',
  elsewhere: 'On joue aux cartes sur des serveurs, pas en messages privés.',
  paused: 'La table est en pause : je ne peux plus écrire dans ce salon (il manque : {permissions}). Ta main est en sécurité.',
  listed_house: '{name} (maison)',
  somebody: "Quelqu'un",
  at_table: 'Par ici pour {table}.',
  soon: "C'est fait. La table le montre dans un instant.",
  unsaved: "Cela n'a pas pu être enregistré et rien n'a été joué. Appuie de nouveau dans un instant.",
  back_soon: 'De retour bientôt. Ta partie est enregistrée.',
  restarting: 'Foolish redémarre. Ta partie est enregistrée ; appuie de nouveau dans une minute.',
} satisfies Readonly<Record<keyof typeof en, string>>
