import type { kingsAndJokers as en } from '../en/kings-and-jokers.js'

/** Everything that Kings and Jokers says, in Polish. A place and a colour go with the neuter words for a challenge and a tool. */
export const kingsAndJokers = {
  name: 'Kings and Jokers',
  board: 'Wszystkie gry',
  options:
    'Król wygrywa z 3 wyzwaniami swojego koloru, Joker z {win, select, sole {2 w każdym kolorze} other {5}} swojej barwy. Zasada wygranej jest nasza.',
  'standing.sum':
    '{wins, plural, one {# wygrana} few {# wygrane} many {# wygranych} other {# wygranej}} na {games, plural, one {# grę} few {# gry} many {# gier} other {# gry}}',
  'standing.detail': 'jako Król {king, number}, jako Joker {joker, number}, wspólne przegrane {lost, number}',

  // Cards and piles
  identity:
    '{card, select, KS {Król pik} KC {Król trefl} KH {Król kier} KD {Król karo} RJ {Czerwony Joker} other {Czarny Joker}}',
  challenge: '{rank, select, J {Walet} Q {Dama} other {{rank}}} {suit, select, S {pik} H {kier} D {karo} other {trefl}}',
  'challenge.colour': '{challenge} ({colour})',
  colour: '{colour, select, red {czerwone} other {czarne}}',
  tool: '{colour, select, red {Czerwone} other {Czarne}} {value}',
  suits:
    '{count, plural, one {{suit, select, S {pik} H {kier} D {karo} other {trefl}}} few {{suit, select, S {piki} H {kiery} D {kara} other {trefle}}} many {{suit, select, S {pików} H {kierów} D {kar} other {trefli}}} other {{suit, select, S {pika} H {kiera} D {kara} other {trefla}}}}',
  pile: '{symbol} {count, number}',
  comma: '{before}, {next}',
  place: '{n, select, 1 {pierwsze} 2 {drugie} 3 {trzecie} 4 {czwarte} 5 {piąte} other {{n}.}}',

  // A turn, before everybody
  'turn.first': '{names}, czas wybrać narzędzie.',
  'turn.chosen': 'Tura {turn, number}: wybór gotowy, {chosen, number} z {seats, number}.',
  'turn.challenge': 'Wyzwanie: {challenge}',
  'turn.sum':
    'Czerwone narzędzia {red, select, yes {się dodaje} other {się odejmuje}}, czarne {red, select, yes {się odejmuje} other {się dodaje}}, domiesza się jeszcze {extras, plural, one {# narzędzie} few {# narzędzia} many {# narzędzi} other {# narzędzia}}. Ponad 0: wyzwanie udane.',
  passed: 'Udane: {piles}',
  failed: 'Nieudane: {count, number} z {most, number}',
  'record.head': 'Tura {turn, number}: wyzwanie {passed, select, yes {udane} other {nieudane}}, suma {total}.',
  'record.challenge': '{challenge}:',
  'record.sum': '{tools} = {total}',

  // The end
  'end.won': 'Wygrywa {name}: {identity} 👑',
  'end.alone': 'Samotnie wygrywa {name}: {identity} 👑',
  'end.together': 'Razem wygrywają {names} 👑',
  'end.lost':
    '{seats, plural, one {{name} przegrywa} few {Przegrywają wszyscy} many {Przegrywają wszyscy} other {Przegrywają wszyscy}}: nieudanych {failures, select, 5 {pięć} other {{failures}}}',
  'end.empty':
    '{seats, plural, one {{name} przegrywa} few {Przegrywają wszyscy} many {Przegrywają wszyscy} other {Przegrywają wszyscy}}: nie ma już wyzwań',
  'end.king': 'W turze {turn, number} udało się {nth} wyzwanie w kolorze {suit}.',
  'end.joker': 'W turze {turn, number} udało się {nth} {colour} wyzwanie.',
  'end.joker.each': 'Do tury {turn, number} udały się {each, number} {one} i {each, number} {other}.',
  'end.both': 'Udało się {nth} wyzwanie w kolorze {suit}, a zarazem {mth} {colour}.',
  'end.last': 'Nieudane {nth} wyzwanie: {challenge}, {total}.',
  'end.last.empty': 'Ostatnie wyzwanie: {challenge}, {total}.',
  'end.identity': '{name}: {identity}, {have, number} z {need, number}',
  'end.ours': 'Zasada wygranej jest nasza.',
  'over.won': 'Wygrywa {name}: {identity}.',
  'over.together': 'Razem wygrywają {names}.',
  'over.lost':
    '{seats, plural, one {Przegrywasz} few {Przegrywają wszyscy} many {Przegrywają wszyscy} other {Przegrywają wszyscy}}.',

  // The private panel
  'chosen.yet': 'Twój wybór: {tool}. Można go zmieniać, póki nie wybrali wszyscy.',
  identified: 'Twoja postać: {identity}.',
  'need.king': 'Do wygranej muszą się udać {need, number} {suit}: na razie {have, number}.',
  'need.joker':
    'Twoja barwa: {colour}. Do wygranej trzeba {need, plural, one {# udanego wyzwania} few {# udanych wyzwań} many {# udanych wyzwań} other {# udanego wyzwania}}, na razie {have, number}.',
  'need.joker.each':
    'Do wygranej muszą się udać {each, number} {one} i {each, number} {other}: na razie {have, number} i {more, number}.',
  hand: 'Twoje narzędzia: {tools}.',
  choose:
    '{seats, plural, one {Wybierz narzędzie:} few {Wybierz narzędzie, nikt się nie dowie, czyje:} many {Wybierz narzędzie, nikt się nie dowie, czyje:} other {Wybierz narzędzie, nikt się nie dowie, czyje:}}',
  away: 'Drugie odejdzie i nikt go nie zobaczy.',
  'last.turns': '{before} {next}',
  'last.turn': 'Tura {turn, number}: {total}, {passed, select, yes {udane} other {nieudane}}.',
  cycle: 'W tym rozdaniu: {colours}',
  'cycle.colour': '{colour} {values}',
  'tool.adds': '{tool}: {worth}',
  'tool.chosen': '{tool}: twój wybór',
  'last.none': 'Żadna tura nie jest jeszcze skończona.',

  // Pictures
  'picture.rank': '{rank, select, J {W} Q {D} K {K} other {{rank}}}',
  'picture.you': 'Ty',
  'picture.challenge': 'Wyzwanie',
  'picture.tools': 'Narzędzia',
  'picture.passed': 'Udane',
  'picture.failed': 'Nieudane',

  // What the house would do
  advice: 'Bot wybrałby: {tool}, {worth}.',
  'help.press': 'Naciśnięcie wybiera narzędzie. Póki nie wybrali wszyscy, możesz nacisnąć inne.',
  'help.secret': 'Kim jesteś i co wybierasz, nie dowie się nikt; widać tylko sumę.',

  // The lesson
  'coach.you': 'Twoja postać: {identity}. Nikt o tym nie wie, a ty nie wiesz, kim są inni.',
  'coach.sum': 'Teraz wyzwanie: narzędzia jego barwy się dodaje, pozostałe odejmuje. Domiesza się dwa nieznane. Ponad 0: udane.',
  'coach.want': 'Wyzwanie jest twoje: {challenge}. Chcesz, żeby się udało.',
  'coach.free':
    'Wyzwanie nie jest twoje: {challenge}. Ale przy pięciu nieudanych przegrywają wszyscy, więc pomóż, jeśli to tanie.',
  'coach.against': 'Wyzwanie nie jest twoje: {challenge}. Może pomóc komuś innemu. Póki nieudanych jest mało, niech się nie uda.',
  'coach.press': 'Naciśnij: {tool}, {worth}. Nikt się nie dowie, czyje to.',
  'coach.passed': 'Wyzwanie udane, suma {total}: {tools}.',
  'coach.failed': 'Wyzwanie nieudane, suma {total}: {tools}.',
  'coach.wait': 'Wybierają inni. Możesz jeszcze nacisnąć inne narzędzie.',
  'coach.last': 'Z trzech narzędzi przez dwie tury jedno zostaje; potem wszyscy dostają trzy nowe.',
  'coach.won': 'Twój cel jest osiągnięty i gra od razu się kończy: wygrywasz.',
  'coach.won.other': 'Pierwszy cel należy do kogoś innego i gra od razu się kończy.',
  'coach.lost': 'Piąte wyzwanie nieudane: przegrywają wszyscy, kimkolwiek są.',
  'coach.ours': 'Król potrzebuje 3 w swoim kolorze, Joker 5 w swojej barwie. Mówić wolno wszystko, także nieprawdę.',

  // Refusals
  'refused.moved-on': 'Gra poszła już dalej; nic nie zostało zagrane.',
  'refused.over': 'Gra jest skończona.',
  'refused.hand': 'Tego narzędzia nie masz już na ręce.',

  // The rules, a screen at a time
  'rules.minute': 'W minutę',
  'rules.tools': 'Narzędzia i tury',
  'rules.winning': 'Wygrana',
  'rules.examples': 'Przykłady',
  'rules.tips': 'Porady',
  'rules.table': 'Ten stół',
  'minute.head': 'Kings and Jokers w minutę',
  'minute.secret': 'Twoja postać to Król albo Joker. Nikt inny nie wie, która.',
  'minute.turn': 'W każdej turze odkrywa się wyzwanie, a każdy w tajemnicy wybiera z ręki jedno narzędzie.',
  'minute.mixed': 'Do tego domieszane są 2 narzędzia ze stosu; wszystkie się tasuje, pokazuje i sumuje.',
  'minute.sum': 'Narzędzia barwy wyzwania dodają swoją liczbę, pozostałe odejmują. Ponad 0 jest udane.',
  'minute.win': 'Król chce udanych wyzwań swojego koloru, Joker swojej barwy.',
  'minute.lose': 'Przy piątym nieudanym wyzwaniu przegrywają wszyscy, Jokery też.',
  'tools.head': 'Narzędzia i tury',
  'tools.cards':
    'Narzędzia to as (1), 3, 5, 7 i 9 każdego koloru; wyzwania to 2, 4, 6, 8, 10, walet i dama. Dla sumy liczy się tylko barwa, dla stosu udanych tylko kolor.',
  'tools.hand':
    'Dostajesz 3 narzędzia na dwie tury. Trzecie odchodzi niewidziane; potem wszystkie 20 się tasuje i rozdaje od nowa.',
  'tools.change': 'Wybór można zmieniać, póki nie wybrał ostatni gracz.',
  'tools.hidden': 'Czyje były narzędzia i których dwóch nikt nie zagrał, tego się nie mówi nigdy.',
  'tools.zero': 'Suma równa dokładnie 0 jest nieudana.',
  'tools.six': 'Przy sześciu graczach w drugiej turze brakuje narzędzi: już pokazane wracają potasowane do stosu.',
  'tools.talk': 'Przy stole mów, co chcesz, prawdę albo nie.',
  'winning.head': 'Wygrana: nasza zasada domowa',
  'winning.lost':
    'W zasadach, które do nas dotarły, zaginęła część o wygranej. Te liczby to nasze odtworzenie, sprawdzone w wielu grach.',
  'winning.first': 'Król wygrywa z 3 udanymi wyzwaniami swojego koloru, Joker z 5 swojej barwy.',
  'winning.shared': 'Gra kończy się od razu. Król i Joker jego barwy mogą wygrać razem.',
  'winning.sole':
    'Przy wyborze „jeden zwycięzca” Joker potrzebuje zamiast tego 2 w każdym kolorze swojej barwy, a wygrana nigdy nie jest wspólna.',
  'winning.absent': 'Kolory, których Króla nikt nie ma, mogą się udawać dowolnie często.',
  'winning.fail': 'Przy piątym nieudanym przegrywają wszyscy; tyle zasady mówią.',
  'examples.head': 'Przykłady',
  'examples.one': 'Wyzwanie 6 trefl (czarne): czerwone 3, czarne 9, czerwone 1 to −3 +9 −1 = +5, więc jest udane.',
  'examples.zero': 'Wyzwanie dama kier (czerwone): czerwone 9, czarne 9, czerwone 1, czarne 1 to 0, więc jest nieudane.',
  'examples.colour': 'Dla 10 karo kiery też są czerwone: w narzędziu liczy się tylko barwa.',
  'examples.shared': 'Trzeci kier jest piątą czerwoną kartą: Król kier i Czerwony Joker wygrywają razem.',
  'examples.alone': 'Udało się pięć czarnych, w tym trzy piki, a Króla pik nikt nie ma: Czarny Joker wygrywa sam.',
  'tips.head': 'Porady',
  'tips.help': 'Nikt się nie dowie, czyje to były narzędzia. Pomagaj tam, gdzie to pomaga tobie, i nie daj się poznać.',
  'tips.keep': 'Wybierasz dwa z trzech narzędzi: wysokie drugiej barwy może poczekać na wyzwanie, które ma się nie udać.',
  'tips.count': 'Wszystkie 20 narzędzi wraca co dwie tury. Tego, co już pokazano w tym rozdaniu, nikt nie ma na ręce.',
  'tips.fails': 'Pierwsze niepowodzenia są tanie. Po trzecim pomóc musi każdy, inaczej przegrają wszyscy.',
  'tips.others': 'Kolor, który udał się dwa razy, to Król, któremu do wygranej może brakować jednej karty.',
  'tips.talk': 'Rozmowa jest wolna, a mówić wolno nieprawdę: pytaj, kto czego chce, i patrz na sumy.',
  'table.head': 'Ten stół',
  'table.first': 'Kto pierwszy u celu: Król z 3 swojego koloru, Joker z 5 swojej barwy. Wygrana może być wspólna.',
  'table.sole': 'Jeden zwycięzca: Król z 3 swojego koloru, Joker z 2 w każdym kolorze swojej barwy.',
  'table.ours': 'Zasada wygranej jest nasza, zobacz „Wygrana”.',
  'rules.credit': 'Zasady Kings and Jokers naszymi słowami.',
} satisfies Readonly<Record<keyof typeof en, string>>
