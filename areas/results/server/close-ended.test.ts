import { afterAll, expect, test } from 'vitest'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import { schoolClock } from '#platform/server/clock.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { closeByDateTask, closeEnded } from './close-ended.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const results = () =>
  db
    .selectFrom('results.period_result')
    .select(['student_id', 'course_id', 'quarter_id', 'half', 'type', 'value', 'recommended', 'author_id', 'policy_id'])
    .orderBy('id')
    .execute()

test('what has come to its date is closed once: the recommended result, н/а where something is missing', async () => {
  const before = await results()
  await db
    .deleteFrom('results.period_result')
    .where('student_id', 'in', [school.studentsA[0], school.studentsA[5]])
    .execute()
  await closeEnded(testApp.context)
  const after = await results()
  // algebra of 7А: 101 has 100 % of both works, 106 half and two thirds; the four set before stay as they were
  const algebra = after.filter(({ course_id }) => course_id === school.courses.algebra)
  const of = (student: number) => algebra.find(({ student_id }) => student_id === student)
  expect(of(school.studentsA[0])).toMatchObject({ value: 5, recommended: 5, author_id: null, policy_id: 1 })
  expect(of(school.studentsA[1])).toEqual(before.find(({ student_id }) => student_id === school.studentsA[1]))
  expect(of(school.studentsB[0])).toMatchObject({ value: null, quarter_id: school.quarters.first })
  expect(after.filter(({ type }) => type === 'passfail')).toHaveLength(6)
  // nothing of the open quarter, nor of the half-year it ends
  expect(after.every(({ quarter_id }) => quarter_id === school.quarters.first)).toBe(true)
  await closeEnded(testApp.context)
  expect(await results()).toEqual(after)
})

test('a demonstration whose journals are still being filled is closed by what fills them', async () => {
  const { first } = school.quarters
  const ofSport = async () =>
    (await results()).filter(({ course_id, quarter_id }) => course_id === school.courses.sport && quarter_id === first)
  await db.deleteFrom('results.period_result').where('course_id', '=', school.courses.sport).execute()
  await db.insertInto('platform.installation').values({ kind: 'demo', state: 'ready', is_complete: false }).execute()
  await closeByDateTask.run(testApp.context)
  expect(await ofSport()).toEqual([])
  await db.updateTable('platform.installation').set({ is_complete: true }).execute()
  await closeByDateTask.run(testApp.context)
  expect(await ofSport()).toHaveLength(school.studentsA.length)
})

test('a reopened group waits for the end of its term', async () => {
  await db.deleteFrom('results.period_result').where('course_id', '=', school.courses.algebra).execute()
  await db
    .insertInto('results.reopening')
    .values({
      group_id: school.groups.algebraA,
      quarter_id: school.quarters.first,
      until: '2026-11-25',
      reason: 'Болезнь учителя',
    })
    .execute()
  await closeEnded(testApp.context)
  const of = async (students: readonly number[]) =>
    (await results()).filter(
      ({ course_id, student_id }) => course_id === school.courses.algebra && students.includes(student_id),
    ).length
  expect(await of(school.studentsA)).toBe(0)
  expect(await of(school.studentsB)).toBe(6)
  await closeEnded({ ...testApp.context, clock: schoolClock('Asia/Almaty', '2026-11-26') })
  expect(await of(school.studentsA)).toBe(6)
})

test('a later policy changes no closed result, and the journal knows the former one', async () => {
  const before = await results()
  const stricter = { ...defaultPolicy(), version: 2, weights: { fo: 0, sor: 50, soch: 50 } }
  await db
    .insertInto('grading.policy')
    .values({ year_id: school.year, version: 2, rules: JSON.stringify(stricter) })
    .execute()
  await closeEnded(testApp.context)
  expect(await results()).toEqual(before)
  const { body } = await testApp.as('teacher').get<JournalGrid>(`/api/journal/journal/group/${school.groups.algebraA}/`)
  expect(body.policy.version).toBe(2)
  expect(body.former_policies.map(({ version }) => version)).toEqual([1])
  expect(new Set(body.results.map(({ policy_id }) => policy_id))).toEqual(new Set([1]))
})

test('with the last quarter the year and the final mark are closed too', async () => {
  const summer = { ...testApp.context, clock: schoolClock('Asia/Almaty', '2027-06-02') }
  await closeEnded(summer)
  const ofYear = (await results()).filter(({ quarter_id, half }) => quarter_id === null && half === null)
  const algebra = ofYear.filter(({ course_id, student_id }) => course_id === 1 && student_id === school.studentsA[0])
  // one quarter of four has a mark: less than half
  expect(algebra.map(({ type, value }) => [type, value])).toEqual([
    ['year_score', null],
    ['total', null],
  ])
  expect(new Set(ofYear.map(({ type }) => type))).toEqual(new Set(['year_score', 'total', 'passfail']))
  const after = await results()
  await closeEnded(summer)
  expect(await results()).toEqual(after)
})

test('the year is closed in the same night where a reopened group has a student whose quarter closes in the former one', async () => {
  const { groups, mover, courses, quarters } = school
  await db.deleteFrom('results.period_result').where('course_id', '=', courses.algebra).execute()
  await db
    .insertInto('results.reopening')
    .values({ group_id: groups.algebraA, quarter_id: quarters.first, until: '2027-06-30', reason: 'Апелляция' })
    .execute()
  await closeEnded({ ...testApp.context, clock: schoolClock('Asia/Almaty', '2027-06-02') })
  const algebra = (await results()).filter((row) => row.course_id === courses.algebra)
  const typesOf = (student: number) =>
    algebra.flatMap(({ student_id, quarter_id, type }) => (student_id === student ? [quarter_id ?? type] : []))
  expect(new Set(typesOf(mover))).toEqual(new Set([1, 2, 3, 4, 'year_score', 'total']))
  // the others have been in the reopened group all along: their first quarter and year wait
  expect(typesOf(school.studentsA[0])).toEqual([2, 3, 4])
})

test('a final mark set by hand does not keep the year from being closed', async () => {
  const ofYear = () =>
    db.selectFrom('results.period_result').where('type', '=', 'year_score').select('student_id').execute()
  const before = await ofYear()
  expect(before).not.toEqual([])
  await db.deleteFrom('results.period_result').where('type', '=', 'year_score').execute()
  await closeEnded({ ...testApp.context, clock: schoolClock('Asia/Almaty', '2027-06-02') })
  expect(new Set(await ofYear())).toEqual(new Set(before))
})
