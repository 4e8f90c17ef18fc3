import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { Miss } from '../../contract/journal.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const [first, , third, fourth, fifth] = school.studentsA
const kinds = new Map<string, number>()
let lesson = 0
beforeAll(async () => {
  lesson = await testApp.lessonOf('algebraA', school.today)
  for (const { code, id } of await testApp.db.selectFrom('miss_kinds.miss_kind').select(['code', 'id']).execute())
    kinds.set(code, id)
})
type Who = Parameters<typeof testApp.as>[0]
const kind = (code: string) => kinds.get(code) ?? 0
const url = (lessonId = lesson) => `/api/journal/journal/lesson/${lessonId}/miss/`
const rowUrl = (id: number) => `/api/journal/journal/lesson/miss/${id}`
const mark = (body: object, who: Who = 'teacher', lessonId = lesson) => testApp.as(who).post<Miss>(url(lessonId), body)
const objection = (field: string, msg: string) => ({ detail: [expect.objectContaining({ loc: ['body', field], msg })] })

test('who may not is told so: 401, 422, 403, and 404 for a stranger', async () => {
  const body = { student_id: first, kind_id: kind('absent') }
  expect((await mark(body, null)).status).toBe(401)
  expect((await mark({ ...body, kind_id: 'Н' })).status).toBe(422)
  expect((await mark({ ...body, kind: 1 })).status).toBe(422)
  expect((await mark(body, 'hr')).status).toBe(403)
  expect((await mark(body, 'zavkaf')).status).toBe(403)
  expect((await mark(body, 'other-teacher')).status).toBe(404)
  expect((await mark(body, 'teacher', 999_999)).status).toBe(404)
})

test('a cell has one miss: the second call replaces its kind', async () => {
  const made = await mark({ student_id: first, kind_id: kind('late'), minutes: 15 })
  expect(made.body).toMatchObject({ lesson_id: lesson, kind_id: kind('late'), minutes: 15, reason: null, version: 1 })
  const replaced = await mark({ student_id: first, kind_id: kind('ill'), reason: 'Справка' })
  expect(replaced.body).toEqual({ ...made.body, kind_id: kind('ill'), minutes: null, reason: 'Справка', version: 2 })
  const history = await testApp.db
    .selectFrom('history.change')
    .where('subject', '=', 'journal.miss')
    .where('subject_id', '=', made.body.id)
    .select(['before', 'after'])
    .orderBy('id')
    .execute()
  expect(history).toEqual([
    { before: null, after: expect.objectContaining({ kind_id: kind('late'), minutes: 15 }) },
    { before: expect.objectContaining({ minutes: 15 }), after: expect.objectContaining({ kind_id: kind('ill') }) },
  ])
})

test('fifty equal calls at once make one row', async () => {
  const body = { student_id: third, kind_id: kind('absent') }
  const answers = await Promise.all(Array.from({ length: 50 }, () => mark(body)))
  expect(new Set(answers.map(({ status, body: row }) => `${status} ${row.id} ${row.version}`)).size).toBe(1)
  const named = { student_id: fourth, kind_id: kind('absent'), client_id: randomUUID() }
  const again = await Promise.all([mark(named), mark(named)])
  expect(again[0].body).toEqual(again[1].body)
})

test('what the rules refuse', async () => {
  const fo = await testApp
    .as('teacher')
    .post(`/api/journal/journal/lesson/${lesson}/score/`, { student_id: fifth, value: 8 })
  expect(fo.status).toBe(200)
  const withMark = await mark({ student_id: fifth, kind_id: kind('ill') })
  expect([withMark.status, withMark.body]).toEqual([
    422,
    objection('kind_id', 'За этот урок стоит ФО: сначала удалите отметку'),
  ])
  expect((await mark({ student_id: fifth, kind_id: kind('late'), minutes: 5 })).status).toBe(200)
  expect((await mark({ student_id: fifth, kind_id: kind('remote'), minutes: 5 })).body).toEqual(
    objection('minutes', 'Минуты указываются только при опоздании'),
  )
  expect((await mark({ student_id: fifth, kind_id: 999 })).body).toEqual(
    objection('kind_id', 'Такого вида пропуска нет'),
  )
  expect((await mark({ student_id: school.studentsB[0], kind_id: kind('ill') })).body).toEqual(
    objection('student_id', 'Ученика не было в группе в день урока'),
  )
  const closed = await testApp.lessonOf('algebraA', '2026-10-12')
  expect((await mark({ student_id: first, kind_id: kind('ill') }, 'teacher', closed)).status).toBe(422)
})

test('a class teacher changes kind and reason of a miss of the class, nothing else', async () => {
  // 7Б is led by `other-teacher`, who also holds the key; its English is nobody's, so sport of 7А stays out of reach
  const lessonB = await testApp.lessonOf('algebraB', school.today)
  await testApp.db
    .updateTable('classes.leader')
    .set({ person_id: testApp.personOf('zavkaf') })
    .where('class_id', '=', school.classes.b)
    .where('kind', '=', 'teacher')
    .execute()
  const student = school.studentsB[1]
  expect((await mark({ student_id: student, kind_id: kind('absent') }, 'zavkaf', lessonB)).status).toBe(403)
  const made = await mark({ student_id: student, kind_id: kind('absent') }, 'other-teacher', lessonB)
  const corrected = await mark({ student_id: student, kind_id: kind('ill'), reason: 'Справка № 5' }, 'zavkaf', lessonB)
  expect(corrected.body).toEqual({ ...made.body, kind_id: kind('ill'), reason: 'Справка № 5', version: 2 })
  expect((await mark({ student_id: student, kind_id: kind('late'), minutes: 10 }, 'zavkaf', lessonB)).status).toBe(403)
  expect((await testApp.as('zavkaf').remove(rowUrl(made.body.id))).status).toBe(403)
  const score = `/api/journal/journal/lesson/${lessonB}/score/`
  expect((await testApp.as('zavkaf').post(score, { student_id: student, value: 5 })).status).toBe(403)
})

test('a miss is removed by who may mark, once', async () => {
  const { body } = await mark({ student_id: first, kind_id: kind('ill') })
  for (const [who, status] of [
    ['other-teacher', 404],
    ['zavkaf', 403],
    ['hr', 403],
    [null, 401],
  ] as const)
    expect((await testApp.as(who).remove(rowUrl(body.id))).status).toBe(status)
  expect((await testApp.as('teacher').remove(rowUrl(body.id))).body).toEqual({ id: body.id })
  expect((await testApp.as('teacher').remove(rowUrl(body.id))).status).toBe(404)
})

test('a kind of the archive stands where it was put, and is put nowhere else', async () => {
  interface Kind {
    id: number
    misses: number
    version: number
  }
  const kindsPath = '/api/journal/miss-kinds/'
  const { body } = await testApp.as('admin').get<{ items: Kind[] }>(kindsPath)
  const ill = body.items.find(({ id }) => id === kind('ill'))
  expect(ill?.misses).toBeGreaterThan(0)
  const archived = await testApp
    .as('admin')
    .patch<Kind>(`${kindsPath}${kind('ill')}`, { version: ill?.version, is_archived: true })
  expect(archived.body).toMatchObject({ is_archived: true, misses: ill?.misses })
  expect(await mark({ student_id: school.studentsA[5], kind_id: kind('ill') })).toMatchObject({
    status: 422,
    body: objection('kind_id', 'Этот вид пропуска в архиве: выберите другой'),
  })
})
