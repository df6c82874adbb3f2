/** Everything that Kings and Jokers says, in English (ICU MessageFormat). Signed numbers come ready made, with a true minus. */
export const kingsAndJokers = {
  name: 'Kings and Jokers',
  board: 'All games',
  options:
    'A King wins with 3 of its suit, a Joker with {win, select, sole {2 in each suit} other {5}} of its colour. Winning rule: ours.',
  'standing.sum': '{wins, plural, one {# win} other {# wins}} in {games, plural, one {# game} other {# games}}',
  'standing.detail': '{king, number} as King, {joker, number} as Joker, {lost, number} lost by all',

  // Cards and piles
  identity:
    '{card, select, KS {King of spades} KC {King of clubs} KH {King of hearts} KD {King of diamonds} RJ {Red Joker} other {Black Joker}}',
  challenge:
    '{rank, select, J {Jack} Q {Queen} other {{rank}}} of {suit, select, S {spades} H {hearts} D {diamonds} other {clubs}}',
  'challenge.colour': '{challenge} ({colour})',
  colour: '{colour, select, red {red} other {black}}',
  tool: '{colour, select, red {Red} other {Black}} {value}',
  suits:
    '{count, plural, one {{suit, select, S {spade} H {heart} D {diamond} other {club}}} other {{suit, select, S {spades} H {hearts} D {diamonds} other {clubs}}}}',
  pile: '{symbol} {count, number}',
  comma: '{before}, {next}',
  place: '{n, select, 1 {first} 2 {second} 3 {third} 4 {fourth} 5 {fifth} other {{n}.}}',

  // A turn, before everybody
  'turn.first': '{names}, choose a tool.',
  'turn.chosen': 'Turn {turn, number}: {chosen, number} of {seats, number} {seats, plural, one {has} other {have}} chosen.',
  'turn.challenge': 'Challenge: {challenge}',
  'turn.sum':
    'Red tools {red, select, yes {add} other {subtract}}, black ones {red, select, yes {subtract} other {add}}, {extras, number} extra tools are mixed in. Over 0 passes.',
  passed: 'Passed: {piles}',
  failed: 'Failed: {count, number} of {most, number}',
  'record.head': 'Turn {turn, number}: {passed, select, yes {passed} other {failed}} with {total}.',
  'record.challenge': '{challenge}:',
  'record.sum': '{tools} = {total}',

  // The end
  'end.won': '{name} wins as {identity} 👑',
  'end.alone': '{name} wins alone as {identity} 👑',
  'end.together': '{names} win together 👑',
  'end.lost':
    '{seats, plural, one {{name} loses} other {Everyone loses}}: {failures, select, 5 {five} other {{failures}}} failed',
  'end.empty': '{seats, plural, one {{name} loses} other {Everyone loses}}: no challenge is left',
  'end.king': 'The {nth} {suit} passed on turn {turn, number}.',
  'end.joker': 'The {nth} {colour} card passed on turn {turn, number}.',
  'end.joker.each': '{each, number} {one} and {each, number} {other} had passed on turn {turn, number}.',
  'end.both': 'The {nth} {suit} was the {mth} {colour} card.',
  'end.last': 'The {nth} was the {challenge}, {total}.',
  'end.last.empty': 'The last one was the {challenge}, {total}.',
  'end.identity': '{name}: {identity}, {have, number} of {need, number}',
  'end.ours': 'The winning rule is ours.',
  'over.won': '{name} wins as {identity}.',
  'over.together': '{names} win together.',
  'over.lost': '{seats, plural, one {You lose} other {Everyone loses}}.',

  // The private panel
  'chosen.yet': '{tool} is chosen. You may change it until all have chosen.',
  identified: 'You are the {identity}.',
  'need.king': 'You win with {need, number} {suit} passed: {have, number} so far.',
  'need.joker': 'You win with {need, number} {colour} passed: {have, number} so far.',
  'need.joker.each':
    'You win with {each, number} {one} and {each, number} {other} passed: {have, number} and {more, number} so far.',
  hand: 'Your tools: {tools}.',
  choose: '{seats, plural, one {Choose a tool:} other {Choose a tool, nobody learns whose:}}',
  away: 'The other one goes away unseen.',
  'last.turns': '{before} {next}',
  'last.turn': 'Turn {turn, number}: {total}, {passed, select, yes {passed} other {failed}}.',
  cycle: 'This cycle: {colours}',
  'cycle.colour': '{colour} {values}',
  'tool.adds': '{tool}: {worth}',
  'tool.chosen': '{tool}: chosen',
  'last.none': 'No turn is over yet.',

  // Pictures
  'picture.rank': '{rank, select, J {J} Q {Q} K {K} other {{rank}}}',
  'picture.you': 'You',
  'picture.challenge': 'Challenge',
  'picture.tools': 'Tools',
  'picture.passed': 'Passed',
  'picture.failed': 'Failed',

  // What the house would do
  advice: 'The house would choose {tool}: {worth}.',
  'help.press': 'A press chooses a tool. Until all have chosen you may press another one.',
  'help.secret': 'Who you are and what you choose nobody learns; only the sum is shown.',

  // The lesson
  'coach.you': 'You are the {identity}. Nobody knows it, and you do not know who the others are.',
  'coach.sum': 'Now a challenge: tools of its colour add, the others subtract. Two unseen tools are mixed in. Over 0 it passes.',
  'coach.want': 'The {challenge} is yours: you want it to pass.',
  'coach.free': 'The {challenge} is not yours. But with five failures all lose, so let it pass if that is cheap.',
  'coach.against': 'The {challenge} is not yours, and may help somebody else. Let it fail while failures are few.',
  'coach.press': 'Press {tool}: {worth}. Nobody learns that it was yours.',
  'coach.passed': 'It passed with {total}: {tools}.',
  'coach.failed': 'It failed with {total}: {tools}.',
  'coach.wait': 'The others choose. You may still press another tool.',
  'coach.last': 'One tool of three is left over in two turns; then all get three new ones.',
  'coach.won': 'Your goal is reached, and the game ends at once: you win.',
  'coach.won.other': 'Somebody else reached a goal first, and the game ends at once.',
  'coach.lost': 'The fifth challenge failed: all lose, whoever they are.',
  'coach.ours': 'Kings need 3 of their suit, Jokers 5 of their colour. Talk is free, and need not be true.',

  // Refusals
  'refused.moved-on': 'The table has moved on; nothing was played.',
  'refused.over': 'The game is over.',
  'refused.hand': 'That tool is not in your hand any more.',

  // The rules, a screen at a time
  'rules.minute': 'In a minute',
  'rules.tools': 'Tools and turns',
  'rules.winning': 'Winning',
  'rules.examples': 'Examples',
  'rules.tips': 'Tips',
  'rules.table': 'This table',
  'minute.head': 'Kings and Jokers in a minute',
  'minute.secret': 'You are a King or a Joker, in secret.',
  'minute.turn': 'Each turn a challenge is turned up, and everyone secretly chooses a tool.',
  'minute.mixed': '2 extra tools from the pile are mixed in; all are shuffled, shown and added up.',
  'minute.sum': "Tools of the challenge's colour add their number, the others subtract it. Over 0 passes.",
  'minute.win': 'A King wants challenges of its suit to pass, a Joker those of its colour.',
  'minute.lose': 'The fifth failed challenge loses the game for everyone, Jokers too.',
  'tools.head': 'Tools and turns',
  'tools.cards':
    'Tools are the Ace (1), 3, 5, 7 and 9 of each suit; challenges are 2, 4, 6, 8, 10, Jack and Queen. Only the colour counts for the sum, and only the suit for the pile.',
  'tools.hand': 'You get 3 tools for two turns. The third goes away unseen; then all 20 are shuffled and dealt again.',
  'tools.change': 'A choice may be changed until the last player has chosen.',
  'tools.hidden': 'Whose tools they were and which two nobody played is never told.',
  'tools.zero': 'A sum of exactly 0 fails.',
  'tools.six': 'With six players the tools run short on the second turn: those already shown are shuffled into the pile again.',
  'tools.talk': 'Say what you like at the table, true or not.',
  'winning.head': 'Winning: a house rule of ours',
  'winning.lost':
    'The rules as they were handed down lost their section on winning. These numbers are our reconstruction, tried in many games.',
  'winning.first': 'A King wins with 3 passed challenges of its own suit, a Joker with 5 of its own colour.',
  'winning.shared': 'The game ends at once. A King and the Joker of its colour can win together.',
  'winning.sole': 'With the option "sole" a Joker wins with 2 in each suit of its colour instead, and a win is never shared.',
  'winning.absent': 'Suits whose King nobody holds may pass as often as they like.',
  'winning.fail': 'The fifth failure loses for all; that much the rules do say.',
  'examples.head': 'Examples',
  'examples.one': 'Challenge 6 of clubs (black): red 3, black 9, red 1 make −3 +9 −1 = +5, so it passes.',
  'examples.zero': 'Challenge Queen of hearts (red): red 9, black 9, red 1, black 1 make 0, so it fails.',
  'examples.colour': 'The 10 of diamonds counts hearts as red, too: only the colour of a tool matters.',
  'examples.shared': 'The third heart is the fifth red card: the King of hearts and the Red Joker win together.',
  'examples.alone': 'Five black passed, three of them spades, and nobody is the King of spades: the Black Joker wins alone.',
  'tips.head': 'Tips',
  'tips.help': 'Nobody learns whose tools they were. Help where it helps you, and be seen nowhere.',
  'tips.keep': 'You choose two of three tools: a high one of the other colour may wait for the challenge you want to fail.',
  'tips.count': 'All 20 tools come round every two turns. What was shown this cycle is not in any hand now.',
  'tips.fails': 'Early failures are cheap. After the third one everybody has to help, or all lose.',
  'tips.others': 'A suit that passed twice belongs to a King who may be one card from winning.',
  'tips.talk': 'Talk is free, and what you say need not be true: ask who wants what, and watch the sums.',

  'table.head': 'This table',
  'table.first': 'First to the goal: a King with 3 of its suit, a Joker with 5 of its colour. A win may be shared.',
  'table.sole': 'One winner: a King with 3 of its suit, a Joker with 2 in each suit of its colour.',
  'table.ours': 'The winning rule is ours: see Winning.',
  'rules.credit': 'The rules of Kings and Jokers in our own words.',
} as const
