import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { io, type Socket } from 'socket.io-client'
import { socketPath } from '#platform/contract/realtime.ts'
import { freshToken, refresh } from '../api/refresh.ts'
import { noteSocket } from '../api/send.ts'
import { currentSession, sessionToken, onSessionChange } from '../api/session.ts'
import { notify } from '../notifications/notify.ts'
import { forgetHeard, socketState } from './socket-state.ts'
import { watchChannel } from './watch-channel.ts'

const attempts = 5
const delayMs = 2000
/** After the attempts; spread to the double, so that not all come at once. */
const lookMs = 5000

const lost = (): void => {
  socketState.set({ phase: 'reconnecting', attempts: 0 })
  notify.warning(i18n._(msg`Попытка переподключения`))
}
/** A refused handshake is not repeated by the library: one renewal of the token, then one more try. */
async function comeBack(socket: Socket): Promise<void> {
  const token = await refresh().catch(() => undefined)
  if (token === undefined) socketState.set({ phase: 'failed', attempts: 0 })
  else socket.connect()
}

function watch(socket: Socket): void {
  let wasRefused = false
  socket.on('connect', () => {
    wasRefused = false
    socketState.set({ phase: 'connected', attempts: 0 })
    noteSocket(socket.id)
  })
  socket.on('disconnect', (reason) => {
    noteSocket(undefined)
    if (reason === 'io client disconnect') {
      forgetHeard()
      return socketState.set({ phase: 'idle', attempts: 0 })
    }
    lost()
    // the server ends a socket whose token has ended: who is still signed in comes back with a new one
    if (reason === 'io server disconnect') void comeBack(socket)
  })
  socket.on('connect_error', ({ message }) => {
    if (socket.active) return
    // no token was at fault: who has said too much comes back when the server is asked for later
    if (wasRefused || message === 'flooding') return socketState.set({ phase: 'failed', attempts: 0 })
    wasRefused = true
    void comeBack(socket)
  })
  socket.io.on('reconnect_attempt', (attempt) => socketState.set({ phase: 'reconnecting', attempts: attempt }))
  socket.io.on('reconnect_failed', () => socketState.set({ phase: 'failed', attempts }))
}

/** Whether the server is there again, asked quietly: a whole school does not dial a server that is still down. */
const isServerThere = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** After the attempts are used up a person's return, the network's, or the server's begins anew. */
function wake(socket: Socket): void {
  const isWaiting = () => socketState.get().phase === 'failed' && currentSession() !== null
  const again = () => {
    if (document.visibilityState === 'visible' && isWaiting()) socket.connect()
  }
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookLater = () => {
    clearTimeout(timer)
    // hidden tabs too: an alarm is to be heard there
    if (isWaiting()) timer = setTimeout(() => void look(), lookMs * (1 + Math.random()))
  }
  const look = async () => {
    if (navigator.onLine && (await isServerThere()) && isWaiting()) socket.connect()
    lookLater()
  }
  socketState.subscribe(lookLater)
}

/** Opens the one connection of this tab: websocket only, 5 attempts of reconnecting, 2000 ms apart. */
export function connect(): Socket {
  socketState.set({ phase: 'connecting', attempts: 0 })
  const socket = io({
    path: socketPath,
    transports: ['websocket'],
    reconnectionAttempts: attempts,
    reconnectionDelay: delayMs,
    reconnectionDelayMax: delayMs,
    randomizationFactor: 0,
    auth: (give) => {
      freshToken().then(
        (token) => give({ token: token ?? '' }),
        () => give({ token: '' }),
      )
    },
  })
  watch(socket)
  watchChannel(socket)
  wake(socket)
  onSessionChange(() => {
    const token = sessionToken()
    if (token === undefined) socket.disconnect()
    else if (socket.connected) socket.emit('renew', { token })
  })
  return socket
}
