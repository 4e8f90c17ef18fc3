import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { changeClass } from '../../contract/class-of-student.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const [student, , , neighbour] = school.studentsA
type Answer = Output<typeof changeClass> & { detail: string | { loc: string[]; msg: string }[] }
const change = (who: Who | null, id: number, body: object) =>
  testApp.as(who).post<Answer>(`/api/grouping/students/${id}/class/`, { from: null, ...body })
const toB = { class_id: school.classes.b, from: '2027-01-11' }
const stays = (id: number) =>
  db
    .selectFrom('classes.class_member')
    .where('student_id', '=', id)
    .select(['class_id', 'during', 'version'])
    .orderBy('during')
    .execute()

test('moves a student from a day on; groups of the former class end, those of the whole new one begin', async () => {
  expect((await change(null, student, toB)).status).toBe(401)
  expect((await change('uk', student, {})).status).toBe(422)
  for (const who of ['teacher', 'classruk', 'library'] as const)
    expect((await change(who, student, toB)).status).toBe(403)
  expect((await change('uk', 999_999, toB)).status).toBe(404)
  expect((await change('uk', testApp.personOf('teacher'), toB)).status).toBe(422)
  expect((await change('uk', student, { ...toB, class_id: 999_999 })).status).toBe(422)
  expect((await change('uk', student, { ...toB, from: '2030-01-01' })).status).toBe(422)
  expect((await change('uk', student, { class_id: school.classes.a })).body.detail).toMatchObject([
    { loc: ['body', 'class_id'], msg: 'Уже учится в 7А' },
  ])
  const { status, body } = await change('uk', student, toB)
  expect(status).toBe(200)
  expect(body).toEqual({
    class: { id: school.classes.b, title: '7Б' },
    from: '2027-01-11',
    left: ['Алгебра 7А', 'Английский язык 7А/1', 'История Казахстана 7А', 'Физическая культура 7А'],
    joined: ['Алгебра 7Б'],
    to_choose: [],
  })
  expect(await stays(student)).toEqual([
    { class_id: school.classes.a, during: '[2026-09-01,2027-01-11)', version: 2 },
    { class_id: school.classes.b, during: '[2027-01-11,2027-05-26)', version: 1 },
  ])
  // put right again: the stay that is left without a day goes
  const back = await change('headteacher', student, { class_id: school.classes.a, from: '2027-01-11' })
  expect(back.body).toMatchObject({ left: ['Алгебра 7Б'], to_choose: ['Английский язык'] })
  expect(await stays(student)).toHaveLength(2)
})

test('days that bear marks are not taken from the group', async () => {
  const refused = await change('uk', student, { ...toB, from: '2026-09-02' })
  expect(refused.status).toBe(422)
  expect(refused.body.detail).toMatchObject([{ loc: ['body', 'from'] }])
  expect(JSON.stringify(refused.body.detail)).toMatch(/Алгебра 7А: есть отметки за \d\d\.\d\d\.2026/)
})

test('who is in no class is put into one', async () => {
  await db.deleteFrom('classes.group_member').where('student_id', '=', neighbour).execute()
  await db.deleteFrom('classes.class_member').where('student_id', '=', neighbour).execute()
  const { body } = await change('uk', neighbour, { class_id: school.classes.b })
  expect(body).toMatchObject({ from: school.today, left: [], joined: ['Алгебра 7Б'] })
})
