import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { PlanPreview } from '#platform/contract/plan-preview.ts'
import type { changeRupLine, saveRup } from '../../contract/rup-lines.ts'
import type { Rup } from '../../contract/rup.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const { algebra, english } = school.courses
const own = `/api/courses/rup/${school.year}/save/`
const whole = { parallel: 7, language: '', profile: '', class_id: null }
const step = (rest: object) => ({
  client_id: randomUUID(),
  place: whole,
  course_id: algebra,
  component: 'state',
  hours: 4,
  version: 1,
  ...rest,
})
const save = (
  steps: object[],
  { follow, who = 'headteacher', path = own }: { follow?: string[]; who?: Who | null; path?: string } = {},
) => testApp.as(who).post<Output<typeof saveRup>>(path, { steps, ...(follow && { follow }) })
const preview = (steps: object[], who: Who | null = 'headteacher') =>
  testApp.as(who).post<PlanPreview>(`${own}preview/`, { steps })
const plan = async (who: Who = 'headteacher') => (await testApp.as(who).get<Rup>('/api/courses/rup/')).body
const lineOf = async (course: number) => (await plan()).lines.find((line) => line.course.id === course)

test('saving is refused to strangers, to nonsense, to readers, and in a year that is not there', async () => {
  expect((await save([step({})], { who: null })).status).toBe(401)
  expect((await save([step({ hours: 61 })])).status).toBe(422)
  expect((await save([step({ hours: 2.25 })])).status).toBe(422)
  expect((await save([])).status).toBe(422)
  expect((await save([step({})], { who: 'teacher' })).status).toBe(403)
  expect((await save([step({})], { path: '/api/courses/rup/999/save/' })).status).toBe(404)
  expect((await save([step({})], { path: `/api/courses/rup/${school.lastYear}/save/` })).status).toBe(409)
  expect((await preview([step({})], null)).status).toBe(401)
  expect((await preview([step({})], 'teacher')).status).toBe(403)
})

test('what a change moves is told, and nothing is changed by asking', async () => {
  const before = await lineOf(algebra)
  const { status, body } = await preview([step({ hours: 5 })])
  expect(status).toBe(200)
  expect(body.effects.map(({ key }) => key)).toContain('timetable.lessons')
  expect(await lineOf(algebra)).toEqual(before)
})

test('a block is saved: hours change, a line comes, a line of one class, a line goes', async () => {
  const version = (await lineOf(algebra))?.version ?? 0
  const classId = school.classes.a
  const { status, body } = await save([
    step({ hours: 4, version }),
    step({ course_id: english, component: 'school', hours: 1, version: null, place: { ...whole, class_id: classId } }),
  ])
  expect(status).toBe(200)
  expect(body.outcomes.map(({ outcome, line }) => [outcome, line?.hours])).toEqual([
    ['done', 4],
    ['done', 1],
  ])
  const { columns, lines, weeks } = await plan()
  expect(columns.map(({ class_id }) => class_id)).toContain(classId)
  expect(weeks).toEqual({ first: 33, others: 34 })
  const special = lines.find((line) => line.class_id === classId)
  const gone = await save([
    step({
      course_id: english,
      component: 'school',
      hours: null,
      version: special?.version,
      place: { ...whole, class_id: classId },
    }),
  ])
  expect(gone.body.outcomes).toMatchObject([{ outcome: 'done', line: null }])
  const kept = await db
    .selectFrom('history.change')
    .where('subject', '=', 'curriculum.rup_line')
    .select(['before', 'after'])
    .orderBy('id')
    .execute()
  expect(kept.map(({ before, after }) => [before !== null, after !== null])).toEqual([
    [true, true],
    [false, true],
    [true, false],
  ])
})

test('hours of a teacher follow from today on where that was chosen, those of the past stay', async () => {
  const version = (await lineOf(algebra))?.version ?? 0
  const told = (await preview([step({ hours: 5, version })])).body.effects.find(({ key }) => key === 'workload.hours')
  const [first] = told?.items ?? []
  expect(first).toMatchObject({ choice: true, note: expect.stringContaining('→ 5 ч') })
  await save([step({ hours: 5, version })], { follow: [first?.id ?? ''] })
  const rows = await db.selectFrom('workload.assignment').select(['id', 'hours', 'during']).orderBy('id').execute()
  expect(rows.filter(({ hours }) => hours === 5)).toHaveLength(1)
  await save([step({ hours: 4, version: version + 1 })])
})

test('each cell is checked by itself: a stale one is a conflict with what stands, another is refused in words', async () => {
  const { body } = await save([
    step({ hours: 2, version: 1 }),
    step({ course_id: 999, version: null }),
    step({ place: { ...whole, parallel: 12 }, version: null }),
    step({ place: { ...whole, class_id: school.classes.a }, version: null }),
    step({ hours: 4, version: 1 }),
  ])
  expect(body.outcomes.map(({ outcome, reason, line }) => [outcome, reason ?? null, line?.hours ?? null])).toEqual([
    ['conflict', null, 4],
    ['refused', 'Такого предмета нет в каталоге', null],
    ['refused', 'В этом году нет параллели 12: сначала заведите её', null],
    ['refused', 'Инвариантная часть — для всей параллели: у класса своя только вариативная', null],
    ['refused', 'Эта клетка есть в блоке дважды', 4],
  ])
})

test('a line says how it is graded and divided; a stale one is told', async () => {
  const line = await lineOf(algebra)
  const path = `/api/courses/rup/lines/${line?.id}`
  const body = {
    component: 'state',
    hours: 4,
    hours_year: 130,
    subgroups: 2,
    grading_mode: 'six_months',
    version: line?.version,
  }
  const change = (to: object, who: Who | null = 'headteacher', at = path) =>
    testApp.as(who).patch<Output<typeof changeRupLine>>(at, to)
  expect((await change(body, null)).status).toBe(401)
  expect((await change({ ...body, subgroups: 5 })).status).toBe(422)
  expect((await change(body, 'teacher')).status).toBe(403)
  expect((await change(body, 'headteacher', '/api/courses/rup/lines/999')).status).toBe(404)
  const told = await testApp.as('headteacher').post<PlanPreview>(`${path}/preview/`, body)
  expect(told.body.effects.map(({ key }) => key)).toContain('classes.subgroups')
  expect((await change(body)).body).toMatchObject({ hours_year: 130, subgroups: 2, grading_mode: 'six_months' })
  expect((await change(body)).status).toBe(409)
})
