// `npm run bench:floods`: what others get while somebody floods the school with sockets, prints, readings, presses of SOS, and
// while its database is killed again and again; `-- --seconds 20` for longer floods.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { listJournalGroups, type JournalGrid } from '#areas/journal/contract/journal.ts'
import { startSchool } from '#tests/school-process.ts'
import { call, signIn, type Person } from '../evacuation/calls.ts'
import { prepareHour } from '../hour/prepare.ts'
import { markable } from '../journals/markable.ts'
import { floodsOf, type Flood } from './floods.ts'
import type { Seen, Watch } from './witness.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } })
const seconds = Number(values.seconds)
const minute = '2026-11-20T10:05'
/** Until what one flood has left is gone. */
const calmMs = 1_500

/** A journal of the teacher's own in which something may be marked now. */
async function journalOf(address: string, teacher: Person): Promise<Pick<Watch, 'group' | 'lesson' | 'students'>> {
  const { items } = await call<{ items: { id: number; is_own: boolean }[] }>(
    address + listJournalGroups.path,
    teacher.headers,
  )
  for (const { id: group } of items.filter(({ is_own }) => is_own)) {
    const found = markable(await call<JournalGrid>(`${address}/api/journal/journal/group/${group}/`, teacher.headers))
    if (found) return { group, ...found }
  }
  throw new Error('there is nothing to mark')
}

async function see(watch: Watch): Promise<Seen> {
  const witness = fork(path.join(import.meta.dirname, 'witness.ts'))
  try {
    witness.send(watch)
    const [seen] = (await once(witness, 'message')) as [Seen]
    return seen
  } finally {
    witness.kill()
  }
}

async function untilCalm(address: string): Promise<void> {
  await pause(calmMs)
  while (
    !(await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(100)
}

async function measure({ name, begin }: Flood, watch: Watch): Promise<void> {
  const end = begin()
  const seen = await see(watch)
  const output = end()
  for (const row of seen.rows) console.log(`| ${[name, ...row].join(' | ')} |`)
  if (output !== '') console.error(`${name}: ${output}`)
  for (const [what, count] of seen.faults) console.error(`${name}, ошибка: ${what} × ${count}`)
  await untilCalm(watch.address)
}

const home = mkdtempSync(path.join(os.tmpdir(), 'shanyraq-floods-'))
try {
  await prepareHour(home, (line) => console.error(line))
  const school = await startSchool(home, { SCHOOL_TODAY: minute, TRUST_PROXY: '127.0.0.1' })
  try {
    const { address } = school
    const [teacher, student, director] = await Promise.all(
      (['teacher', 'student', 'director'] as const).map((role) => signIn(address, `${role}@demo.school`)),
    )
    if (!teacher || !student || !director) throw new Error('nobody has come')
    const journal = await journalOf(address, teacher)
    const watch = { address, teacher: teacher.headers, seconds, ...journal }
    console.log(
      '| потоп | что делают другие | раз | ошибок | p50, мс | p95, мс | p99, мс | дольше всего без успеха, мс |',
    )
    console.log('|---|---|---|---|---|---|---|---|')
    for (const flood of await floodsOf({ address, home, teacher, student, director, group: journal.group }))
      await measure(flood, watch)
  } finally {
    await school.end()
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}
