import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Database } from '../database.ts'
import { remembered } from './remembered.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
// the pool of the server, whose answers are remembered
const { db } = testApp.context

const rooms = (title = '%', on: Database = db) =>
  remembered(on, sql<{ n: number }>`select count(*) as n from buildings.room where title like ${title}`)
const rename = (on: Database) => sql`update buildings.room set title = title || 'х' where title = 'нет'`.execute(on)
const addTo = (on: Database, title: string) =>
  sql`insert into buildings.building (title, floors) values (${title}, 1)`.execute(on)
const buildings = (on: Database = db) =>
  remembered(on, sql<{ n: number }>`select count(*) as n from buildings.building`)

test('what is asked again is answered from memory until its tables change, whoever asks', async () => {
  const first = await rooms()
  expect(await rooms()).toBe(first)
  await addTo(testApp.db, 'Корпус за рекой')
  expect(await rooms()).toBe(first)
  await rename(testApp.db)
  const again = await rooms()
  expect(again).not.toBe(first)
  expect(again).toEqual(first)
})

test('another question is another answer', async () => {
  expect(await rooms('нет такого')).toEqual([{ n: 0 }])
  expect((await rooms())[0]?.n).toBeGreaterThan(0)
})

test('a transaction sees what it has written, and nobody remembers what was rolled back', async () => {
  const before = await buildings()
  const n = before[0]?.n ?? 0
  await db
    .transaction()
    .execute(async (trx) => {
      await addTo(trx, 'Пристройка')
      expect(await buildings(trx)).toEqual([{ n: n + 1 }])
      expect(await buildings()).toBe(before)
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  expect(await buildings()).toBe(before)
})

test('what looks at the clock, or at a table whose changes nobody counts, is asked each time', async () => {
  for (const question of [sql`select now() as n`, sql`select count(*) as n from platform.denial`])
    expect(await remembered(db, question)).not.toBe(await remembered(db, question))
})

test('what is longer than all that is kept is not kept', async () => {
  const many = (count: number) =>
    remembered(
      db,
      sql<{ numbers: number[] }>`
      select json_agg(0) as numbers from generate_series(1, ${sql.lit(count)}) where (select count(*) from buildings.room) >= 0`,
    )
  expect(await many(10)).toBe(await many(10))
  expect(await many(2_000_001)).not.toBe(await many(2_000_001))
})

test('a question that fails is asked again', async () => {
  const divided = () => remembered(db, sql`select 1 / (count(*) - count(*)) as n from buildings.room`)
  await expect(divided()).rejects.toThrow('division by zero')
  await expect(divided()).rejects.toThrow('division by zero')
})

test('an answer from memory has its tag all the same: it is another one when what it is made of has changed', async () => {
  const url = '/api/journal/home/absent/'
  const read = (who: Who, held?: string) =>
    testApp.as(who).get<{ total: number }>(url, held === undefined ? {} : { headers: { 'if-none-match': held } })
  await read('director')
  await read('headteacher')
  const { headers, body } = await read('headteacher')
  const held = String(headers.etag)
  expect((await read('headteacher', held)).status).toBe(304)
  const lesson = await testApp.lessonOf('algebraA', school.today)
  const { rows } = await sql<{ id: number }>`
    select id from miss_kinds.miss_kind where counts_as_missed order by id limit 1`.execute(db)
  const miss = { student_id: school.studentsA[1], kind_id: rows[0]?.id }
  expect((await testApp.as('teacher').post(`/api/journal/journal/lesson/${lesson}/miss/`, miss)).status).toBe(200)
  const after = await read('headteacher', held)
  expect([after.status, after.body.total]).toEqual([200, body.total + 1])
})
