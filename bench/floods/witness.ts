// A process of its own that does what others do while a flood runs, and notes what they get.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { reportSos, readSos } from '#areas/evacuation/contract/sos.ts'
import type { Headers } from '../evacuation/calls.ts'
import { Recorder } from '../hour/recorder.ts'

/** What the measuring process asks of this one. */
export interface Watch {
  address: string
  teacher: Headers
  group: number
  lesson: number
  students: number[]
  seconds: number
}
/** Each row: what is done, how often, faults, p50, p95, p99, the longest time without a success; milliseconds. */
export interface Seen {
  rows: (string | number)[][]
  faults: [string, number][]
}
/** Of whom no answer has come by then it is a fault. */
const patienceMs = 15_000
/** People are behind another address than those who flood. */
const ownAddress = { 'x-forwarded-for': '10.1.0.1' }

interface Deed {
  name: string
  everyMs: number
  url: string
  request: () => RequestInit
}
const json = { 'content-type': 'application/json' }

const deedsOf = ({ address, teacher, group, lesson, students }: Watch): Deed[] => {
  let turn = 0
  const step = () => ({
    do: 'score',
    type: 'fo',
    client_id: randomUUID(),
    lesson_id: lesson,
    student_id: students[turn++ % students.length],
    value: 1 + (turn % 10),
  })
  const sosCall = () => ({
    client_id: randomUUID(),
    device: randomUUID(),
    state: 'help',
    name: 'Арман',
    place: 'каб. 12',
  })
  const post = (headers: Headers, body: object) => ({ method: 'POST', headers, body: JSON.stringify(body) })
  return [
    { name: 'состояние, 10 раз в с', everyMs: 100, url: `${address}/api/health`, request: () => ({}) },
    {
      name: 'памятка SOS, 4 раза в с',
      everyMs: 250,
      url: address + readSos.path,
      request: () => ({ headers: ownAddress }),
    },
    {
      name: 'крик SOS, раз в с',
      everyMs: 1_000,
      url: address + reportSos.path,
      request: () => post({ ...json, ...ownAddress }, sosCall()),
    },
    {
      name: 'отметка сохранена, 4 раза в с',
      everyMs: 250,
      url: `${address}/api/journal/journal/group/${group}/save/`,
      request: () => post(teacher, { steps: [step()] }),
    },
  ]
}

async function faultOf({ url, request }: Deed): Promise<string | null> {
  try {
    const answer = await fetch(url, { ...request(), signal: AbortSignal.timeout(patienceMs) })
    const body = await answer.text()
    if (!answer.ok) return String(answer.status)
    return body.includes('"refused"') ? 'refused' : null
  } catch (error) {
    return (error as Error).name
  }
}

/** Again and again until the time is over. @returns the longest time from one success to the next, milliseconds */
async function repeat(deed: Deed, until: number, recorder: Recorder): Promise<number> {
  let [succeededAt, maxMs] = [performance.now(), 0]
  while (performance.now() < until) {
    const begun = performance.now()
    const fault = await faultOf(deed)
    const ended = performance.now()
    recorder.note(deed.name, ended - begun, fault)
    if (fault === null) {
      maxMs = Math.max(maxMs, ended - succeededAt)
      succeededAt = ended
    }
    await pause(Math.max(0, begun + deed.everyMs - ended))
  }
  return Math.max(maxMs, performance.now() - succeededAt)
}

async function watch(asked: Watch): Promise<Seen> {
  const recorder = new Recorder()
  const until = performance.now() + asked.seconds * 1_000
  const gaps = await Promise.all(
    deedsOf(asked).map(async (deed) => [deed.name, await repeat(deed, until, recorder)] as const),
  )
  const maxGaps = new Map(gaps)
  const known = new Map(recorder.rows().map(([name, ...figures]) => [name, figures]))
  return {
    rows: [...maxGaps].map(([name, gap]) => [name, ...(known.get(name) ?? []), gap.toFixed(0)]),
    faults: recorder.faults(),
  }
}

process.on('message', (asked: Watch) => {
  void watch(asked).then((seen) => process.send?.(seen))
})
process.on('disconnect', () => process.exit())
