import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { columnsType, unfoldColumns } from '#platform/contract/columns.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { JournalGrid, listJournalGroups } from '../../contract/journal.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
type Who = Parameters<typeof testApp.as>[0]
const url = (group: number, query = '') => `/api/journal/journal/group/${group}/${query}`
const grid = async (group: number, query = '', who: Who = 'teacher') =>
  (await testApp.as(who).get<JournalGrid>(url(group, query))).body
const statusOf = async (who: Who, address: string) => (await testApp.as(who).get(address)).status

test('401, 422, 403, and a stranger’s journal looks like a missing one', async () => {
  const own = url(school.groups.algebraA)
  expect(await statusOf(null, own)).toBe(401)
  expect(await statusOf('teacher', url(school.groups.algebraA, '?quarter=1e2'))).toBe(422)
  expect(await statusOf('teacher', url(school.groups.algebraA, '?year=1'))).toBe(422)
  expect(await statusOf('hr', own)).toBe(403)
  expect(await statusOf('parent', own)).toBe(403)
  const [stranger, missing] = [
    await testApp.as('other-teacher').get(own),
    await testApp.as('other-teacher').get(url(999_999)),
  ]
  expect([stranger.status, missing.status]).toEqual([404, 404])
  expect(stranger.body).toEqual(missing.body)
  expect(await statusOf('student', own)).toBe(404)
  expect(await statusOf('teacher', url(school.groups.algebraA, '?quarter=5'))).toBe(404)
})

test('a class teacher, a head of cathedra and who sees all read it, without marking', async () => {
  for (const who of ['classruk', 'zavkaf', 'headteacher', 'metodist'] as const) {
    const { group, lessons } = await grid(school.groups.algebraA, '', who)
    expect([who, group.may_mark, group.may_set_results]).toEqual([who, false, false])
    expect(lessons.some(({ may_mark }) => may_mark)).toBe(false)
  }
  expect((await grid(school.groups.algebraA, '', 'headteacher')).group.may_reopen).toBe(true)
})

test('the same marks are answered in the same order, wherever they are stored', async () => {
  const { db } = testApp
  const { scores } = await grid(school.groups.algebraA)
  const ids = scores.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(2)
  // a row that is written anew lies behind the others
  for (const id of ids.toReversed())
    await db
      .updateTable('journal.score')
      .set((row) => ({ value: row.ref('value') }))
      .where('id', '=', id)
      .execute()
  expect((await grid(school.groups.algebraA)).scores).toEqual(scores)
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
})

test('the year: the group, its quarters, lessons, students, works, marks, misses, results', async () => {
  const journal = await grid(school.groups.algebraA)
  expect(journal.group).toEqual({
    id: school.groups.algebraA,
    title: '7А',
    course_id: school.courses.algebra,
    course: 'Алгебра',
    parallel: 7,
    grading_mode: 'every_quarter',
    has_exam: false,
    teachers: ['Сотрудник У.'],
    classes: ['7А'],
    may_mark: true,
    may_set_results: true,
    may_reopen: false,
  })
  expect(journal).toMatchObject({ year_id: school.year, today: school.today, policy: { version: 1 } })
  expect(journal.quarters.map(({ number, closes_on, reopened_until }) => [number, closes_on, reopened_until])).toEqual([
    [1, '2026-10-30', null],
    [2, '2027-01-10', null],
    [3, '2027-03-24', null],
    [4, '2027-05-31', null],
  ])
  expect(journal.lessons[0]).toMatchObject({
    date: '2026-09-02',
    slot: 1,
    start_time: '08:00',
    end_time: '08:45',
    may_mark: true,
  })
  expect(journal.students.map(({ full_name }) => full_name)).toEqual([
    'Ахметов Данияр Нурланович',
    'Бекова Аружан Ерлановна',
    'Васильев Артём Игоревич',
    'Ғабитова Жанель',
    'Дюсенов Алихан Русланович',
    'Ёлкина Мария Сергеевна',
    'Жумабаев Тимур Азаматович',
  ])
  const mover = journal.students.find(({ id }) => id === school.mover)
  expect(mover).toMatchObject({ class_title: '7А', periods: [{ from: '2026-11-09', to: '2027-05-25' }] })
  expect(journal.works.map(({ quarter_id, kind, number }) => `${quarter_id} ${kind} ${number}`)).toEqual([
    '1 sor 1',
    '1 soch 1',
    '2 sor 1',
    '2 sor 2',
    '2 soch 1',
  ])
  expect(journal.scores).toHaveLength(6 * 4 + 6 * 2)
  expect(journal.misses).toHaveLength(1)
  expect(journal.results).toHaveLength(6)
  expect(journal.results[0]).toMatchObject({
    quarter_id: 1,
    half: null,
    type: 'quarter_score',
    value: 4,
    author: 'Сотрудник У.',
  })
  expect(journal.miss_kinds.map(({ letter }) => letter)).toEqual(['Н', 'У', 'Б', 'О', 'ДО', 'ОСВ'])
})

test('a quarter: its days only, with its works though they were written later', async () => {
  const late = await testApp.lessonOf('algebraA', '2026-11-04')
  const { id } = await testApp.db
    .insertInto('journal.score')
    .values({
      lesson_id: late,
      student_id: school.mover,
      type: 'sor',
      value: 9,
      maximum: 20,
      work_id: school.works.firstSor,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const first = await grid(school.groups.algebraA, `?quarter=${school.quarters.first}`)
  expect(first.lessons.every(({ date }) => date <= '2026-10-23')).toBe(true)
  expect(first.scores.map((score) => score.id)).toContain(id)
  expect(first.misses).toEqual([])
  expect(first.students.map((student) => student.id)).not.toContain(school.mover)
  const second = await grid(school.groups.algebraA, `?quarter=${school.quarters.second}`)
  expect(second.lessons.every(({ date }) => date >= '2026-11-02')).toBe(true)
  expect(second.students.map((student) => student.id)).toContain(school.mover)
})

test('marks of another group of the course come along, without a column', async () => {
  const lesson = await testApp.lessonOf('algebraB', '2026-11-06')
  await testApp.db
    .insertInto('journal.score')
    .values({ lesson_id: lesson, student_id: school.mover, type: 'fo', value: 3, maximum: 10 })
    .execute()
  const { elsewhere } = await grid(school.groups.algebraA)
  const mark = {
    student_id: school.mover,
    quarter_id: school.quarters.second,
    type: 'fo',
    value: 3,
    maximum: 10,
    number: null,
  }
  expect(elsewhere).toEqual([mark])
  expect((await grid(school.groups.algebraA, `?quarter=${school.quarters.first}`)).elsewhere).toEqual([])
})

test('a substitute reads the journal that day and marks in the one lesson', async () => {
  const { group, lessons } = await grid(school.groups.algebraB, '', 'english-teacher')
  expect(group.may_mark).toBe(false)
  const own = lessons.filter(({ may_mark }) => may_mark)
  expect(own).toMatchObject([{ date: school.today, substitute: 'Ким В. А.' }])
})

test('it takes one statement, and one for its tag', async () => {
  await testApp.tokenOf('teacher')
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  await grid(school.groups.algebraA)
  expect(statements.mock.calls.length).toBeLessThanOrEqual(2)
  statements.mockRestore()
})

test('by columns, for who asks so, it says the same in less, under a tag of its own', async () => {
  const [plain, folded] = await Promise.all(
    ['application/json', `${columnsType}, application/json`].map((accept) =>
      testApp.as('teacher').get<string>(url(school.groups.algebraA), { headers: { accept } }),
    ),
  )
  expect(String(folded?.headers['content-type'])).toContain(columnsType)
  const body = folded?.body ?? ''
  expect(unfoldColumns(JSON.parse(body))).toEqual(plain?.body)
  expect(body.length).toBeLessThan(JSON.stringify(plain?.body).length * 0.7)
  expect(folded?.headers.etag).not.toBe(plain?.headers.etag)
  const held = { accept: columnsType, 'if-none-match': String(folded?.headers.etag) }
  const again = await testApp.as('teacher').get(url(school.groups.algebraA), { headers: held })
  expect([again.status, again.body]).toEqual([304, ''])
  const refused = await testApp
    .as('other-teacher')
    .get(url(school.groups.algebraA), { headers: { accept: columnsType } })
  expect([refused.status, refused.body]).toMatchObject([404, { detail: expect.anything() }])
})

test('groups that the caller may open', async () => {
  const list = async (who: Who) => {
    const { body } = await testApp.as(who).get<Output<typeof listJournalGroups>>('/api/journal/journal/groups/')
    return body.items
  }
  expect((await testApp.as(null).get('/api/journal/journal/groups/')).status).toBe(401)
  expect((await testApp.as('hr').get('/api/journal/journal/groups/')).status).toBe(403)
  expect(await list('teacher')).toEqual([
    {
      id: school.groups.algebraA,
      title: '7А',
      course: 'Алгебра',
      parallel: 7,
      classes: ['7А'],
      teachers: ['Сотрудник У.'],
      is_own: true,
      read_until: null,
    },
  ])
  expect(new Set((await list('headteacher')).map(({ id }) => id))).toEqual(new Set(Object.values(school.groups)))
  expect((await list('classruk')).every(({ classes, is_own }) => classes.includes('7А') && !is_own)).toBe(true)
  expect(await list('student')).toEqual([])
  const last = await testApp
    .as('headteacher')
    .get<Output<typeof listJournalGroups>>(`/api/journal/journal/groups/?year=${school.lastYear}`)
  expect(last.body.items).toEqual([])
})
