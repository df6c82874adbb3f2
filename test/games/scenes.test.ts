import { chineseFool } from '../../src/games/chinese-fool/index.js'
import { czechFool } from '../../src/games/czech-fool/index.js'
import { fool } from '../../src/games/fool/index.js'
import { foolishFaces } from '../../src/games/foolish-faces/index.js'
import { kingsAndJokers } from '../../src/games/kings-and-jokers/index.js'
import { trial as chinese } from './chinese-fool/trial.js'
import { trial as czech } from './czech-fool/trial.js'
import { trial as ofFool } from './fool/trial.js'
import { trial as faces } from './foolish-faces/trial.js'
import { trial as kings } from './kings-and-jokers/trial.js'
import { contractOfScenes } from './scenes.js'

contractOfScenes(foolishFaces, faces, true)
contractOfScenes(kingsAndJokers, kings)
contractOfScenes(fool, ofFool([{}, { variant: 'perevodnoy', transferFirstBout: true, rated: true }], [], [2, 6]))
contractOfScenes(fool, ofFool([{ deck: 54, variant: 'japanese', throwProtocol: 'free', throwTiming: 'anytime' }], [], [8]))
contractOfScenes(chineseFool, chinese(52, [{ noProgress: 6 }]))
contractOfScenes(czechFool, czech)
