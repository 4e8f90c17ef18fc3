import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Readiness } from '../contract/readiness.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const path = '/api/courses/readiness/'
const read = (who: Who | null = 'headteacher', query = '') => testApp.as(who).get<Readiness>(`${path}${query}`)
const check = async (id: string, query = '') =>
  (await read('headteacher', query)).body.links.flatMap(({ checks }) => checks).find((one) => one.id === id)

test('is read by who arranges the year, each what concerns them', async () => {
  expect((await read(null)).status).toBe(401)
  expect((await read('student')).status).toBe(403)
  expect((await read('parent')).status).toBe(403)
  expect((await read('headteacher', '?year_id=999')).status).toBe(404)
  const { body } = await read()
  expect(body.links.map(({ link }) => link)).toEqual([
    'calendar',
    'classes',
    'courses',
    'plan',
    'works',
    'groups',
    'workload',
    'timetable',
  ])
  expect((await read('financial')).body.links.map(({ link }) => link)).not.toContain('classes')
})

test('counts what is missing, and counts anew what was repaired', async () => {
  expect(await check('classes.leaders')).toMatchObject({ total: 2, is_needed: false })
  const before = await check('workload.teachers')
  await db.deleteFrom('workload.assignment').execute()
  const after = await check('workload.teachers')
  expect(after?.missing).toBe(after?.total)
  expect(after?.missing).toBeGreaterThan(before?.missing ?? 0)
  expect(after).toMatchObject({ to: '/managing/workload', repair: 'Распределить часы', is_needed: true })
})

test('a year without anything lacks all of it', async () => {
  const { id } = await db
    .insertInto('calendar.study_year')
    .values({ date_start: '2027-09-01', date_end: '2028-05-25', is_projection: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await check('classes.classes', `?year_id=${id}`)).toMatchObject({ missing: 1, total: 1 })
  expect(await check('calendar.quarters', `?year_id=${id}`)).toMatchObject({ missing: 4, total: 4 })
  expect(await check('curriculum.approval', `?year_id=${school.year}`)).toMatchObject({ missing: 1, total: 1 })
})
