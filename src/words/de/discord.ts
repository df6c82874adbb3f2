import type { discord as en } from '../en/discord.js'

/** What only the platform says, in German. */
export const discord = {
  unknown_button: 'Dieser Knopf gehört zu einem älteren Tisch. /tisch zeigen listet die Tische hier auf.',
  unknown_command: 'Dieser Befehl stammt aus einer anderen Version von Foolish. Gib noch einmal / ein, um die heutigen zu sehen.',
  too_late: 'Dein letztes Antippen kam zu spät und zählt nicht.',
  fault: 'Hier ist etwas schiefgegangen, und es wurde nichts gespielt. Tipp auf „Meine Hand“.',
  fault_code: 'Code {code}',
  elsewhere: 'Karten werden auf Servern gespielt, nicht in Direktnachrichten.',
  paused: 'Der Tisch macht Pause: Ich darf in diesem Kanal nichts mehr posten (es fehlt: {permissions}). Deine Hand ist sicher.',
  listed_house: '{name} (Haus)',
  somebody: 'Jemand',
  at_table: 'Hier geht es zu {table}.',
  soon: 'Erledigt. Der Tisch zeigt es gleich.',
  unsaved: 'Das ließ sich gerade nicht speichern, und es wurde nichts gespielt. Tipp gleich noch einmal.',
  back_soon: 'Gleich wieder da. Dein Spiel ist gespeichert.',
  restarting: 'Foolish startet neu. Dein Spiel ist gespeichert; tipp in einer Minute noch einmal.',
} satisfies Readonly<Record<keyof typeof en, string>>
