import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { observe } from '#platform/server/conditional/reading.ts'
import { rememberedAnswer } from './remembered-answer.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
// the pool of the server, whose answers are remembered
const { db } = testApp.context

const posts = sql`select id, rate from people.employment`
const families = sql`select id from people.kinship`
const reading = vi.fn(async () => [(await posts.execute(db)).rows, (await families.execute(db)).rows])
const ask = () => rememberedAnswer(db, 'posts and families', reading)

test('an answer of several questions is made anew only when one of their tables has changed', async () => {
  await ask()
  const made = await ask()
  expect(await ask()).toBe(made)
  expect(reading).toHaveBeenCalledTimes(2)
  await sql`update people.employment set rate = rate`.execute(testApp.db)
  const after = await ask()
  expect(after).not.toBe(made)
  expect(after).toEqual(made)
  expect(await ask()).toBe(after)
})

test('whoever is answered from memory has read its tables all the same', async () => {
  const { seen } = await observe(ask)
  expect([...seen.statements]).toEqual([posts, families].map((one) => one.compile(db).sql))
})

test('what is read from tables that are not counted, or fails, is asked each time', async () => {
  const corrections = vi.fn(async () => sql`select count(*) from people.correction`.execute(db))
  const failing = vi.fn(async () => sql`select 1 / (count(*) - count(*)) from people.employment`.execute(db))
  for (const _ of [1, 2, 3]) {
    await rememberedAnswer(db, 'corrections', corrections)
    await expect(rememberedAnswer(db, 'division', failing)).rejects.toThrow('division by zero')
  }
  expect([corrections, failing].map(({ mock }) => mock.calls.length)).toEqual([3, 3])
})
