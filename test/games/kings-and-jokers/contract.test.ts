import { kingsAndJokers } from '../../../src/games/kings-and-jokers/index.js'
import { contract, contractOfShow } from '../contract.js'
import { trial } from './trial.js'

contract(kingsAndJokers.rules, trial)
contractOfShow(kingsAndJokers, trial)
