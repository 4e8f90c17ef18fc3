import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { evacuationActive } from '#areas/evacuation/contract/events.ts'
import { journalChanged, journalRoom } from '#areas/journal/contract/events.ts'
import { socketPath } from '#platform/contract/realtime.ts'
import { school } from '../school.ts'
import { director, openLessons, readGrid, signIn, tokenOf } from './killed-school.ts'
import type { SchoolProcess } from '../school-process.ts'
import { saveBlock } from './saving.ts'

const evacuations = '/api/evacuation/evacuations/'
const betweenTriesMs = 20

/** @returns how long it took, milliseconds */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}
/** Does something again and again until it has come out well. */
export async function untilDone(act: () => Promise<boolean>): Promise<void> {
  while (!(await act())) await pause(betweenTriesMs)
}
/** Resolves at the next event of a name that each of the sockets hears. */
const heardByAll = (sockets: readonly Socket[], name: string): Promise<unknown> =>
  Promise.all(sockets.map((socket) => new Promise((resolve) => void socket.once(name, resolve))))

const join = (socket: Socket): Promise<boolean> =>
  socket.emitWithAck('join', { room: journalRoom.name, params: { group_id: school.groups.algebraA } })

/** A school with a teacher who marks, and a director who has its journal open with so many sockets, and raises alarms. */
export async function goLive(running: SchoolProcess, count: number) {
  const { address } = running
  const [marking, leading] = [await signIn(address), await signIn(address, director)]
  const lessons = openLessons(await readGrid(running))
  const connect = async (token: string): Promise<Socket> => {
    const socket = io(address, { path: socketPath, transports: ['websocket'], forceNew: true, auth: { token } })
    await new Promise((resolve, reject) => socket.once('connect', () => resolve(null)).once('connect_error', reject))
    return socket
  }
  const token = await tokenOf(address, director)
  const sockets = await Promise.all(Array.from({ length: count }, () => connect(token)))
  for (const socket of sockets) if (!(await join(socket))) throw new Error('a socket is not let into the journal')
  const mark = () => saveBlock(address, marking, lessons, new Map())
  const call = (path: string, method: string, body?: object) =>
    fetch(`${address}${evacuations}${path}`, {
      method,
      headers: leading,
      body: JSON.stringify(body ?? {}),
    }).catch(() => null)
  const alarm = async (): Promise<boolean> => {
    const answer = await call('', 'POST', { client_id: randomUUID(), mode: 'drill', kind: 'fire' })
    return answer?.ok ?? false
  }
  return {
    mark,
    /** Marks and raises an alarm, each as soon as the school takes it, until every socket has heard of both. */
    round: async (): Promise<void> => {
      const marked = heardByAll(sockets, journalChanged.name)
      await untilDone(mark)
      await marked
      const raised = heardByAll(sockets, evacuationActive.name)
      await untilDone(alarm)
      await raised
    },
    /** Ends the alarm. */
    calm: async (): Promise<void> => {
      const answer = await fetch(`${address}${evacuations}in_progress/`)
      const { evacuation_in_progress: raised } = (await answer.json()) as {
        evacuation_in_progress: { id: number } | null
      }
      if (raised) await call(String(raised.id), 'DELETE')
    },
    leave: (): void => sockets.forEach((socket) => void socket.disconnect()),
  }
}
