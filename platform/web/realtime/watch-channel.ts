import type { Socket } from 'socket.io-client'
import { channelBack } from '#platform/contract/realtime.ts'
import { channelSilent, noteHeard, noteReturn, socketState } from './socket-state.ts'

/** The server says every 15 s that its channel stands. */
const silentMs = 30_000
/** Not all pages of the school ask at one moment. */
const spreadMs = 1_000

/** Notes whether anything at all is heard: a connection may stand long after events have ceased to come. */
export function watchChannel(socket: Socket): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    channelSilent.set(false)
    if (socketState.get().phase === 'connected') timer = setTimeout(() => channelSilent.set(true), silentMs)
  }
  socket.io.on('packet', () => {
    noteHeard()
    heard()
  })
  socketState.subscribe(heard)
  socket.on(channelBack.name, () => setTimeout(noteReturn, Math.random() * spreadMs))
}
