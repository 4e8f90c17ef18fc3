// A process of its own that asks for rooms as fast as it can, on many connections of one account, and comes back at once.
import { io } from 'socket.io-client'
import { socketPath } from '#platform/contract/realtime.ts'

export interface Flood {
  address: string
  token: string
  sockets: number
  /** What is asked for. */
  request: object
}
const atOnce = 200
const reportMs = 50
let sent = 0

function pour({ address, token, request }: Flood): void {
  const socket = io(address, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token },
  })
  const emit = () => {
    if (!socket.connected) return
    for (let count = 0; count < atOnce; count++) socket.emit('join', request)
    sent += atOnce
    setImmediate(emit)
  }
  const again = () => {
    socket.disconnect()
    connect()
  }
  const connect = () => void setImmediate(() => socket.connect())
  socket.on('connect', emit).on('disconnect', connect).on('connect_error', again)
}

process.on('message', (flood: Flood) => {
  for (let count = 0; count < flood.sockets; count++) pour(flood)
  setInterval(() => process.send?.(sent), reportMs)
})
process.on('disconnect', () => process.exit())
