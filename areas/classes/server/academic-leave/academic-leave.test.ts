import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { speakAs } from '#platform/server/language/spoken.ts'
import type { Preview } from '#platform/contract/preview.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { AcademicLeave, listAcademicLeaves } from '../../contract/academic-leaves.ts'
import type { Rearranged } from '../../contract/rearrangements.ts'
import { daysOfStudents } from '../testing/days-of-students.ts'

const testApp = await startTestApp()
const { db, school } = testApp
const [student, other] = school.studentsA
const url = '/api/grouping/academic-leaves/'
type Said = AcademicLeave & Preview & Rearranged & { detail: string & { loc: string[]; msg: string }[] }
const ask = (who: Who | null, path: string, body: object) => testApp.as(who).post<Said>(`${url}${path}`, body)
const change = (who: Who | null, id: number, body: object) => testApp.as(who).patch<Said>(`${url}${id}`, body)
const list = async (who: Who | null = 'uk', search = '') =>
  (await testApp.as(who).get<Output<typeof listAcademicLeaves>>(`${url}?search=${search}`)).body
const facts = { planned_return: '2027-09-01', order_number: '12-у', order_date: '2026-11-18', note: '' }
const away = { student_id: student, from: '2027-01-11', ...facts }
const back = { version: 1, class_id: school.classes.b, from: '2027-03-01' }
const calls = (who: Who | null, id: number, more: object = {}) =>
  Promise.all(
    [
      ask(who, '', { ...away, ...more }),
      ask(who, 'preview/', { ...away, ...more }),
      change(who, id, { version: 1, ...facts, ...more }),
      ask(who, `${id}/return/`, { ...back, ...more }),
      ask(who, `${id}/return/preview/`, { ...back, ...more }),
      ask(who, `${id}/cancel/`, { version: 1, ...more }),
    ].map(async (answer) => (await answer).status),
  )

beforeAll(async () => {
  expect((await ask('uk', '', away)).body.detail).toBe('Академический отпуск бывает только в колледже')
  await db.updateTable('school.school').set({ kind: 'college' }).execute()
  speakAs('college')
})
afterAll(async () => {
  speakAs('school')
  await testApp.close()
})

test('401, 422, 403, a student and a leave that are not there', async () => {
  expect(await calls(null, 1)).toEqual([401, 401, 401, 401, 401, 401])
  expect(await calls('uk', 1, { more: 1 })).toEqual([422, 422, 422, 422, 422, 422])
  for (const who of ['teacher', 'classruk', 'library', 'student', 'parent'] as const) {
    expect([who, await calls(who, 1)]).toEqual([who, [403, 403, 403, 403, 403, 403]])
    expect((await testApp.as(who).get(url)).status).toBe(403)
  }
  expect((await ask('uk', '', { ...away, student_id: 999_999 })).status).toBe(404)
  expect((await ask('uk', '999999/return/', back)).status).toBe(404)
  expect((await ask('uk', '999999/cancel/', { version: 1 })).status).toBe(404)
  expect((await change('uk', 999_999, { version: 1, ...facts })).status).toBe(404)
  expect((await ask('uk', '', { ...away, planned_return: '2027-01-11' })).body.detail[0]?.msg).toContain('позже')
  expect((await ask('uk', '', { ...away, from: '2027-07-01' })).body.detail[0]?.msg).toContain('не стоит ни в одной')
  // days that bear marks are not taken from the groups
  const early = { ...away, from: '2026-09-02' }
  expect((await ask('uk', '', early)).body.detail[0]?.msg).toMatch(/есть отметки за/)
  expect((await ask('uk', 'preview/', early)).body.obstacles[0]).toMatch(/есть отметки за/)
  expect(await list()).toMatchObject({ total: 0 })
})

test('a student leaves group and study groups from a day on, and all is as before when it is taken back', async () => {
  const before = await daysOfStudents(db)
  const seen = (await ask('uk', 'preview/', away)).body
  expect(seen.effects).toEqual([
    { title: 'Уйдёт из группы', items: ['7А'] },
    {
      title: 'Учебные группы закончатся',
      items: ['Алгебра 7А', 'Английский язык 7А/1', 'История Казахстана 7А', 'Физическая культура 7А'],
    },
  ])
  expect(await daysOfStudents(db)).toEqual(before)
  const { status, body: leave } = await ask('uk', '', away)
  expect([status, leave]).toEqual([
    200,
    expect.objectContaining({ class: { id: school.classes.a, title: '7А' }, version: 1 }),
  ])
  const { rows } = await sql<{ days: string }>`select during::text as days from classes.class_member
    where student_id = ${student}
    union all select during::text from classes.group_member where student_id = ${student}`.execute(db)
  expect(rows.every(({ days }) => days.endsWith(',2027-01-11)'))).toBe(true)
  expect((await ask('uk', '', away)).body.detail[0]?.msg).toContain('Уже в академическом отпуске')
  expect((await list()).items).toEqual([leave])
  expect(await list('uk', 'нетакого')).toMatchObject({ total: 0 })
  // the database lets nobody be away twice
  await expect(
    sql`insert into classes.academic_leave (student_id, class_id, starts_on, order_number, note, batch)
      values (${student}, ${school.classes.a}, '2027-02-01', '', '', gen_random_uuid())`.execute(db),
  ).rejects.toThrow('exclu')

  const longer = await change('headteacher', leave.id, { version: 1, ...facts, planned_return: '2028-09-01' })
  expect(longer.body).toMatchObject({ planned_return: '2028-09-01', version: 2 })
  const stale = await change('uk', leave.id, { version: 1, ...facts })
  expect([stale.status, stale.body.detail]).toEqual([409, expect.stringContaining('возвращение 01.09.2028')])
  const timeline = await testApp.as('uk').get<object>(`/api/users/users/${student}/timeline/`)
  expect(JSON.stringify(timeline.body)).toContain('Академический отпуск из 7А')

  expect((await ask('uk', `${leave.id}/cancel/`, { version: 1 })).status).toBe(409)
  const cancelled = await ask('headteacher', `${leave.id}/cancel/`, { version: 2 })
  expect([cancelled.status, cancelled.body]).toEqual([200, { class: { id: school.classes.a, title: '7А' } }])
  expect(await daysOfStudents(db)).toEqual(before)
  expect(await list()).toMatchObject({ total: 0 })
})

test('who has returned is in a group again; that is undone, the leave then goes on', async () => {
  const { body: leave } = await ask('uk', '', { ...away, student_id: other, planned_return: null })
  expect((await ask('uk', `${leave.id}/return/`, { ...back, from: '2027-01-11' })).body.detail[0]?.msg).toContain(
    'в академическом отпуске',
  )
  const seen = await ask('uk', `${leave.id}/return/preview/`, back)
  expect(seen.body).toMatchObject({ obstacles: [], total: expect.stringContaining('Перейдёт 1 студент') })
  const wrong = await ask('uk', `${leave.id}/return/preview/`, { ...back, class_id: 999_999 })
  expect(wrong.body.obstacles[0]).toContain('Такой группы нет')
  const returned = await ask('uk', `${leave.id}/return/`, back)
  expect(returned.body).toMatchObject({ moved: 1 })
  expect(await list()).toMatchObject({ total: 0 })
  const kept = () =>
    db
      .selectFrom('classes.academic_leave')
      .where('id', '=', leave.id)
      .select(['returned_on', 'returned_class_id', 'version'])
      .executeTakeFirstOrThrow()
  expect(await kept()).toEqual({ returned_on: '2027-03-01', returned_class_id: school.classes.b, version: 2 })
  expect((await ask('uk', `${leave.id}/cancel/`, { version: 2 })).status).toBe(404)

  const undone = await testApp
    .as('uk')
    .post(`/api/grouping/classes/rearrangements/${returned.body.rearrangement_id}/undo/`, {})
  expect(undone.status).toBe(200)
  expect(await kept()).toEqual({ returned_on: null, returned_class_id: null, version: 3 })
  // whoever puts the student into a group otherwise ends the leave too
  await testApp
    .as('uk')
    .post(`/api/grouping/students/${other}/class/`, { class_id: school.classes.a, from: '2027-04-01' })
  expect(await kept()).toMatchObject({ returned_on: '2027-04-01', version: 4 })
})
