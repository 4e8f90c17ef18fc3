import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StepOutcome } from '#areas/journal/contract/scores.ts'
import { school } from '../school.ts'
import { removeHome } from '../temporary-home.ts'
import { journal, makeSchool, openLessons, readGrid, signIn, wakeSchool } from './killed-school.ts'

/** `KILLS=30` for a long look. */
const rounds = Number(process.env['KILLS'] ?? 3)
const senders = 4
const stepsInBlock = 5
let home: string
beforeAll(async () => {
  home = await makeSchool()
}, 60_000)
afterAll(() => removeHome(home))

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
  const starts: number[] = []
  for (let round = 0; round < rounds; round++) {
    const running = await wakeSchool(home)
    starts.push(running.startedInMs)
    const open = openLessons(await readGrid(running))
    const before = acknowledged.size
    const saving = Array.from({ length: senders }, () => saveUntilDeath(running.address, open, acknowledged))
    const enough = 100 + Math.floor(Math.random() * 50)
    await expect.poll(() => acknowledged.size - before, { timeout: 20_000, interval: 5 }).toBeGreaterThan(enough)
    await running.kill()
    await Promise.all(saving)
  }
  const last = await wakeSchool(home)
  const found = new Map((await readGrid(last)).scores.map(({ id, value }) => [id, value]))
  await last.end()
  const lost = [...acknowledged].filter(([id, value]) => found.get(id) !== value)
  expect(lost).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(rounds * 100)
  const [first = 0, ...restarts] = starts
  // a machine that is busy starts anything slowly
  expect(Math.max(...restarts)).toBeLessThan(Math.max(15_000, 5 * first))
  console.log(
    `${acknowledged.size} acknowledged, 0 lost; restarts ${restarts.map((ms) => Math.round(ms)).join(' ')} ms`,
  )
}, 240_000)
