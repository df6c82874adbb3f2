import { foolishFaces } from '../../../src/games/foolish-faces/index.js'
import { contract, contractOfShow } from '../contract.js'
import { trial } from './trial.js'

contract(foolishFaces.rules, trial)
contractOfShow(foolishFaces, trial)
