import { czechFool } from '../../../src/games/czech-fool/index.js'
import { contract, contractOfShow } from '../contract.js'
import { trial } from './trial.js'

contract(czechFool.rules, trial)
contractOfShow(czechFool, trial)
