import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { observe } from './reading.ts'
import { rememberedAnswer } from './remembered-answer.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
// the pool of the server, whose answers are remembered
const { db } = testApp.context

const rooms = sql`select id from buildings.room`
const buildings = sql`select id from buildings.building`
const reading = vi.fn(async () => [(await rooms.execute(db)).rows, (await buildings.execute(db)).rows])
const ask = () => rememberedAnswer(db, 'rooms and buildings', reading)

test('an answer of several questions is made anew only when one of their tables has changed', async () => {
  await ask()
  const made = await ask()
  expect(await ask()).toBe(made)
  expect(reading).toHaveBeenCalledTimes(2)
  await sql`insert into buildings.building (title, floors) values ('Пристройка', 1)`.execute(db)
  const after = await ask()
  expect(after[1]).toHaveLength((made[1]?.length ?? 0) + 1)
  expect(await ask()).toBe(after)
})

test('whoever is answered from memory has read its tables all the same', async () => {
  const { seen } = await observe(ask)
  expect([...seen.statements]).toEqual([rooms, buildings].map((one) => one.compile(db).sql))
})

test('what is read from tables that are not counted, or fails, is asked each time', async () => {
  const denied = vi.fn(async () => sql`select count(*) from platform.denial`.execute(db))
  const failing = vi.fn(async () => sql`select 1 / (count(*) - count(*)) from buildings.room`.execute(db))
  for (const _ of [1, 2, 3]) {
    await rememberedAnswer(db, 'denials', denied)
    await expect(rememberedAnswer(db, 'division', failing)).rejects.toThrow('division by zero')
  }
  expect([denied, failing].map(({ mock }) => mock.calls.length)).toEqual([3, 3])
})
