import { afterAll, beforeAll, expect, test } from 'vitest'
import { school } from '../school.ts'
import { removeHome } from '../temporary-home.ts'
import { makeSchool, readGrid, wakeSchool } from './killed-school.ts'

let home: string
beforeAll(async () => {
  home = await makeSchool()
}, 60_000)
afterAll(() => removeHome(home))

test('a quarter that came to its date while the server was down is closed when it starts', async () => {
  const running = await wakeSchool(home, { SCHOOL_TODAY: '2027-01-11T08:00' })
  const ofSecond = async () =>
    (await readGrid(running)).results.filter(({ quarter_id }) => quarter_id === school.quarters.second)
  await expect.poll(async () => (await ofSecond()).length, { timeout: 30_000 }).toBe(school.studentsA.length + 1)
  // by nobody: its works were not written
  expect(new Set((await ofSecond()).map(({ value, author }) => `${value} ${author}`))).toEqual(new Set(['null null']))
  await running.end()
}, 120_000)
