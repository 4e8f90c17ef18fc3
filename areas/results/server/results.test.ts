import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { PeriodResult } from '#areas/grading/contract/results.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const [first, second, third, fourth] = school.studentsA
const { first: quarterOne, second: quarterTwo, third: quarterThree } = school.quarters
type Who = Parameters<typeof testApp.as>[0]
const url = (group: number) => `/api/journal/journal/group/${group}/result/`
const set = (body: object, who: Who = 'teacher', group: number = school.groups.algebraA) =>
  testApp.as(who).post<PeriodResult>(url(group), { type: 'quarter_score', ...body })
const objection = (field: string, msg: string) => ({ detail: [expect.objectContaining({ loc: ['body', field], msg })] })
const rows = (student: number) =>
  db.selectFrom('results.period_result').where('student_id', '=', student).selectAll().orderBy('id').execute()

/** Marks of quarter II that make 80 % for a student: ФО 8 and nothing planned is left unwritten. */
async function markQuarterTwo(student: number): Promise<void> {
  const lesson_id = await testApp.lessonOf('algebraA', school.today)
  const { secondSor, unplannedSor, secondSoch } = school.works
  const given = [
    { type: 'fo' as const, value: 8, maximum: 10, work_id: null },
    { type: 'sor' as const, value: 16, maximum: 20, work_id: secondSor },
    { type: 'sor' as const, value: 16, maximum: 20, work_id: unplannedSor },
    { type: 'soch' as const, value: 24, maximum: 30, work_id: secondSoch },
  ]
  await db
    .deleteFrom('journal.score')
    .where('student_id', '=', student)
    .where('lesson_id', '=', await testApp.lessonOf('algebraA', '2026-11-04'))
    .execute()
  await db
    .insertInto('journal.score')
    .values(given.map((mark) => ({ ...mark, lesson_id, student_id: student })))
    .execute()
}

test('401, 422, 403, and a stranger’s group looks like a missing one', async () => {
  const body = { student_id: first, quarter_id: quarterTwo, value: 4 }
  expect((await set(body, null)).status).toBe(401)
  expect((await set({ ...body, type: 'fo' })).status).toBe(422)
  expect((await set({ ...body, value: 4.5 })).status).toBe(422)
  expect((await set({ ...body, half: 3 })).status).toBe(422)
  expect((await set(body, 'headteacher')).status).toBe(403)
  expect((await set(body, 'zavkaf')).status).toBe(403)
  expect((await set(body, 'other-teacher')).status).toBe(404)
  expect((await set(body, 'teacher', 999_999)).status).toBe(404)
})

test('the recommended value needs no reason; recommended, percent and policy are kept', async () => {
  await markQuarterTwo(first)
  const answer = await set({ student_id: first, quarter_id: quarterTwo, value: 4 })
  expect(answer.body).toMatchObject({
    student_id: first,
    quarter_id: quarterTwo,
    half: null,
    recommended: 4,
    percent: 80,
    value: 4,
    reason: null,
    author: 'Сотрудник У.',
    version: 1,
  })
  const stored = (await rows(first)).find(({ quarter_id }) => quarter_id === quarterTwo)
  expect(stored).toMatchObject({ policy_id: 1, author_id: testApp.personOf('teacher') })
})

test('another value needs a reason, raises the version and is traced; a stale version is told', async () => {
  await markQuarterTwo(second)
  const body = { student_id: second, quarter_id: quarterTwo, value: 5 }
  const bare = await set(body)
  expect([bare.status, bare.body]).toEqual([
    422,
    objection('reason', 'Отметка отличается от рекомендованной: укажите причину'),
  ])
  const made = await set({ ...body, value: 4 })
  const changed = await set({ ...body, reason: 'Олимпиада', version: 1 })
  expect(changed.body).toMatchObject({ id: made.body.id, recommended: 4, value: 5, reason: 'Олимпиада', version: 2 })
  const stale = await set({ ...body, value: 3, reason: 'Пересдача', version: 1 })
  expect([stale.status, stale.body]).toEqual([
    409,
    { detail: 'Итог уже изменён, сейчас стоит «5» (Сотрудник У.). Обновите журнал и повторите' },
  ])
  const history = await db
    .selectFrom('history.change')
    .where('subject', '=', 'results.period_result')
    .where('subject_id', '=', made.body.id)
    .select(['before', 'after'])
    .orderBy('id')
    .execute()
  expect(history).toMatchObject([
    { before: null, after: { value: 4 } },
    { before: { value: 4 }, after: { value: 5, reason: 'Олимпиада' } },
  ])
})

test('fifty equal calls at once make one row', async () => {
  const body = { student_id: third, quarter_id: quarterTwo, value: null }
  const answers = await Promise.all(Array.from({ length: 50 }, () => set(body)))
  expect(new Set(answers.map(({ status, body: row }) => `${status} ${row.id} ${row.version}`)).size).toBe(1)
  expect((await rows(third)).filter(({ quarter_id }) => quarter_id === quarterTwo)).toHaveLength(1)
})

test.each([
  [{ value: 6 }, 'value', 'Итоговая отметка — от 2 до 5 или н/а'],
  [{ type: 'passfail', value: 1 }, 'type', 'По этому предмету ставится другой вид итоговой отметки'],
  [{ quarter_id: null, half: 1, value: 4 }, 'quarter_id', 'За этот период итоговая отметка по предмету не ставится'],
  [{ half: 1, value: 4 }, 'half', 'Укажите четверть или полугодие, не оба'],
  [{ quarter_id: 5, value: 4 }, 'quarter_id', 'Такого периода в учебном году нет'],
  [{ quarter_id: quarterThree, value: 4 }, 'quarter_id', 'Период ещё не начался'],
  [{ quarter_id: quarterOne, value: 5 }, 'value', 'Период закрыт: отметку можно изменить только после его открытия'],
  [{ student_id: school.studentsB[0], value: 4 }, 'student_id', 'Ученика не было в группе в этом периоде'],
])('%j is refused', async (given, field, msg) => {
  const answer = await set({ student_id: first, quarter_id: quarterTwo, reason: 'Причина', ...given })
  expect([answer.status, answer.body]).toEqual([422, objection(field, msg)])
})

test('a subject of half-years and a pass/fail one take their own', async () => {
  const half = await set({ student_id: first, half: 1, value: null }, 'other-teacher', school.groups.historyA)
  expect(half.body).toMatchObject({ half: 1, quarter_id: null, recommended: null, value: null })
  const pass = { student_id: first, type: 'passfail', quarter_id: quarterTwo }
  expect((await set({ ...pass, value: 1 }, 'other-teacher', school.groups.sportA)).body).toMatchObject({ value: 1 })
  expect((await set({ ...pass, value: 4 }, 'other-teacher', school.groups.sportA)).status).toBe(422)
})

test('marks of the group left behind count', async () => {
  const { id: work_id } = await db
    .insertInto('assessments.work')
    .values({
      group_id: school.groups.algebraB,
      quarter_id: quarterTwo,
      kind: 'sor',
      number: 1,
      title: 'Одночлены',
      maximum: 10,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [left, joined] = [
    await testApp.lessonOf('algebraB', '2026-11-06'),
    await testApp.lessonOf('algebraA', school.today),
  ]
  const given = [
    { lesson_id: left, type: 'fo' as const, value: 9, maximum: 10, work_id: null },
    { lesson_id: left, type: 'sor' as const, value: 9, maximum: 10, work_id },
    { lesson_id: joined, type: 'sor' as const, value: 18, maximum: 20, work_id: school.works.unplannedSor },
    { lesson_id: joined, type: 'soch' as const, value: 27, maximum: 30, work_id: school.works.secondSoch },
  ]
  await db
    .insertInto('journal.score')
    .values(given.map((mark) => ({ ...mark, student_id: school.mover })))
    .execute()
  const answer = await set({ student_id: school.mover, quarter_id: quarterTwo, value: 5 })
  expect(answer.body).toMatchObject({ recommended: 5, percent: 90, value: 5 })
})

test('the recommended ones are set for all who have none, nothing is set over', async () => {
  await markQuarterTwo(fourth)
  const recommended = `/api/journal/journal/group/${school.groups.algebraA}/results/recommended/`
  const body = { type: 'quarter_score', quarter_id: quarterTwo }
  const setAll = (who: Who, given: object = body) => testApp.as(who).post<{ items: PeriodResult[] }>(recommended, given)
  expect((await setAll(null)).status).toBe(401)
  expect((await setAll('teacher', { type: 'fo' })).status).toBe(422)
  expect((await setAll('zavkaf')).status).toBe(403)
  expect((await setAll('other-teacher')).status).toBe(404)
  expect((await setAll('teacher', { ...body, quarter_id: quarterOne })).status).toBe(422)
  const before = await rows(second)
  const answer = await setAll('teacher')
  expect(answer.body.items.map(({ student_id, value, recommended: own }) => [student_id, value, own])).toEqual([
    [fourth, 4, 4],
  ])
  expect(await rows(second)).toEqual(before)
  expect((await setAll('teacher')).body.items).toEqual([])
})

test('one’s own results are replaced for those named, as they were seen, with their history', async () => {
  const recommended = `/api/journal/journal/group/${school.groups.algebraA}/results/recommended/`
  const body = { type: 'quarter_score', quarter_id: quarterTwo }
  const setAll = (replace: object[], who: Who = 'teacher') =>
    testApp.as(who).post<{ items: PeriodResult[] }>(recommended, { ...body, replace })
  const own = async () => (await rows(second)).find(({ quarter_id }) => quarter_id === quarterTwo)
  const before = await own()
  expect(before).toMatchObject({ value: 5, reason: 'Олимпиада' })
  const named = { student_id: second, version: before?.version ?? 0 }
  expect((await setAll([named], null)).status).toBe(401)
  expect((await setAll([{ student_id: second }])).status).toBe(422)
  expect((await setAll([named], 'zavkaf')).status).toBe(403)
  expect((await setAll([named], 'other-teacher')).status).toBe(404)
  const stranger = await setAll([{ ...named, student_id: school.studentsB[0] }])
  expect([stranger.status, stranger.body]).toEqual([
    422,
    objection('replace', 'Ученику нечего выставить: рекомендованной отметки нет'),
  ])
  expect((await setAll([{ ...named, version: 99 }])).status).toBe(409)
  expect(await own()).toEqual(before)

  const answer = await setAll([named])
  expect(answer.body.items).toMatchObject([
    { student_id: second, value: 4, recommended: 4, reason: null, version: named.version + 1 },
  ])
  const history = await db
    .selectFrom('history.change')
    .where('subject', '=', 'results.period_result')
    .where('subject_id', '=', before?.id ?? 0)
    .select(['before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(history).toMatchObject({ before: { value: 5, reason: 'Олимпиада' }, after: { value: 4, reason: null } })
})

test('a set result is taken back while its period is open', async () => {
  const stored = async (quarter: number) =>
    (await rows(fourth)).find(({ quarter_id }) => quarter_id === quarter)?.id ?? 0
  const rowUrl = (id: number) => `/api/journal/journal/result/${id}`
  const [open, closed] = [await stored(quarterTwo), await stored(quarterOne)]
  for (const [who, status] of [
    [null, 401],
    ['headteacher', 403],
    ['zavkaf', 403],
    ['other-teacher', 404],
  ] as const)
    expect((await testApp.as(who).remove(rowUrl(open))).status).toBe(status)
  expect((await testApp.as('teacher').remove(rowUrl(closed))).status).toBe(422)
  expect((await testApp.as('teacher').remove(rowUrl(open))).body).toEqual({ id: open })
  expect((await testApp.as('teacher').remove(rowUrl(open))).status).toBe(404)
})

test('a result is not taken back by a group that the student left before its period', async () => {
  const { quarters, mover, year, courses } = school
  const { id } = await db
    .insertInto('results.period_result')
    .values({
      student_id: mover,
      course_id: courses.algebra,
      year_id: year,
      quarter_id: quarters.third,
      type: 'quarter_score',
      value: 5,
      policy_id: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await testApp.as('other-teacher').remove(`/api/journal/journal/result/${id}`)).status).toBe(403)
  expect((await testApp.as('teacher').remove(`/api/journal/journal/result/${id}`)).body).toEqual({ id })
})
