import { render } from 'preact'
import { App } from './components/app.js'

const root = document.getElementById('page')
if (!root) throw new Error('index.html has lost its #page')
render(<App />, root)
