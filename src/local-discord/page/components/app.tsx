import { useEffect } from 'preact/hooks'
import type { Room } from '../../protocol.js'
import { DeskProvider, useNewDesk } from '../desk.js'
import { Box } from './box.js'
import { Header } from './header.js'
import { Log } from './log.js'
import { ModalWindow } from './modal.js'
import { News } from './news.js'

/** One channel, as one person sees it. */
export function App() {
  const desk = useNewDesk()
  const { me, channel, channels, bot, line, modal } = desk.state
  const room = channels.find(({ id }) => id === channel)
  const name = room?.name

  useEffect(() => {
    if (me && name) document.title = `${me.name} in #${name}`
  }, [me, name])

  return (
    <DeskProvider value={desk}>
      <Header />
      <div class="notices" role="status">
        {line === 'lost' && <p>The connection is lost. Trying again…</p>}
        {line === 'open' && me && channels.length === 0 && <p>{me.name} sees no server here.</p>}
        {room && <Closed room={room} />}
        {line === 'open' && !bot.online && <p>{bot.name} is offline. Buttons and commands will fail until it is back.</p>}
      </div>
      {me ? <Log key={`${me.id} ${channel}`} /> : <main class="log" />}
      {me && <News key={`${me.id} ${channel}`} />}
      {me && <Box key={me.id} />}
      {modal && <ModalWindow key={modal.interaction} modal={modal} />}
    </DeskProvider>
  )
}

/** Why not everything works in a thread. */
function Closed({ room }: { readonly room: Room }) {
  if (room.closed) return <p>This thread is locked. Only moderators can write here.</p>
  if (room.states.includes('archived')) return <p>This thread is archived. A message opens it again.</p>
  return room.states.includes('locked') ? <p>This thread is locked. You may write here all the same.</p> : null
}
