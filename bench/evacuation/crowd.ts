import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import type { Evacuation } from '#areas/evacuation/contract/evacuations.ts'
import { evacuationActive } from '#areas/evacuation/contract/events.ts'
import type { KeptStep } from '#areas/evacuation/contract/marks.ts'
import type { MarkStatus } from '#areas/evacuation/rules/words.ts'
import { Recorder } from '../hour/recorder.ts'
import { Board } from './board.ts'
import { at, call, connect, evacuations, signIn, type Person } from './calls.ts'
import { planMarks, sendTaps, type Planned } from './marking.ts'

/** What the measuring process asks of this one. */
export interface Crowd {
  /** Of the server processes: connections and marks go to them in turn. */
  addresses: string[]
  /** Who works at the school, some of whom collect. */
  staff: string[]
  students: string[]
  sockets: number
  starts: number
  markers: number
  marks: number
  seconds: number
}
/** `marking`: half of the time is over, a server may die now; `done`: the tables. */
export type ReceivedEvent =
  | { kind: 'said'; line: string }
  | { kind: 'marking' }
  | { kind: 'done'; rows: (string | number)[][]; facts: string[]; faults: [string, number][] }

const distinctAccounts = 200
/** How long the board and the connections are waited for after the last mark. */
const patienceMs = 15_000
/** Marks whose taps are read one by one, to see that none was kept twice. */
const checkedMarks = 100

async function signInAll({ addresses, staff, students }: Crowd): Promise<Person[]> {
  const [address = ''] = addresses
  const people: Person[] = []
  for (const login of [...new Set([...staff, ...students])].slice(0, distinctAccounts)) {
    const person = await signIn(address, login)
    // who must first set up a second step is let in nowhere else
    const isLetIn = await connect(address, person.token).then(
      (socket) => socket.disconnect(),
      () => false,
    )
    if (isLetIn) people.push(person)
  }
  return people
}

async function connectAll({ addresses, sockets }: Crowd, people: readonly Person[]): Promise<Socket[]> {
  const all: Socket[] = []
  for (let index = 0; index < sockets; index += 20)
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, sockets - index) }, (_, turn) =>
          connect(at(addresses, index + turn), at(people, index + turn).token),
        ),
      )),
    )
  return all
}

/** Each that comes back asks what goes on, as every open page does. */
function watchReturns(all: readonly Socket[], { addresses }: Crowd, people: readonly Person[], recorder: Recorder) {
  for (const [index, socket] of all.entries()) {
    let lostAt = 0
    socket.on('disconnect', () => {
      lostAt = performance.now()
    })
    socket.on('connect', () => {
      recorder.note('соединились снова', performance.now() - lostAt, null)
      const begun = performance.now()
      const requested = call(`${at(addresses, index)}${evacuations}in_progress/`, at(people, index).headers)
      void requested.then(
        () => recorder.note('узнали, что идёт', performance.now() - begun, null),
        (error: Error) => recorder.note('узнали, что идёт', performance.now() - begun, error.message),
      )
    })
  }
}

/** Starts, and waits until every connection has heard it; all but the last start are false ones. */
async function start(crowd: Crowd, lead: Person, all: readonly Socket[], recorder: Recorder): Promise<Evacuation> {
  const [address = ''] = crowd.addresses
  for (let turn = 1; ; turn++) {
    let begun = 0
    const received = all.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once(evacuationActive.name, () => {
            recorder.note('услышали начало', performance.now() - begun, null)
            resolve()
          })
        }),
    )
    begun = performance.now()
    const body = { client_id: randomUUID(), mode: 'drill', kind: 'fire' }
    const { evacuation } = await call<{ evacuation: Evacuation }>(address + evacuations, lead.headers, 'POST', body)
    recorder.note('начали', performance.now() - begun, null)
    await Promise.all(received)
    recorder.note('услышали все', performance.now() - begun, null)
    if (turn === crowd.starts) return evacuation
    await call(`${address}${evacuations}${evacuation.id}`, lead.headers, 'DELETE')
    await pause(500)
  }
}

async function waitFor(isThere: () => boolean): Promise<void> {
  const begun = performance.now()
  while (!isThere() && performance.now() - begun < patienceMs) await pause(20)
}

/** How many of the marks checked have fewer or more taps than were sent. */
async function countUneven(address: string, lead: Person, planned: readonly Planned[]): Promise<number> {
  const sent = Map.groupBy(planned, ({ markId }) => markId)
  let uneven = 0
  for (const [markId, taps] of [...sent].slice(0, checkedMarks)) {
    const { items } = await call<{ items: KeptStep[] }>(
      `${address}/api/evacuation/marks/${markId}/steps/`,
      lead.headers,
    )
    if (items.length !== taps.length) uneven++
  }
  return uneven
}

async function play(crowd: Crowd, emit: (received: ReceivedEvent) => void): Promise<void> {
  const recorder = new Recorder()
  const [address = ''] = crowd.addresses
  const people = await signInAll(crowd)
  const lead = await signIn(address, 'director@demo.school')
  const all = await connectAll(crowd, people)
  emit({ kind: 'said', line: `соединений: ${all.length}` })
  const evacuation = await start(crowd, lead, all, recorder)
  watchReturns(all, crowd, people, recorder)
  // of the process that may die
  const board = await Board.open(address, lead, evacuation.id)
  const collecting = new Set(crowd.staff)
  const devices = await planMarks(
    crowd,
    people.filter(({ login }) => collecting.has(login)),
  )
  const planned = devices.flat()
  emit({
    kind: 'said',
    line: `устройств: ${devices.filter(({ length }) => length > 0).length}, отметок: ${planned.length}`,
  })

  const last = new Map<number, MarkStatus>()
  const milliseconds = crowd.seconds * 1000
  const half = pause(milliseconds / 2).then(() => emit({ kind: 'marking' }))
  const begun = performance.now()
  await Promise.all([half, ...devices.map((device) => sendTaps(device, milliseconds, last, recorder))])
  const ended = performance.now()
  await waitFor(() => board.isRight(last))
  const boardMs = board.isRight(last) ? Math.max(0, board.changedAt - ended) : null
  await waitFor(() => all.every(({ connected }) => connected))
  const away = all.filter(({ connected }) => !connected).length

  const full = await call<Evacuation>(`${address}${evacuations}${evacuation.id}?get_type=full`, lead.headers)
  const stored = new Map((full.marks ?? []).map(({ id, status }) => [id, status]))
  const lost = [...last].filter(([id, status]) => stored.get(id) !== status).length
  const uneven = await countUneven(address, lead, planned)
  await call(`${address}${evacuations}${evacuation.id}`, lead.headers, 'PATCH', { status: 'completed' })
  board.close()
  for (const socket of all) socket.disconnect()
  const facts = [
    `отметок отправлено ${planned.length} за ${((ended - begun) / 1000).toFixed(1)} с; последних слов ${last.size}, потеряно ${lost}`,
    `нажатия по одному у ${checkedMarks} человек: лишних и пропавших ${uneven}`,
    boardMs === null
      ? 'доска не показала всего'
      : `доска верна через ${boardMs.toFixed(0)} мс после последнего ответа, возвращалась раз: ${board.returns}`,
    `соединений осталось без связи: ${away} из ${all.length}`,
  ]
  emit({ kind: 'done', rows: recorder.rows().slice(0, -1), facts, faults: recorder.faults() })
}

process.on('message', (crowd: Crowd) => {
  void play(crowd, (received) => process.send?.(received))
})
// reconnecting sockets would keep the process after who has started it is gone
process.on('disconnect', () => process.exit())
