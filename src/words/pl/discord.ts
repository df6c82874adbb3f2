import type { discord as en } from '../en/discord.js'

/** What only the platform says, in Polish. */
export const discord = {
  unknown_button: 'Ten przycisk jest od dawniejszego stołu. /stół pokaż wymienia stoły, które są tutaj.',
  unknown_command: 'To polecenie jest z innej wersji Foolish. Wpisz / jeszcze raz, żeby zobaczyć dzisiejsze.',
  too_late: 'Ostatnie naciśnięcie przyszło za późno i się nie liczy.',
  fault: 'Coś tu poszło nie tak i nic nie zostało zagrane. Naciśnij „Moje karty”.',
  fault_code: 'Kod {code}',
  elsewhere: 'W karty gra się na serwerach, a nie w prywatnych wiadomościach.',
  paused: 'Gra stoi: nie mogę już pisać na tym kanale (brakuje uprawnień: {permissions}). Twoje karty są zapisane.',
  listed_house: '{name} (bot)',
  somebody: 'Ktoś',
  at_table: 'Tędy do stołu {table}.',
  soon: 'Gotowe. Za chwilę będzie to widać na stole.',
  unsaved: 'Nie udało się tego teraz zapisać i nic nie zostało zagrane. Naciśnij jeszcze raz za chwilę.',
  back_soon: 'Zaraz wracam. Twoja gra jest zapisana.',
  restarting: 'Foolish uruchamia się ponownie. Twoja gra jest zapisana; naciśnij jeszcze raz za minutę.',
} satisfies Readonly<Record<keyof typeof en, string>>
