import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import { defaultPolicy, formulaWeights } from '#areas/grading/rules/policy.ts'
import type { JournalGrid, Score } from '#areas/journal/contract/journal.ts'
import { schoolClock } from '#platform/server/clock.ts'
import { inRussian } from '#tests/said.ts'
import { startTestApp } from '#tests/test-app.ts'
import { closeEnded } from '../close-ended.ts'

// the last days of the year: all four quarters can have come to their date
const testApp = await startTestApp({ schoolToday: '2027-05-20T20:00' })
afterAll(() => testApp.close())
const { school, db } = testApp
const { algebraA, englishA1 } = school.groups
const [first, second] = school.studentsA
type Who = Parameters<typeof testApp.as>[0]
const url = (group: number, rest = '') => `/api/journal/journal/group/${group}/${rest}`

const rowsOf = (student: number, course: number) =>
  db
    .selectFrom('results.period_result')
    .where('student_id', '=', student)
    .where('course_id', '=', course)
    .select(['id', 'quarter_id', 'type', 'value', 'recommended', 'confirmed_for', 'differs', 'author_id', 'policy_id'])
    .select(['percent', 'version', 'reason'])
    .orderBy('quarter_id')
    .orderBy('id')
    .execute()
const rowOf = async (student: number, quarter: number | null, type = 'quarter_score', course: number = 1) =>
  (await rowsOf(student, course)).find((row) => row.quarter_id === quarter && row.type === type)

const reopen = async (group: number, quarter_id: number, until = '2027-05-20') =>
  expect(
    (await testApp.as('headteacher').post(url(group, 'reopen/'), { quarter_id, until, reason: 'Ошибка' })).status,
  ).toBe(200)
const closeAgain = () => db.updateTable('results.reopening').set({ until: '2027-05-19' }).execute()

/** Writes points over those of a work in its own lesson. */
async function rewrite(work_id: number, student: number, value: number, who: Who = 'teacher'): Promise<void> {
  const { id } = await db
    .selectFrom('journal.score')
    .where('work_id', '=', work_id)
    .where('student_id', '=', student)
    .select('id')
    .executeTakeFirstOrThrow()
  expect((await testApp.as(who).patch(`/api/journal/journal/lesson/score/${id}`, { value })).status).toBe(200)
}
const historyOf = (id: number) =>
  db
    .selectFrom('history.change')
    .where('subject', '=', 'results.period_result')
    .where('subject_id', '=', id)
    .select(['before', 'after', 'account_id', 'batch'])
    .orderBy('id')
    .execute()

beforeAll(async () => {
  const ended = [school.quarters.second, school.quarters.third, school.quarters.fourth]
  await db.updateTable('calendar.calendar_entry').set({ closes_on: '2027-05-19' }).where('id', 'in', ended).execute()
})
beforeEach(async () => {
  await db.deleteFrom('results.reopening').execute()
})

describe('what nobody has set', () => {
  test('is what its marks say, from the first mark on, with history and nobody’s still', async () => {
    await db.deleteFrom('results.period_result').where('student_id', '=', first).execute()
    await closeEnded(testApp.context)
    const closed = await rowOf(first, 1)
    expect(closed).toMatchObject({ value: 5, recommended: 5, author_id: null, version: 1, differs: false })
    await reopen(algebraA, 1)
    await rewrite(school.works.firstSoch, first, 3)
    const followed = await rowOf(first, 1)
    expect(followed).toMatchObject({
      id: closed?.id,
      value: 3,
      recommended: 3,
      author_id: null,
      version: 2,
      differs: false,
    })
    const changes = await historyOf(closed?.id ?? 0)
    expect(changes).toMatchObject([
      { before: null, after: { value: 5 } },
      {
        before: { value: 5 },
        after: { value: 3, author_id: null },
        account_id: testApp.accountOf('teacher'),
        batch: null,
      },
    ])
    expect(changes[1]?.after).not.toHaveProperty('differs')
    // closed again it stands as it follows, and the night finds nothing to do
    await closeAgain()
    await closeEnded(testApp.context)
    expect(await rowOf(first, 1)).toEqual(followed)
  })

  test('is н/а while a planned work is not written, and comes back with it', async () => {
    await reopen(algebraA, 1)
    const before = await rowOf(first, 1)
    const { body } = await testApp.as('teacher').get<JournalGrid>(url(algebraA))
    const written = body.scores.find((one) => one.student_id === first && one.work_id === school.works.firstSoch)
    await testApp.as('teacher').remove(`/api/journal/journal/lesson/score/${written?.id}`)
    expect(await rowOf(first, 1)).toMatchObject({ value: null, recommended: null, percent: null })
    const { lesson_id = 0, value = 0 } = written ?? {}
    const again = { student_id: first, type: 'soch', value, work_id: school.works.firstSoch }
    await testApp.as('teacher').post(`/api/journal/journal/lesson/${lesson_id}/score/`, again)
    expect(await rowOf(first, 1)).toMatchObject({ value: before?.value, percent: before?.percent })
  })

  test('a block, and taking it back, are followed once each', async () => {
    await reopen(algebraA, 1)
    const before = await rowOf(first, 1)
    const lesson_id = await testApp.lessonOf('algebraA', '2026-10-14')
    const step = (client_id: string) => ({ do: 'score', client_id, lesson_id, student_id: first, type: 'fo', value: 1 })
    const steps = [step('11111111-1111-4111-8111-111111111111'), step('22222222-2222-4222-8222-222222222222')]
    expect((await testApp.as('teacher').post(url(algebraA, 'save/'), { steps })).status).toBe(200)
    const lowered = await rowOf(first, 1)
    expect(Number(lowered?.percent)).toBeLessThan(Number(before?.percent))
    const { batch } = await db
      .selectFrom('history.change')
      .where('subject', '=', 'journal.score')
      .where('batch', 'is not', null)
      .select('batch')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect((await testApp.as('teacher').post(url(algebraA, `batch/${batch}/undo/`))).status).toBe(200)
    expect(await rowOf(first, 1)).toMatchObject({
      value: before?.value,
      percent: before?.percent,
      version: (lowered?.version ?? 0) + 1,
    })
  })
})

describe('what a person has set', () => {
  const confirm = (id: number, body: object, who: Who = 'teacher') =>
    testApp.as(who).post<PeriodResult & { detail: unknown }>(`/api/journal/journal/result/${id}/confirm/`, body)

  test('stays and differs, is confirmed in the closed period, and differs again when the marks move on', async () => {
    await reopen(algebraA, 1)
    const set = { student_id: second, type: 'quarter_score', quarter_id: 1, value: 4, reason: 'Решение совета' }
    expect((await testApp.as('teacher').post(url(algebraA, 'result/'), set)).body).toMatchObject({
      recommended: 5,
      confirmed_for: 5,
      differs: false,
    })
    await rewrite(school.works.firstSor, second, 0)
    await rewrite(school.works.firstSoch, second, 0)
    const differing = await rowOf(second, 1)
    expect(differing).toMatchObject({
      value: 4,
      recommended: 2,
      differs: true,
      author_id: testApp.personOf('teacher'),
    })
    await closeAgain()
    const { id = 0, version = 0 } = differing ?? {}
    const body = { version, reason: 'Апелляция' }
    expect((await confirm(id, body, null)).status).toBe(401)
    expect((await confirm(id, { version })).status).toBe(422)
    expect((await confirm(id, { version, reason: ' ' })).status).toBe(422)
    expect((await confirm(id, body, 'headteacher')).status).toBe(403)
    expect((await confirm(id, body, 'zavkaf')).status).toBe(403)
    expect((await confirm(id, body, 'other-teacher')).status).toBe(404)
    expect((await confirm(999_999, body)).status).toBe(404)
    expect(await confirm(id, { ...body, version: version - 1 })).toMatchObject({
      status: 409,
      body: { detail: 'Итог уже изменён. Обновите журнал и повторите' },
    })
    expect(await rowOf(second, 1)).toEqual(differing)

    const answer = await confirm(id, body)
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { value: 4, recommended: 2, confirmed_for: 2, differs: false, reason: 'Апелляция', version: version + 1 },
    ])
    expect((await historyOf(id)).at(-1)).toMatchObject({
      before: { value: 4, reason: 'Решение совета', confirmed_for: 5 },
      after: { value: 4, reason: 'Апелляция', confirmed_for: 2 },
    })
    expect(await confirm(id, { ...body, version: version + 1 })).toMatchObject({
      status: 409,
      body: { detail: 'Итог не расходится с отметками: подтверждать нечего' },
    })

    await reopen(algebraA, 1)
    await rewrite(school.works.firstSor, second, 20)
    await rewrite(school.works.firstSoch, second, 30)
    expect(await rowOf(second, 1)).toMatchObject({ value: 4, recommended: 5, confirmed_for: 2, differs: true })
    await rewrite(school.works.firstSoch, second, 20)
    // the marks say what is set: nothing is to be confirmed
    expect(await rowOf(second, 1)).toMatchObject({ value: 4, recommended: 4, differs: false })
  })

  test('the end of a reopening is told to who has set what differs, once; plans count by then', async () => {
    await db.deleteFrom('notices.notice').execute()
    await reopen(algebraA, 1)
    // a work that is planned while the quarter is reopened: nobody has written it
    const planned = { group_id: algebraA, quarter_id: 1, kind: 'sor', number: 2, title: 'Степени', maximum: 10 }
    const { id: work } = await db
      .insertInto('assessments.work')
      .values(planned)
      .returning('id')
      .executeTakeFirstOrThrow()
    const told = async () =>
      inRussian(
        await db
          .selectFrom('notices.notice')
          .where('kind', '=', 'journal.differs')
          .select(['account_id', 'title', 'text', 'link'])
          .orderBy('id')
          .execute(),
      )
    await closeEnded(testApp.context)
    expect(await told()).toEqual([])
    await closeAgain()
    await closeEnded(testApp.context)
    await closeEnded(testApp.context)
    const differing = (await Promise.all(school.studentsA.map((student) => rowOf(student, 1)))).filter(
      (row) => row?.differs,
    )
    expect(differing.every((row) => row?.recommended === null)).toBe(true)
    expect(await told()).toEqual([
      {
        account_id: testApp.accountOf('teacher'),
        title: `Итоги разошлись с отметками: ${differing.length}`,
        text: 'Алгебра 7А. Подтвердите их или выставьте заново на вкладке «Итоги»',
        link: `/journal?group=${algebraA}&tab=results`,
      },
    ])
    expect(differing.length).toBeGreaterThan(1)
    const { settled } = await db
      .selectFrom('results.reopening')
      .select(({ fn }) => fn.count<number>('settled_at').as('settled'))
      .executeTakeFirstOrThrow()
    expect(settled).toBe(1)
    await db.deleteFrom('assessments.work').where('id', '=', work).execute()
  })
})

describe('the year', () => {
  const lessonIn = (date: string) => testApp.lessonOf('englishA1', date)
  const ofYear = async (type: 'year_score' | 'total') => rowOf(first, null, type, school.courses.english)

  beforeAll(async () => {
    await db.deleteFrom('results.period_result').where('course_id', '=', school.courses.english).execute()
    const marked = [await lessonIn('2026-10-06'), await lessonIn('2026-11-10')]
    const score = { student_id: first, type: 'fo', value: 10, maximum: 10 }
    await db
      .insertInto('journal.score')
      .values(marked.map((lesson_id) => ({ ...score, lesson_id })))
      .execute()
    await closeEnded(testApp.context)
  })

  test('a quarter reopened after it has closed changes the year and the final mark that nobody has set', async () => {
    expect([await ofYear('year_score'), await ofYear('total')]).toMatchObject([{ value: 5 }, { value: 5 }])
    await reopen(englishA1, 1)
    const lesson = await lessonIn('2026-10-06')
    const { body } = await testApp.as('english-teacher').get<JournalGrid>(url(englishA1))
    const { id = 0 } = body.scores.find((one: Score) => one.lesson_id === lesson && one.student_id === first) ?? {}
    await testApp.as('english-teacher').patch(`/api/journal/journal/lesson/score/${id}`, { value: 2 })
    expect(await rowOf(first, 1, 'quarter_score', school.courses.english)).toMatchObject({ value: 2, author_id: null })
    expect([await ofYear('year_score'), await ofYear('total')]).toMatchObject([
      { value: 4, recommended: 4, author_id: null },
      { value: 4, recommended: 4, author_id: null },
    ])
  })

  test('a result that is set or taken back is followed too; what a person set for the year differs', async () => {
    await reopen(englishA1, 1)
    await reopen(englishA1, 4)
    const as = testApp.as('english-teacher')
    const set = (body: object) => as.post<PeriodResult>(url(englishA1, 'result/'), { student_id: first, ...body })
    expect((await set({ type: 'total', value: 5, reason: 'Олимпиада' })).body).toMatchObject({
      value: 5,
      recommended: 4,
    })
    const quarter = await set({ type: 'quarter_score', quarter_id: 1, value: 5, reason: 'Апелляция' })
    expect(quarter.body).toMatchObject({ value: 5, recommended: 2, differs: false })
    expect([await ofYear('year_score'), await ofYear('total')]).toMatchObject([
      { value: 5, recommended: 5 },
      { value: 5, recommended: 5, differs: false },
    ])
    expect((await set({ type: 'quarter_score', quarter_id: 1, value: 2, version: quarter.body.version })).status).toBe(
      200,
    )
    expect([await ofYear('year_score'), await ofYear('total')]).toMatchObject([
      { value: 4 },
      { value: 5, recommended: 4, confirmed_for: 4, differs: false },
    ])
    // without a value of its quarter the year waits
    const own = await rowOf(first, 1, 'quarter_score', school.courses.english)
    expect((await as.remove(`/api/journal/journal/result/${own?.id}`)).status).toBe(200)
    expect(await ofYear('year_score')).toMatchObject({ value: 4, recommended: 4 })
    await closeAgain()
    await closeEnded(testApp.context)
    expect(await rowOf(first, 1, 'quarter_score', school.courses.english)).toMatchObject({ value: 2, author_id: null })
  })
})

test('a reopened quarter keeps the policy it was closed with', async () => {
  const { version: _version, formula: _formula, ...rules } = defaultPolicy()
  const body = { ...rules, weights: formulaWeights['50/50'], year_id: school.year, version: 1, reason: 'Приказ' }
  expect((await testApp.as('headteacher').post('/api/courses/grading-policy/', body)).status).toBe(200)
  await reopen(algebraA, 1)
  await rewrite(school.works.firstSor, first, 20)
  await rewrite(school.works.firstSoch, first, 30)
  const row = await rowOf(first, 1)
  expect(row?.policy_id).toBe(1)
  // by «50/50» it would be 100: ФО count
  expect(Number(row?.percent)).toBeLessThan(100)
  // set anew while it is reopened, it keeps it too
  const set = { student_id: first, quarter_id: 1, type: 'quarter_score', value: 4, reason: 'Апелляция' }
  const answer = await testApp.as('teacher').post<PeriodResult>(url(algebraA, 'result/'), set)
  expect(answer.body).toMatchObject({ policy_id: 1, recommended: row?.recommended, confirmed_for: row?.recommended })
  // and closed again; who opens its popover has what it names
  await closeAgain()
  await closeEnded(testApp.context)
  const { body: journal } = await testApp.as('teacher').get<JournalGrid>(url(algebraA))
  const ofFirst = journal.results.filter((one) => one.quarter_id === 1)
  expect(ofFirst.length).toBeGreaterThan(1)
  expect(ofFirst.every(({ policy_id }) => policy_id === 1)).toBe(true)
  expect([journal.policy.version, journal.former_policies.map(({ id }) => id)]).toEqual([2, [1]])
})

test('pass/fail that was closed as «н/а» for the weights of its policy alone gets its «зачёт»', async () => {
  const student_id = school.studentsA[3]
  const halves = { ...defaultPolicy(), version: 9, formula: '50/50', weights: formulaWeights['50/50'] }
  const { id: policy_id } = await db
    .insertInto('grading.policy')
    .values({ year_id: school.year, version: 9, rules: JSON.stringify(halves) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lesson_id = await testApp.lessonOf('sportA', '2026-10-08')
  await db.insertInto('journal.score').values({ lesson_id, student_id, type: 'fo', value: 8, maximum: 10 }).execute()
  await db.deleteFrom('results.period_result').where('course_id', '=', school.courses.sport).execute()
  const closed = { course_id: school.courses.sport, year_id: school.year, type: 'passfail', policy_id } as const
  await db
    .insertInto('results.period_result')
    .values([student_id, second].map((student) => ({ ...closed, student_id: student, quarter_id: 1 })))
    .execute()
  await closeEnded({ ...testApp.context, clock: schoolClock('Asia/Almaty', '2026-11-20') })
  expect(await rowOf(student_id, 1, 'passfail', school.courses.sport)).toMatchObject({
    value: 1,
    recommended: 1,
    author_id: null,
  })
  expect(await rowOf(second, 1, 'passfail', school.courses.sport)).toMatchObject({ value: null, version: 1 })
})
