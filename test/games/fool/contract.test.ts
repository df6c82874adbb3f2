import { rules } from '../../../src/games/fool/rules.js'
import { contract } from '../contract.js'
import { trial } from './trial.js'

const always =
  'dealt trump-turned first-chosen bout-begun led beaten take-declared thrown passed bout-beaten bout-taken drew out over'.split(
    ' ',
  )

/** A short deck, with the numbers of seats that it is for. */
contract(
  rules,
  trial(
    [
      {},
      { variant: 'simple', allDealt: true },
      {
        variant: 'perevodnoy',
        transferShow: 'trumpOncePerBout',
        trumpExchange: 'lowestForAny',
        rated: true,
        nextLead: 'underFool',
      },
      { teams: 'pairs', takeLimit: 'six', firstLead: 'turnedCard', variant: 'perevodnoy' },
    ],
    [...always, 'transferred', 'shown', 'exchanged'],
    [2, 4, 6],
  ),
)
contract(
  rules,
  trial(
    [
      { variant: 'japanese', base: 'perevodnoy', throwProtocol: 'free', drawOrder: 'seatOrder', nextLead: 'previousWinner' },
      { teams: 'pairs', teamSubstitute: false, throwers: 'neighbours', redealSameSuit: 6, limitByHand: false },
    ],
    [...always, 'transferred'],
    [3, 4, 5],
  ),
)
/** Jokers, and as many players as there can be. */
contract(rules, trial([{ deck: 54, throwProtocol: 'free', throwTiming: 'anytime', throwers: 'neighbours' }], always, [8]))
contract(
  rules,
  trial(
    [{ deck: 52, jokers: 2, variant: 'perevodnoy', transferFirstBout: true, throwAfterTake: false, finalBeaten: 'attackerWins' }],
    [...always, 'transferred'],
    [7],
  ),
)
