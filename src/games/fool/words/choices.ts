/** What a host chooses from, a message for each list of house rules; every label says what it is about. */
export const choices = {
  'choice.variant':
    '{value, select, podkidnoy {Throw-in (podkidnoy)} perevodnoy {Transfer (perevodnoy)} simple {Simple} other {Japanese}}',
  'choice.deck': '{value, select, 36 {36 cards} 52 {52 cards} other {54 cards, with both jokers}}',
  'choice.throwers':
    '{value, select, all {All throw in} neighbours {Neighbours of the attacked throw in} other {The attacker alone throws in}}',
  'choice.throwing':
    '{value, select, priority {Thrown in one after the other, attacker first} free {Thrown in by everybody at once} other {Thrown in at any time, by everybody}}',
  'choice.first':
    '{value, select, 5 {First attack of the game: 5 cards} discard {Attacks of 5 until something is beaten} other {First attack as big as others}}',
  'choice.taking':
    '{value, select, hand {Who takes gets no more than the hand held} six {Who takes may get up to six} other {Nothing is thrown to who takes}}',
  'choice.lead': '{value, select, 1 {One card opens a bout} other {Up to {value} of one rank open a bout}}',
  'choice.batch': '{value, select, any {Any number is thrown in at once} other {One card is thrown in at a time}}',
  'choice.transferFirst': '{value, select, yes {The first attack may be passed on} other {The first attack is not passed on}}',
  'choice.transferShow': '{value, select, yes {A shown trump passes on} other {Only cards laid pass on}}',
  'choice.base':
    '{value, select, podkidnoy {Japanese with throw-in} perevodnoy {Japanese with transfer} other {Japanese, one card at a time}}',
  'choice.queen':
    '{value, select, highest {Queen of spades is the highest spade} beatsAll {Queen of spades beats king and ace} other {Queen of spades is a plain queen}}',
  'choice.spades':
    '{value, select, noTrump {No trumps when a spade lies open} redraw {An open spade is turned over} other {Diamonds are trumps}}',
  'choice.spadeFirst': '{value, select, yes {Lowest spade leads first} other {Lowest trump leads first}}',
  'choice.nextLead':
    '{value, select, fromUnderFool {Next lead from under the Fool} underFool {Next lead under the Fool} other {Next lead by the winner}}',
  'choice.firstLead':
    '{value, select, lowestTrump {Lowest trump leads first} turnedCard {First lead by the open card} other {The first seat leads first}}',
  'choice.teams':
    '{value, select, none {Everyone for themselves} pairs {Pairs; a partner plays on} other {Pairs; nobody plays for who is out}}',
  'choice.rated': '{value, select, yes {Rated: points and game rubles} other {Not rated}}',
  'choice.straps':
    '{value, select, none {No shoulder straps} finalPair {Shoulder straps for a last pair} other {Fewest pairs laid lose}}',
  'choice.last': '{value, select, draw {Last two out together: a draw} other {Last two out together: attacker wins}}',
  'choice.redeal':
    '{value, select, 0 {No new deal for one suit} 5 {New deal with five of one suit} other {New deal with six of one suit}}',
  'choice.exchange':
    '{value, select, none {The open trump stays} sixForAce {Lowest trump swaps for an open ace} other {Lowest trump swaps for the open card}}',
  'choice.jokers': '{value, select, 0 {No joker added} 1 {One joker added} other {Two jokers added}}',
  'choice.jokerMode': '{value, select, colour {Jokers beat their colour} other {A joker beats any card}}',
  'choice.hand': '{value} cards in hand',
  'choice.most': 'At most {value} cards in an attack',
  'choice.byHand':
    '{value, select, yes {Never more than the attacked hand holds} other {Even more than the attacked hand holds}}',
  'choice.allDealt': '{value, select, yes {Two players: all cards dealt out} other {Cards are drawn from a stock}}',
  'choice.drawOrder': '{value, select, defenderLast {Who was attacked draws last} other {Cards drawn in order of seats}}',
  'choice.direction': '{value, select, cw {Clockwise} other {Counter-clockwise}}',
} as const
