import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { expectExport } from '#tests/list-export.ts'
import type { SchoolClass } from '../contract/class-shapes.ts'
import type { ClassCard } from '../contract/classes.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const list = async (query = '') => {
  const { body } = await testApp
    .as('teacher')
    .get<{ items: SchoolClass[]; total: number; exact?: number; totals: { students: number } }>(
      `/api/grouping/classes/?${query}`,
    )
  return body
}

test('a class with its teacher and the students of today', async () => {
  expect(await list()).toEqual({
    items: [
      {
        id: 1,
        title: '7А',
        parallel: 7,
        letter: 'А',
        shift: 1,
        language: 'ru',
        profile: '',
        class_teacher: { id: testApp.personOf('classruk'), full_name: 'Сотрудник Классный руководитель' },
        curator: null,
        home_room: { id: 1, title: '201' },
        students_count: 7,
        capacity: null,
        opened_on: null,
        closed_on: null,
        version: 1,
      },
      expect.objectContaining({
        id: 2,
        title: '7Б',
        students_count: 6,
        class_teacher: { id: 51, full_name: 'Серикова Алия Маратовна' },
      }),
    ],
    total: 2,
    page: 1,
    size: 20,
    active: null,
    totals: { students: 13 },
  })
})

test('students are summed over all that was found, whichever page is shown', async () => {
  expect(await list('size=1&page=2')).toMatchObject({ items: [{ title: '7Б' }], totals: { students: 13 } })
  expect((await list('search=7б')).totals).toEqual({ students: 6 })
  expect((await list('parallel=11')).totals).toEqual({ students: 0 })
})

test('filters, search, sorting', async () => {
  const parallel = await testApp.db
    .insertInto('classes.parallel')
    .values({ year_id: 1, number: 10 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await testApp.db
    .insertInto('classes.class')
    .values({ year_id: 1, parallel_id: parallel.id, letter: 'А', title: '10А', language: 'kk', shift: 2 })
    .execute()
  const titles = async (query: string) => (await list(query)).items.map(({ title }) => title)
  expect(await titles('')).toEqual(['7А', '7Б', '10А'])
  expect(await titles('asc=false')).toEqual(['10А', '7Б', '7А'])
  expect(await titles('sort=students_count')).toEqual(['10А', '7Б', '7А'])
  expect(await titles('parallel=10')).toEqual(['10А'])
  expect(await titles('shift=1')).toEqual(['7А', '7Б'])
  expect(await titles('language=kk')).toEqual(['10А'])
  expect(await titles(`search=${encodeURIComponent('серикова')}`)).toEqual(['7Б'])
  expect(await titles(`search=${encodeURIComponent('7а')}`)).toEqual(['7А'])
  expect(await titles('year_id=2')).toEqual([])
  for (const query of ['parallel=13', 'shift=3', 'language=de', 'sort=id', 'size=500'])
    expect((await testApp.as('teacher').get(`/api/grouping/classes/?${query}`)).status).toBe(422)
})

test('a mistaken name of the class teacher finds the class, after those that hold it', async () => {
  const { items, exact } = await list(`search=${encodeURIComponent('сирикова')}`)
  expect(exact).toBe(0)
  expect(items[0]).toMatchObject({ title: '7Б' })
})

test('the whole list as a file, in the columns asked for', () =>
  expectExport<SchoolClass>(testApp, {
    list: '/api/grouping/classes/',
    columns: {
      name: ({ title }) => title,
      teacher: ({ class_teacher }) => class_teacher?.full_name ?? null,
      students: ({ students_count }) => students_count,
    },
    top: [
      ['Класс', 'Классный руководитель', 'Учеников'],
      ['7А', 'Сотрудник Классный руководитель', 7],
      ['7Б', 'Серикова Алия Маратовна', 6],
    ],
    requested: [
      ['teacher', 'parallel=7'],
      ['teacher', 'sort=students_count&asc=false'],
    ],
    refused: ['student', 'parent', 'partner_do'],
  }))

test('for staff only', async () => {
  expect((await testApp.as(null).get('/api/grouping/classes/')).status).toBe(401)
  for (const who of ['student', 'parent', 'partner_do'] as const)
    expect((await testApp.as(who).get('/api/grouping/classes/')).status).toBe(403)
})

test('the card shows the groups that stand on the day: a closed one till the day before', async () => {
  const groups = async () => {
    const { body } = await testApp.as('headteacher').get<ClassCard>('/api/grouping/classes/1')
    return body.subjects.flatMap((subject) => subject.groups.map(({ title }) => title))
  }
  const close = (on: string | null) =>
    sql`update classes.study_group set closed_on = ${on}
    where id = ${testApp.school.groups.englishA2}`.execute(testApp.db)
  const all = await groups()
  expect(all).toContain('7А/2')
  await sql`delete from classes.group_member where group_id = ${testApp.school.groups.englishA2}`.execute(testApp.db)
  await close('2026-11-21')
  expect(await groups()).toEqual(all)
  await close(testApp.school.today)
  expect(await groups()).toEqual(all.filter((title) => title !== '7А/2'))
  await close(null)
})
