import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { Evacuation } from '#areas/evacuation/contract/evacuations.ts'
import { evacuationActive, evacuationRoom, marksTold } from '#areas/evacuation/contract/events.ts'
import type { Mark } from '#areas/evacuation/contract/marks.ts'
import type { MarkStatus } from '#areas/evacuation/rules/words.ts'
import { socketPath, type PayloadOf } from '#platform/contract/realtime.ts'
import { Recorder } from '../hour/recorder.ts'

/** What the measuring process asks of this one. */
export interface Crowd {
  /** Of the server processes: connections and marks go to them in turn. */
  addresses: string[]
  /** Who works at the school, some of whom collect; the first starts and ends. */
  staff: string[]
  students: string[]
  sockets: number
  starts: number
  markers: number
  marks: number
  seconds: number
}
/** `marking`: half of the marks are sent, a server may die now; `done`: the tables. */
export type Heard =
  | { kind: 'said'; line: string }
  | { kind: 'marking' }
  | { kind: 'done'; rows: (string | number)[][]; facts: string[]; faults: [string, number][] }

type Headers = Record<string, string>
interface Person {
  login: string
  token: string
  headers: Headers
}
interface Planned {
  address: string
  headers: Headers
  markId: number
  status: MarkStatus
}
const password = 'shanyraq-demo'
const distinctAccounts = 200
const betweenTriesMs = 500
const path = '/api/evacuation/evacuations/'
const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T

async function signIn(address: string, login: string): Promise<Person> {
  const form = new FormData()
  form.set('username', login)
  form.set('password', password)
  const answer = await fetch(`${address}/api/admin/users/token`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`${login}: ${answer.status}`)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { login, token, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } }
}
async function call<T>(url: string, headers: Headers, method = 'GET', body?: object): Promise<T> {
  const { authorization = '' } = headers
  const asked = body ? { headers, body: JSON.stringify(body) } : { headers: { authorization } }
  const answer = await fetch(url, { method, ...asked })
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

async function connect(address: string, token: string): Promise<Socket> {
  const socket = io(address, { path: socketPath, transports: ['websocket'], forceNew: true, auth: { token } })
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(null)).once('connect_error', reject))
  return socket
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

/** Starts, and waits until every connection has heard it; all but the last start are false ones. */
async function start(crowd: Crowd, lead: Person, all: readonly Socket[], recorder: Recorder): Promise<Evacuation> {
  const [address = ''] = crowd.addresses
  for (let turn = 1; ; turn++) {
    let begun = 0
    const heard = all.map(
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
    const { evacuation } = await call<{ evacuation: Evacuation }>(address + path, lead.headers, 'POST', body)
    recorder.note('начали', performance.now() - begun, null)
    await Promise.all(heard)
    recorder.note('услышали все', performance.now() - begun, null)
    if (turn === crowd.starts) return evacuation
    await call(`${address}${path}${evacuation.id}`, lead.headers, 'DELETE')
    await pause(500)
  }
}

/** Each mark belongs to one device, so that its last word is known. */
async function plan({ addresses, markers, marks }: Crowd, staff: readonly Person[]): Promise<Planned[][]> {
  const [address = ''] = addresses
  const lists: { person: Person; items: Mark[] }[] = []
  const taken = new Set<number>()
  for (const person of staff) {
    const { items } = await call<{ items: Mark[] }>(`${address}/api/evacuation/marks/`, person.headers)
    const own = items.filter(({ id }) => !taken.has(id))
    for (const { id } of own) taken.add(id)
    if (own.length > 0) lists.push({ person, items: own })
  }
  const devices = Array.from({ length: markers }, (): Planned[] => [])
  const statuses: MarkStatus[] = ['present', 'missing', 'present', 'help', 'released']
  const known = lists.flatMap(({ person, items }) => items.map((mark) => ({ person, mark })))
  for (let count = 0; count < marks; count++) {
    const { person, mark } = at(known, count)
    const device = mark.id % markers
    const status = at(statuses, count + Math.floor(count / known.length))
    devices[device]?.push({ address: at(addresses, device), headers: person.headers, markId: mark.id, status })
  }
  return devices
}

/** Sends one tap after the other at its own moment, again and again until an answer has come. */
async function tap(planned: readonly Planned[], spread: number, last: Map<number, MarkStatus>, recorder: Recorder) {
  await pause(Math.random() * (spread / (planned.length + 1)))
  for (const { address, headers, markId, status } of planned) {
    const begun = performance.now()
    const step = { client_id: randomUUID(), mark_id: markId, status, tapped_at: new Date().toISOString() }
    for (let isSaved = false; !isSaved;) {
      const outcome = await call<{ outcomes: { outcome: string }[] }>(
        `${address}/api/evacuation/marks/bulk/`,
        headers,
        'PATCH',
        { steps: [step] },
      ).then(
        ({ outcomes }) => outcomes[0]?.outcome ?? 'нет ответа',
        () => null,
      )
      if (outcome === null) await pause(betweenTriesMs)
      else {
        recorder.note('отметили', performance.now() - begun, outcome === 'done' ? null : outcome)
        isSaved = true
      }
    }
    last.set(markId, status)
    await pause(Math.max(0, spread / planned.length - (performance.now() - begun)))
  }
}

async function play(crowd: Crowd, tell: (heard: Heard) => void): Promise<void> {
  const recorder = new Recorder()
  const [address = ''] = crowd.addresses
  const logins = [...new Set([...crowd.staff, ...crowd.students])].slice(0, distinctAccounts)
  const people: Person[] = []
  for (const login of logins) {
    const person = await signIn(address, login)
    // who must first set up a second step is let in nowhere else
    const isLetIn = await connect(address, person.token).then(
      (socket) => socket.disconnect(),
      () => false,
    )
    if (isLetIn) people.push(person)
  }
  const lead = await signIn(address, 'director@demo.school')
  const all = await connectAll(crowd, people)
  tell({ kind: 'said', line: `соединений: ${all.length}` })
  const evacuation = await start(crowd, lead, all, recorder)

  const board = await connect(at(crowd.addresses, 1), lead.token)
  const seen = new Map<number, Mark>()
  let heardAt = 0
  const join = () => board.emitWithAck('join', { room: evacuationRoom.name, params: { evacuation_id: evacuation.id } })
  board.on('connect', () => void join())
  await join()
  board.on(marksTold.name, ({ marks }: PayloadOf<typeof marksTold>) => {
    heardAt = performance.now()
    for (const mark of marks) if (mark.version >= (seen.get(mark.id)?.version ?? 0)) seen.set(mark.id, mark)
  })
  const collecting = new Set(crowd.staff)
  const devices = await plan(
    crowd,
    people.filter(({ login }) => collecting.has(login)),
  )
  const planned = devices.flat().length
  tell({ kind: 'said', line: `устройств: ${devices.filter(({ length }) => length > 0).length}, отметок: ${planned}` })
  const last = new Map<number, MarkStatus>()
  const spread = crowd.seconds * 1000
  const half = pause(spread / 2).then(() => tell({ kind: 'marking' }))
  const begun = performance.now()
  await Promise.all([half, ...devices.map((device) => tap(device, spread, last, recorder))])
  const ended = performance.now()
  const isRight = () => [...last].every(([id, status]) => seen.get(id)?.status === status)
  while (!isRight() && performance.now() - ended < 10_000) await pause(20)
  const boardMs = isRight() ? Math.max(0, heardAt - ended) : null
  const full = await call<Evacuation>(`${address}${path}${evacuation.id}?get_type=full`, lead.headers)
  const stored = new Map((full.marks ?? []).map(({ id, status }) => [id, status]))
  const lost = [...last].filter(([id, status]) => stored.get(id) !== status).length
  await call(`${address}${path}${evacuation.id}`, lead.headers, 'PATCH', { status: 'completed' })
  for (const socket of [...all, board]) socket.disconnect()
  const facts = [
    `отметок отправлено ${planned} за ${((ended - begun) / 1000).toFixed(1)} с; последних слов ${last.size}, потеряно ${lost}`,
    boardMs === null
      ? 'доска по живой связи не всё услышала (после обрыва она перечитывает список)'
      : `доска верна через ${boardMs.toFixed(0)} мс после последнего ответа`,
  ]
  tell({ kind: 'done', rows: recorder.rows().slice(0, -1), facts, faults: recorder.faults() })
}

process.on('message', (crowd: Crowd) => {
  void play(crowd, (heard) => process.send?.(heard))
})
// reconnecting sockets would keep the process after who has started it is gone
process.on('disconnect', () => process.exit())
