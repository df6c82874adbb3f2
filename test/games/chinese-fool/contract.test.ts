import { chineseFool } from '../../../src/games/chinese-fool/index.js'
import { contract, contractOfShow } from '../contract.js'
import { trial } from './trial.js'

const short = trial(36, [{ noProgress: 6 }, { mayTakeWhenAble: false, noProgress: 6 }])
const full = trial(52, [{ firstLead: 'nineDiamonds', noProgress: 3 }])
contract(chineseFool.rules, short)
contractOfShow(chineseFool, short)
contract(chineseFool.rules, full)
contractOfShow(chineseFool, full)
