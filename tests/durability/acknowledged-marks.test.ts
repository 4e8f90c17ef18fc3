import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeHome } from '../temporary-home.ts'
import { makeSchool, openLessons, readGrid, signIn, wakeSchool } from './killed-school.ts'
import { saveBlock } from './saving.ts'

/** `KILLS=30` for a long look; `HOSTILE=all` takes three. */
const rounds = Number(process.env['KILLS'] ?? (process.env['HOSTILE'] === 'all' ? 3 : 1))
const senders = 4
let home: string
beforeAll(async () => {
  home = await makeSchool()
}, 60_000)
afterAll(() => removeHome(home))

async function saveUntilDeath(address: string, lessons: number[], kept: Map<number, number>): Promise<void> {
  const headers = await signIn(address)
  while (await saveBlock(address, headers, lessons, kept));
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
  starts.push(last.startedInMs)
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
