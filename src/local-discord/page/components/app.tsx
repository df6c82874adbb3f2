import { useEffect } from 'preact/hooks'
import { DeskProvider, useNewDesk } from '../desk.js'
import { Box } from './box.js'
import { Header } from './header.js'
import { Log } from './log.js'
import { ModalWindow } from './modal.js'

/** One channel, as one person sees it. */
export function App() {
  const desk = useNewDesk()
  const { me, channel, channels, bot, line, modal } = desk.state
  const name = channels.find(({ id }) => id === channel)?.name

  useEffect(() => {
    if (me && name) document.title = `${me.name} in #${name}`
  }, [me, name])

  return (
    <DeskProvider value={desk}>
      <Header />
      <div class="notices" role="status">
        {line === 'lost' && <p>The connection is lost. Trying again…</p>}
        {line === 'open' && !bot.online && <p>{bot.name} is offline. Buttons and commands will fail until it is back.</p>}
      </div>
      {me ? <Log key={`${me.id} ${channel}`} /> : <main class="log" />}
      {me && <Box key={me.id} />}
      {modal && <ModalWindow key={modal.interaction} modal={modal} />}
    </DeskProvider>
  )
}
