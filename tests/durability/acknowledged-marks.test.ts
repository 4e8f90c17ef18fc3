import { randomUUID } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#areas/access/server/index.ts'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import type { StepOutcome } from '#areas/journal/contract/scores.ts'
import { openDatabase } from '#platform/server/database.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { fillSchool } from '../house.ts'
import { school } from '../school.ts'
import { removeHome, temporaryHome } from '../temporary-home.ts'
import { startSchool, type SchoolProcess } from '../school-process.ts'

const rounds = 10
const senders = 4
const stepsInBlock = 5
const password = 'verily-a-long-password'
const env = {
  SHANYRAQ_MODE: 'school',
  SECRET_KEY: 'the secret key of a school that is killed ten times',
  SCHOOL_TODAY: school.today,
}
let home: string

beforeAll(async () => {
  home = realpathSync(temporaryHome())
  const cluster = await openCluster(home, { durable: true })
  await migrate(cluster.url())
  await fillSchool(cluster.url())
  const { db } = openDatabase(cluster.url(), 1)
  await db
    .updateTable('access.account')
    .set({ password_hash: await hashPassword(password) })
    .where('login', '=', 'teacher@school.test')
    .execute()
  await db.insertInto('platform.installation').values({ kind: 'school', state: 'ready' }).execute()
  await db.destroy()
  await cluster.stop()
}, 60_000)
afterAll(() => removeHome(home))

async function signIn(address: string): Promise<Record<string, string>> {
  const form = new FormData()
  form.set('username', 'teacher@school.test')
  form.set('password', password)
  const answer = await fetch(`${address}/api/admin/users/token`, { method: 'POST', body: form })
  const { access_token } = (await answer.json()) as { access_token: string }
  return { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
}

const journal = (address: string) => `${address}/api/journal/journal/group/${school.groups.algebraA}`

async function readGrid({ address }: SchoolProcess): Promise<JournalGrid> {
  const answer = await fetch(journal(address), { headers: await signIn(address) })
  return (await answer.json()) as JournalGrid
}

/** Saves blocks until the server dies; notes each mark only after its answer has come. */
async function saveUntilDeath(address: string, lessons: number[], kept: Map<number, number>): Promise<void> {
  const headers = await signIn(address)
  const step = () => ({
    do: 'score',
    type: 'fo',
    client_id: randomUUID(),
    value: 1 + Math.floor(Math.random() * 10),
    lesson_id: lessons[Math.floor(Math.random() * lessons.length)],
    student_id: school.studentsA[Math.floor(Math.random() * school.studentsA.length)],
  })
  for (;;) {
    const body = JSON.stringify({ steps: Array.from({ length: stepsInBlock }, step) })
    const answer = await fetch(`${journal(address)}/save`, { method: 'POST', headers, body }).catch(() => null)
    const saved = (await answer?.json().catch(() => null)) as { outcomes: StepOutcome[] } | null
    if (!saved) return
    for (const { score } of saved.outcomes) if (score) kept.set(score.id, score.value)
  }
}

test(`${rounds} times kill -9 of server and PostgreSQL: every acknowledged mark is there`, async () => {
  const acknowledged = new Map<number, number>()
  const restarts: number[] = []
  for (let round = 0; round < rounds; round++) {
    const running = await startSchool(home, env)
    if (round > 0) restarts.push(running.startedInMs)
    const grid = await readGrid(running)
    const open = grid.lessons.filter(({ date }) => date <= grid.today && date >= '2026-11-02').map(({ id }) => id)
    const before = acknowledged.size
    const saving = Array.from({ length: senders }, () => saveUntilDeath(running.address, open, acknowledged))
    const enough = 100 + Math.floor(Math.random() * 50)
    await expect.poll(() => acknowledged.size - before, { timeout: 20_000, interval: 5 }).toBeGreaterThan(enough)
    await running.kill()
    await Promise.all(saving)
  }
  const last = await startSchool(home, env)
  const found = new Map((await readGrid(last)).scores.map(({ id, value }) => [id, value]))
  await last.end()
  const lost = [...acknowledged].filter(([id, value]) => found.get(id) !== value)
  expect(lost).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(1_000)
  expect(Math.max(...restarts)).toBeLessThan(15_000)
  console.log(
    `${acknowledged.size} acknowledged, 0 lost; restarts ${restarts.map((ms) => Math.round(ms)).join(' ')} ms`,
  )
}, 240_000)
