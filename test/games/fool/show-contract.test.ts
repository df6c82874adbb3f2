import { fool } from '../../../src/games/fool/index.js'
import { contractOfShow } from '../contract.js'
import { trial } from './trial.js'

const tried = trial(
  [
    {},
    { variant: 'perevodnoy', transferFirstBout: true, transferShow: 'trumpOncePerBout' },
    { variant: 'japanese', throwProtocol: 'free', throwTiming: 'anytime' },
  ],
  [],
  [2, 4, 6],
)

// One action in seven finds every kind of refusal, and 36 cards beaten by 36 are many.
contractOfShow(fool, { ...tried, actions: (seats) => tried.actions(seats).filter((_, i) => i % 7 === 0) })
