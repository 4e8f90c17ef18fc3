import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { maintainsPerson } from '#areas/people/server/index.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const teacher = testApp.personOf('teacher')
const librarian = testApp.personOf('library')
let school = 0
let books = 0

beforeAll(async () => {
  const unit = (title: string, parent_id: number | null) =>
    db.insertInto('organisation.unit').values({ title, parent_id, index: 1 }).returning('id').executeTakeFirstOrThrow()
  school = (await unit('Школа', null)).id
  books = (await unit('Библиотека', school)).id
  const place = (person: number, unit_id: number) =>
    db.updateTable('people.employment').set({ unit_id }).where('person_id', '=', person).execute()
  await place(teacher, school)
  await place(librarian, books)
})

/** Whom the personnel department keeps, of the teacher and the librarian, within these units. */
async function kept(units: number[]) {
  const limits = [{ classes: [], cathedras: [], units, read: ['usr_user'], write: ['usr_user'] }]
  const caller = { ...(await testApp.callerOf('hr')), limits }
  const rows = await sql<{ id: number }>`select p.id from people.person p
    where p.id in (${teacher}, ${librarian}) and ${maintainsPerson(caller, sql.ref('p.id'))} order by p.id`.execute(db)
  return rows.rows.map(({ id }) => id)
}

test('records of staff are kept within a unit and those below it', async () => {
  expect(await kept([school])).toEqual([teacher, librarian].toSorted((one, other) => one - other))
  expect(await kept([books])).toEqual([librarian])
  expect(await kept([])).toEqual([])
})

test('who left a unit for another one is kept there no more; who left the school is', async () => {
  const end = (during: string) =>
    db.updateTable('people.employment').set({ during }).where('person_id', '=', librarian).execute()
  await end('[2020-09-01,2026-10-01)')
  expect(await kept([books])).toEqual([librarian])
  const post = await db
    .selectFrom('people.employment')
    .where('person_id', '=', librarian)
    .select('position_id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('people.employment')
    .values({ ...post, person_id: librarian, unit_id: school, during: '[2026-10-01,)' })
    .execute()
  expect(await kept([books])).toEqual([])
})
