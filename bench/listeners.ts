import { performance } from 'node:perf_hooks'
import { io, type Socket } from 'socket.io-client'
import { journalChanged, journalRoom } from '#areas/journal/contract/events.ts'
import { socketPath } from '#platform/contract/realtime.ts'
import type { LoadResult } from './load.ts'

/** Connections to open, as many with each token, and blocks of marks to save one after the other. */
export interface FanOut {
  address: string
  tokens: string[]
  socketsPerToken: number
  groupId: number
  headers: Record<string, string>
  bodies: string[]
}

async function listener({ address, groupId }: FanOut, token: string): Promise<Socket> {
  const socket = io(address, { path: socketPath, transports: ['websocket'], forceNew: true, auth: { token } })
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(undefined)).once('connect_error', reject))
  const isIn: unknown = await socket.emitWithAck('join', { room: journalRoom.name, params: { group_id: groupId } })
  if (isIn !== true) throw new Error('a listener is not let into the journal')
  return socket
}
const receivedBy = (sockets: Socket[]): Promise<unknown> =>
  Promise.all(sockets.map((socket) => new Promise((resolve) => void socket.once(journalChanged.name, resolve))))

/** Saves block by block; each counts until the last listener has heard of it. */
async function play(load: FanOut): Promise<LoadResult> {
  const sockets: Socket[] = []
  for (const token of load.tokens)
    for (let turn = 0; turn < load.socketsPerToken; turn++) sockets.push(await listener(load, token))
  const result: LoadResult = { latencies: [], statuses: {}, bytes: 0 }
  for (const body of load.bodies) {
    const received = receivedBy(sockets)
    const begun = performance.now()
    const url = `${load.address}/api/journal/journal/group/${load.groupId}/save`
    const answer = await fetch(url, { method: 'POST', headers: load.headers, body })
    result.bytes = (await answer.arrayBuffer()).byteLength
    result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1
    await received
    result.latencies.push(performance.now() - begun)
  }
  for (const socket of sockets) socket.disconnect()
  return { ...result, latencies: result.latencies.toSorted((one, other) => one - other) }
}

process.on('message', (load: FanOut) => {
  void play(load).then((result) => process.send?.(result))
})
// reconnecting sockets would keep the process after who has started it is gone
process.on('disconnect', () => process.exit())
