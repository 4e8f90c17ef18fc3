import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { journalChanged, journalRoom } from '#areas/journal/contract/events.ts'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import type { PayloadOf } from '#platform/contract/realtime.ts'
import { socketPath } from '#platform/contract/realtime.ts'
import { Recorder } from '../hour/recorder.ts'
import { markable } from './markable.ts'

/** What the measuring process asks of this one. */
export interface Crowd {
  /** Of the server processes: a journal is listened to at one and marked at the next. */
  addresses: string[]
  /** Who may teach. */
  logins: string[]
  journals: number
  teachers: number
  seconds: number
}
/** `ready` once all journals are open, `done` at the end. */
export type ReceivedEvent =
  | { kind: 'ready'; journals: number }
  | { kind: 'done'; rows: (string | number)[][]; faults: [string, number][] }

interface OpenJournal {
  group: number
  lesson: number
  students: number[]
  headers: Record<string, string>
  /** Where it is marked. */
  address: string
  socket: Socket
}
const patienceMs = 5_000
const password = 'shanyraq-demo'

async function signIn(address: string, login: string): Promise<string> {
  const form = new FormData()
  form.set('username', login)
  form.set('password', password)
  const answer = await fetch(`${address}/api/admin/users/token`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`${login}: ${answer.status}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

async function listen(address: string, token: string, group: number): Promise<Socket> {
  const socket = io(address, { path: socketPath, transports: ['websocket'], forceNew: true, auth: { token } })
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(null)).once('connect_error', reject))
  if ((await socket.emitWithAck('join', { room: journalRoom.name, params: { group_id: group } })) !== true)
    throw new Error(`the journal ${group} is not opened`)
  return socket
}

/** Opens journals of their own teachers, each with its socket, until there are enough. */
async function openJournals({ addresses, logins, journals }: Crowd): Promise<OpenJournal[]> {
  const opened = new Map<number, OpenJournal>()
  for (const login of logins) {
    const [home = ''] = addresses
    const token = await signIn(home, login)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const list = await fetch(`${home}/api/journal/journal/groups/`, { headers })
    if (!list.ok) continue
    const { items } = (await list.json()) as { items: { id: number; is_own: boolean }[] }
    for (const { id: group } of items.filter(({ is_own, id }) => is_own && !opened.has(id)).slice(0, 6)) {
      const answer = await fetch(`${home}/api/journal/journal/group/${group}/`, { headers })
      const found = markable((await answer.json()) as JournalGrid)
      if (!found) continue
      const at = opened.size
      const address = addresses[(at + 1) % addresses.length] ?? home
      const socket = await listen(addresses[at % addresses.length] ?? home, token, group)
      opened.set(group, { group, ...found, headers, address, socket })
      if (opened.size === journals) return [...opened.values()]
    }
  }
  return [...opened.values()]
}

/** One mark a second: how long until it is saved, and until the open journal shows it. */
async function mark(journal: OpenJournal, seconds: number, recorder: Recorder): Promise<void> {
  const waiting = new Map<string, () => void>()
  journal.socket.on(journalChanged.name, ({ scores }: PayloadOf<typeof journalChanged>) => {
    for (const { student_id, value } of scores) waiting.get(`${student_id} ${value}`)?.()
  })
  const url = `${journal.address}/api/journal/journal/group/${journal.group}/save/`
  const turn = async (count: number) => {
    const student_id = journal.students[count % journal.students.length] ?? 0
    const value = 1 + (count % 10)
    const begun = performance.now()
    const seen = new Promise<boolean>((resolve) => {
      waiting.set(`${student_id} ${value}`, () => resolve(true))
      setTimeout(() => resolve(false), patienceMs).unref()
    }).then((isSeen) => recorder.note('увидели', performance.now() - begun, isSeen ? null : 'не дошло за 5 с'))
    const step = { do: 'score', type: 'fo', client_id: randomUUID(), lesson_id: journal.lesson, student_id, value }
    const fault = await fetch(url, {
      method: 'POST',
      headers: journal.headers,
      body: JSON.stringify({ steps: [step] }),
    })
      .then(async (answer) => {
        const { outcomes } = (await answer.json()) as { outcomes?: { outcome: string }[] }
        return answer.ok && outcomes?.[0]?.outcome === 'done' ? null : `${answer.status} ${outcomes?.[0]?.outcome}`
      })
      .catch((error: Error) => error.message)
    recorder.note('сохранили', performance.now() - begun, fault)
    await seen
  }
  await pause(Math.random() * 1000)
  const all: Promise<void>[] = []
  for (let count = 0; count < seconds; count++) {
    all.push(turn(count))
    await pause(1000)
  }
  await Promise.all(all)
}

async function play(crowd: Crowd, emit: (received: ReceivedEvent) => void): Promise<void> {
  const journals = await openJournals(crowd)
  emit({ kind: 'ready', journals: journals.length })
  const recorder = new Recorder()
  await Promise.all(journals.slice(0, crowd.teachers).map((journal) => mark(journal, crowd.seconds, recorder)))
  for (const { socket } of journals) socket.disconnect()
  emit({ kind: 'done', rows: recorder.rows().slice(0, 2), faults: recorder.faults() })
}

process.on('message', (crowd: Crowd) => {
  void play(crowd, (received) => process.send?.(received))
})
