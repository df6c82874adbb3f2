import type { FromPage, ToPage } from '../protocol.js'

/** The line to the local Discord. `say` returns false when the line is down; what was said then is not kept. */
export interface Connection {
  say(message: FromPage): boolean
  close(): void
}
export interface Ears {
  /** What to say first whenever the line comes up. */
  hail(): FromPage
  hear(message: ToPage): void
  lost(): void
}

const firstWait = 250
const longestWait = 5_000

/** Opens the line and keeps it open: when it breaks it is tried again, at longer and longer intervals. */
export function connect(url: string, ears: Ears): Connection {
  let socket: WebSocket | undefined
  let wait = firstWait
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const open = (): void => {
    const line = new WebSocket(url)
    socket = line
    line.addEventListener('open', () => line.send(JSON.stringify(ears.hail())))
    line.addEventListener('message', (event: MessageEvent<string>) => {
      wait = firstWait
      ears.hear(JSON.parse(event.data) as ToPage)
    })
    line.addEventListener('close', () => {
      if (closed) return
      ears.lost()
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2))
      wait = Math.min(wait * 2, longestWait)
    })
  }
  open()

  return {
    say(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    close() {
      closed = true
      clearTimeout(timer)
      socket?.close()
    },
  }
}
