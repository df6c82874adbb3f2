import type { table as en } from '../en/table.js'

/** Everything that tables of all games say, in Polish. Nothing done is in the past tense, which would tell he from she. */
export const table = {
  table: '{game} {number}',

  // The lobby
  'lobby.opened':
    '{name} otwiera stół. {count, plural, one {Zajęte # miejsce} few {Zajęte # miejsca} many {Zajęte # miejsc} other {Zajęte # miejsca}}.',
  'lobby.full': 'Wszystkie miejsca są zajęte, host: {host}.',
  'seat.host': '{seat} {name} (host)',
  'seat.taken': '{seat} {name}',
  'seat.held': '{seat} {name} (jeszcze nie tutaj, miejsce czeka do terminu: {until})',
  'seat.free': '{seat} wolne',
  'seat.free.many': '{from} – {to} wolne',
  'starts.one': 'Graczy na start: {most}.',
  'starts.or': 'Graczy na start: {numbers}.',
  'starts.to': 'Graczy na start: od {least} do {most}.',
  'lobby.gives': 'Kto się dosiądzie, zajmie miejsce bota: {name}.',
  'lobby.taken':
    '{count, plural, =2 {Oba miejsca} =3 {Wszystkie trzy miejsca} =4 {Wszystkie cztery miejsca} =5 {Wszystkie pięć miejsc} =6 {Wszystkie sześć miejsc} =7 {Wszystkie siedem miejsc} =8 {Wszystkie osiem miejsc} one {# miejsce} few {Wszystkie # miejsca} many {Wszystkie # miejsc} other {Wszystkie # miejsca}} zajmują ludzie.',
  'lobby.kept': 'Wszystkie miejsca są zajęte albo czekają na swoich graczy.',
  'lobby.record': '{table}: {count, plural, one {gra {names}} few {grają {names}} many {grają {names}} other {grają {names}}}.',
  'lobby.over': 'Stół {table} zamknięty przed rozpoczęciem gry.',
  'lobby.expires': 'Zamknie się {until}, jeśli nikt nic nie naciśnie.',

  // Practice, lessons, and what is said the first time
  practice: 'Trening: nikomu się nie liczy.',
  advise: 'Co zagrać?',
  'no.advice': 'Bot doradza tylko przy stołach treningowych. Taki stół otwiera {command} z opcją „trening”.',
  'no.advice.turn': 'Teraz nie musisz nic robić.',
  'lesson.over': 'To koniec lekcji. Nie zostawia śladów.',
  'lesson.next': '/foolish, /dureń i /kings otwierają stół; z botami i opcją „trening” grasz treningowo, z poradami.',
  'lesson.again': 'Naucz mnie jeszcze raz',
  'help.lobby': 'Masz miejsce. Gdy {host} zacznie grę, twoje karty przyjdą tutaj i widzisz je tylko ty.',
  'help.channel': 'Co widać wszystkim, stoi na kanale. „Zasady” opowiedzą grę w minutę, /lekcja nauczy grać.',

  // Time
  'pace.live': 'Na żywo: 3 minuty na ruch.',
  'pace.slow': 'Bez pośpiechu: doba na ruch.',
  'pace.none': 'Bez zegara.',
  'pace.next': 'Od następnego rozdania: {pace, select, live {3 minuty na ruch} slow {doba na ruch} other {bez zegara}}.',
  'time.of': 'Czas mija {until}: {names}.',
  'time.turn': 'Ruch kończy się {until}.',
  'time.yours': 'Twój czas mija {until}.',
  remind: '{names}, czeka stół {table}. Czas mija {until}.',
  'remind.only': '{names}, czeka stół {table}.',
  'paused.closed': 'Gra stoi: nie mogę już pisać na {channel}. Twoje karty są zapisane.',
  'paused.locked': 'Gra stoi: kanał {channel} jest zablokowany. Twoje karty są zapisane.',

  // Seats in play
  'house.for':
    '{count, plural, one {Bot gra za nieobecną osobę: {names}} few {Boty grają za nieobecne osoby: {names}} many {Boty grają za nieobecne osoby: {names}} other {Boty grają za nieobecne osoby: {names}}}.',
  'open.seats':
    '{count, plural, one {{names} gra za kogoś, kogo już nie ma: zajmij miejsce.} few {{names} grają za tych, których już nie ma: zajmij miejsce.} many {{names} grają za tych, których już nie ma: zajmij miejsce.} other {{names} grają za tych, których już nie ma: zajmij miejsce.}}',
  'seat.noted': '{seat} {name} ({notes})',
  'seat.stand-in': '{seat} {name}, za kogoś, kogo już nie ma',
  'note.host': 'host',
  'note.you': 'ty',
  'note.away': 'nie ma przy stole, gra bot',
  'note.late': 'jeden raz po czasie',
  'wishes.end':
    'Zakończyć grę {wishes, plural, one {chce} few {chcą} many {chce} other {chce}} {wishes, number} z {needed, number}.',
  'wishes.remove': 'Usunąć ze stołu: {name}. Chce tego {wishes, number} z {needed, number}.',

  // Ended early
  'closed.host': '{name}, host, zamyka stół {table}.',
  'closed.moderator': 'Stół {table} został zamknięty przez moderację.',
  'closed.nobody': 'Przy stole {table} nie ma już nikogo, więc gra się kończy.',
  'closed.still': 'Przy stole {table} nikt już nie gra, więc gra się kończy.',
  'closed.gone': 'Kanału już nie ma, więc stół {table} został zamknięty.',
  'closed.vote': 'Wszyscy grający chcą zakończyć, więc stół {table} został zamknięty.',
  'closed.expired': 'Przy stole {table} przez pół godziny nic się nie działo, więc został zamknięty.',
  'closed.replaced': 'Stół {table} stał bez ruchu i został zamknięty, żeby zrobić miejsce.',
  'closed.counts': 'Gra nikomu się nie liczy.',

  // Buttons
  join: 'Dosiądź się',
  leave: 'Odejdź',
  rules: 'Zasady',
  'house.add': 'Dodaj bota',
  'house.drop': 'Usuń bota',
  'house.rules': 'Zasady domowe',
  start: 'Zacznij',
  'start.fill':
    '{count, plural, one {Dodaj # bota i zacznij} few {Dodaj # boty i zacznij} many {Dodaj # botów i zacznij} other {Dodaj # bota i zacznij}}',
  'start.without': 'Zacznij bez nich',
  pace: 'Tempo',
  hand: 'Moje karty',
  'take.seat': 'Zajmij miejsce',
  'take.seat.of': 'Zajmij miejsce: {name}',
  'here.again': 'Jestem z powrotem',
  refresh: 'Odśwież',
  unqueue: 'Cofnij',
  'table.open': 'Stół',
  back: 'Wstecz',
  again: 'Zagraj jeszcze raz',
  leaderboard: 'Ranking',
  replay: 'Powtórka',
  'leave.ask': 'Odejdź od stołu',
  'end.ask': 'Zamknij stół',
  'end.wish.ask': 'Chcę zakończyć grę',
  'remove.pick': 'Usuń kogoś',
  stay: 'Graj dalej',

  // House rules
  'choices.head': 'Zasady domowe: {table}',
  'choices.note': 'Obowiązują od razu przy tym stole i przy stołach otwartych później na tym kanale.',
  'choices.presets': 'Jak grać',
  'choices.other': 'Coś innego',
  'choices.none': 'Przy tym stole nie ma już nic do wyboru.',
  'choices.page': 'Strona {page, number} z {pages, number}',
  'no.host.rules': 'Zasady domowe wybiera host: {host}.',
  'no.clash': 'Te zasady domowe nie pasują do siebie.',

  // In private
  'panel.live': 'Odświeża się do {until}, potem naciśnij „Odśwież”.',
  'panel.away': 'Gra za ciebie bot. Naciśnij „Jestem z powrotem”, żeby grać dalej.',
  'panel.queued': 'Ruch zostanie zagrany {until}.',
  'panel.lobby': 'Karty rozdaje się, gdy {host} zaczyna grę przy stole {table}.',
  'panel.over': 'Gra przy stole {table} jest skończona.',
  'panel.board': '/ranking pokazuje ranking tego serwera.',
  'table.place': '{table}, {place}',
  'leave.cost':
    'Odejść od stołu {table}? Twoimi kartami gra dalej bot, a każdy może zająć twoje miejsce. Gra liczy się jako porzucona.',
  'leave.last': 'Odejść od stołu {table}? Nikogo więcej tu nie ma, więc gra się skończy. Nikomu się nie liczy.',
  'leave.done': 'Odejść od stołu {table}? Jesteś już poza grą i zachowujesz swoje miejsce w wynikach.',
  'leave.ends': 'Odejść od stołu {table}? {cost}',
  'end.cost': 'Zamknąć stół {table} dla wszystkich? Gra nikomu się nie liczy.',

  // What the table decides together
  'remove.cost':
    'Usunąć ze stołu {table}: {name}? Na tym miejscu gra dalej bot, a powrót do tego stołu będzie zamknięty: {name}.',
  'remove.resigns': 'Usunąć ze stołu {table}: {name}? Liczy się to jako poddanie gry.',
  'remove.lobby': 'Usunąć ze stołu {table}: {name}? Powrót do tego stołu będzie zamknięty: {name}.',
  'remove.wish': 'Czy chcesz usunąć ze stołu {table}: {name}? Życzeń jest {wishes, number} z {needed, number}.',
  'remove.ask': 'Usuń: {name}',
  'end.wish':
    'Czy chcesz zakończyć grę przy stole {table}? Nikomu się nie liczy. Życzeń jest {wishes, number} z {needed, number}.',
  'wished.remove': 'Chcesz usunąć ze stołu {table}: {name}. Życzeń jest {wishes, number} z {needed, number}.',
  'wished.end': 'Chcesz zakończyć grę przy stole {table}. Życzeń jest {wishes, number} z {needed, number}.',

  // Why something was not done, and what helps
  stale: 'Gra poszła już dalej; nic nie zostało zagrane. Teraz jest tak:',
  'no.such.table': 'Ten przycisk jest od dawniejszego stołu. /stół pokaż wymienia stoły, które są tutaj.',
  'no.over': 'Gra przy stole {table} jest skończona.',
  'no.started': 'Gra przy stole {table} już trwa. W następnej jest dla ciebie miejsce.',
  'no.started.seat': 'Gra przy stole {table} już trwa.',
  'no.cards': 'Karty nie są jeszcze rozdane: grę przy stole {table} zaczyna host.',
  'no.seat': 'Ostatnie miejsce jest właśnie zajęte. {command} otwiera inny stół.',
  'no.seat.held': 'Wszystkie miejsca są zajęte albo czekają na swoich graczy; jedno zwolni się {until}.',
  'no.twice': 'Siedzisz już przy stole {table}.',
  'gone.seat': 'Twoje miejsce przy stole {table} zajmuje teraz {name}.',
  'gone.removed': 'Usunięto cię ze stołu {table}.',
  'no.stranger': 'Nie siedzisz przy tym stole. Wszystko, co jawne, jest na kanale.',
  'no.host.start': 'Grę przy tym stole zaczyna host: {host}.',
  'no.host.end': 'Ten stół zamyka host ({host}) albo moderacja.',
  'no.few':
    'Jeszcze nie: {count, plural, one {zajęte # miejsce} few {zajęte # miejsca} many {zajęte # miejsc} other {zajęte # miejsca}}, potrzeba {least}.',
  'no.held':
    'Jeszcze nie tutaj: {names}. {count, plural, one {Miejsce czeka, zwolni się} few {Miejsca czekają, zwolnią się} many {Miejsca czekają, zwolnią się} other {Miejsca czekają, zwolnią się}} {until}.',
  'no.house': 'Nie ma tu żadnego bota.',
  'no.room': 'Wszystkie miejsca są zajęte, nie ma miejsca dla bota.',
  'no.stale': 'Gra poszła już dalej; nic nie zostało zagrane.',
  'no.end': 'Gra przy stole {table} jeszcze trwa. „Zagraj jeszcze raz” pojawi się, gdy się skończy.',
  'no.barred': 'Usunięto cię ze stołu {table}, powrót do niego jest zamknięty.',
  'no.seen': 'Znasz cudze karty z tej gry, więc to miejsce nie jest dla ciebie.',
  'no.seat.to.take': 'Przy stole {table} nie ma teraz miejsca do zajęcia.',
  'no.away': 'Jesteś przy stole: swoimi kartami grasz ty.',
  'no.removal': 'Tej osoby nie ma przy stole {table}. Żeby odejść, naciśnij „Odejdź”.',
  'no.elsewhere': 'Jesteś już przy stole {table}.',
  'no.more.tables': 'Stołów jest już tyle, ile chce ten serwer.',
  'no.host.pace': 'Tempo ustala host: {host}.',
  'no.way': 'Tutaj tak się nie da. Naciśnij „Moje karty” i zobaczysz, co można.',
} satisfies Readonly<Record<keyof typeof en, string>>
