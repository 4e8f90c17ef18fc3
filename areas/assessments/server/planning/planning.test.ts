import { afterAll, expect, test } from 'vitest'
import type { Preview } from '#platform/contract/preview.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { GroupWorks, PlannedWork } from '../../contract/planning.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const { algebraA, algebraB, sportA } = school.groups
const { unplannedSor, secondSoch, secondSor, firstSor } = school.works
const base = '/api/journal/works'
const read = (who: Who | null, group: number | string = algebraA) =>
  testApp.as(who).get<GroupWorks>(`${base}/group/${group}/`)
const change = (who: Who | null, id: number, body: object) => testApp.as(who).patch<PlannedWork>(`${base}/${id}`, body)
const preview = (who: Who | null, id: number, body: object) =>
  testApp.as(who).post<Preview>(`${base}/${id}/preview/`, body)

test('the plan of a group is for who reads its journal', async () => {
  expect((await read(null)).status).toBe(401)
  expect((await read('teacher', 'x')).status).toBe(422)
  expect((await read('hr')).status).toBe(403)
  expect((await read('teacher', algebraB)).status).toBe(404)
  const { body } = await read('teacher')
  expect(body).toMatchObject({ group: { course: 'Алгебра', title: '7А' }, may_plan: true, may_decide: false })
  expect(body.quarters.map(({ is_closed, asked }) => [is_closed, asked])).toEqual([
    [true, null],
    [false, null],
    [false, null],
    [false, null],
  ])
  expect(body.works.find(({ id }) => id === firstSor)).toMatchObject({ scores: 6, date: '2026-09-25' })
  expect((await read('classruk')).body.may_plan).toBe(false)
  expect((await read('headteacher')).body).toMatchObject({ may_plan: true, may_decide: true })
})

test('a teacher gives a work its lesson, moves and renames it; rules are told, not forbidden', async () => {
  const lesson_id = await testApp.lessonOf('algebraA', '2026-12-21')
  const body = { version: 1, lesson_id }
  for (const call of [change, preview]) {
    expect((await call(null, unplannedSor, body)).status).toBe(401)
    expect((await call('teacher', unplannedSor, { lesson_id })).status).toBe(422)
    expect((await call('hr', unplannedSor, body)).status).toBe(403)
    expect((await call('other-teacher', unplannedSor, body)).status).toBe(404)
    expect((await call('teacher', 999_999, body)).status).toBe(404)
  }
  expect((await preview('teacher', unplannedSor, body)).body.effects).toEqual([
    {
      title: 'Нарушит правила планирования',
      items: ['7А, 21.12.2026: СОР и СОЧ по предмету «Алгебра» в один день'],
    },
  ])
  const { body: given } = await change('teacher', unplannedSor, { ...body, title: 'Формулы', maximum: 25 })
  expect(given).toMatchObject({ lesson_id, date: '2026-12-21', title: 'Формулы', maximum: 25, version: 2 })
  expect((await change('teacher', unplannedSor, body)).status).toBe(409)
  const moved = await testApp.lessonOf('algebraA', '2026-12-02')
  expect((await preview('teacher', unplannedSor, { version: 2, lesson_id: moved })).body.effects).toEqual([])
  expect((await change('teacher', unplannedSor, { version: 2, lesson_id: moved })).status).toBe(200)
  expect((await change('teacher', unplannedSor, { version: 3, lesson_id: null })).body.date).toBe(null)
})

test('a lesson of another quarter or group, a closed quarter and marks are in the way', async () => {
  const field = async (id: number, body: object) => {
    const { status, body: said } = await change('teacher', id, { version: 1, ...body })
    return [status, (said as unknown as { detail: { loc: string[] }[] }).detail[0]?.loc[1]]
  }
  const elsewhere = await testApp.lessonOf('algebraB', '2026-11-20')
  const earlier = await testApp.lessonOf('algebraA', '2026-10-14')
  expect(await field(secondSoch, { lesson_id: earlier })).toEqual([422, 'lesson_id'])
  expect(await field(secondSoch, { lesson_id: elsewhere })).toEqual([422, 'lesson_id'])
  expect(await field(firstSor, { title: 'Другая' })).toEqual([422, 'lesson_id'])
  const lesson = await testApp.lessonOf('algebraA', '2026-11-18')
  const mark = { student_id: school.studentsA[0], type: 'sor', value: 10, work_id: secondSor }
  expect((await testApp.as('teacher').post(`/api/journal/journal/lesson/${lesson}/score/`, mark)).status).toBe(200)
  expect(await field(secondSor, { maximum: 25 })).toEqual([422, 'maximum'])
  expect(await field(secondSor, { lesson_id: await testApp.lessonOf('algebraA', '2026-12-02') })).toEqual([
    422,
    'lesson_id',
  ])
  expect((await change('teacher', secondSor, { version: 1, title: 'Степени' })).status).toBe(200)
  await expect(
    db.updateTable('assessments.work').set({ lesson_id: elsewhere }).where('id', '=', secondSoch).execute(),
  ).rejects.toThrow('the lesson of a work')
})

const ask = (who: Who | null, body: object, group: number = algebraA) =>
  testApp.as(who).post<{ state: string }>(`${base}/group/${group}/requests/`, body)
const one = {
  action: 'add',
  quarter_id: school.quarters.second,
  kind: 'sor',
  title: 'Ещё',
  maximum: 15,
  reason: 'Класс отстаёт',
}

test('more works are asked for, and made once it is approved', async () => {
  expect((await ask(null, one)).status).toBe(401)
  expect((await ask('teacher', { ...one, reason: '' })).status).toBe(422)
  expect((await ask('hr', one)).status).toBe(403)
  expect((await ask('teacher', one, algebraB)).status).toBe(404)
  expect((await ask('classruk', one)).status).toBe(403)
  expect((await ask('teacher', { ...one, kind: 'soch' })).status).toBe(422)
  expect((await ask('teacher', { ...one, quarter_id: school.quarters.first })).status).toBe(422)
  expect((await ask('other-teacher', one, sportA)).status).toBe(422)
  expect((await ask('teacher', one)).body).toEqual({ state: 'waiting' })
  expect((await ask('teacher', one)).status).toBe(409)
  const { body } = await read('teacher')
  expect(body.requests).toMatchObject([{ action: 'add', state: 'waiting', reason: 'Класс отстаёт' }])
  const run = await db
    .selectFrom('approvals.run')
    .where('kind', '=', 'assessments.work_request')
    .select(['id', 'content_version'])
    .executeTakeFirstOrThrow()
  const decided = await testApp
    .as('headteacher')
    .post(`/api/documents/approvals/${run.id}/decide/`, { decision: 'approve', seen: run.content_version })
  expect(decided.status).toBe(200)
  const after = (await read('teacher')).body
  expect(after.requests).toMatchObject([{ state: 'accepted' }])
  expect(
    after.works.filter(({ quarter_id, kind }) => quarter_id === 2 && kind === 'sor').map(({ number }) => number),
  ).toEqual([1, 2, 3])
})

test('who plans the works of the school does it at once; a work with marks is not taken away', async () => {
  const { works } = (await read('headteacher')).body
  const third = works.find(({ quarter_id, number }) => quarter_id === 2 && number === 3)
  const remove = { action: 'remove', work_id: third?.id, reason: 'Не нужна' }
  expect((await ask('headteacher', remove)).body).toEqual({ state: 'accepted' })
  expect((await ask('headteacher', remove)).status).toBe(404)
  expect((await ask('headteacher', { ...remove, work_id: secondSor })).status).toBe(422)
})
