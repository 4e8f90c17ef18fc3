import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { defaultPolicy, formulaWeights } from '#areas/grading/rules/policy.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { expectExport } from '#tests/list-export.ts'
import type { listFewMarks, listIncompleteWorks, listUnfilledLessons, readCompletion } from '../contract/completion.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const path = '/api/journal/completion/'
const days = 'from=2026-11-02&to=2026-11-20'
const get = async <T>(who: Who, list: string, more = '') =>
  (await testApp.as(who).get<T>(`${path}${list}?${days}&size=200${more}`)).body
const lessons = (who: Who, more = '') => get<Output<typeof listUnfilledLessons>>(who, 'lessons/', more)
const works = (who: Who, more = '') => get<Output<typeof listIncompleteWorks>>(who, 'works/', more)
const scores = (lesson: number) => `/api/journal/journal/lesson/${lesson}/score/`
const few = (who: Who, more = '') => get<Output<typeof listFewMarks>>(who, 'students/', more)

test('a head sees the scope, a teacher the own groups, nobody else anything', async () => {
  for (const list of ['lessons/', 'works/', 'students/']) {
    expect((await testApp.as(null).get(`${path}${list}?${days}`)).status).toBe(401)
    expect((await testApp.as('headteacher').get(`${path}${list}?from=2026-11-20&to=2026-11-02`)).status).toBe(422)
    for (const who of ['hr', 'parent', 'student'] as const)
      expect((await testApp.as(who).get(`${path}${list}?${days}`)).status).toBe(403)
    // a class teacher looks after the students' marks, not into the work of the teachers
    expect((await testApp.as('classruk').get(`${path}${list}?${days}`)).status).toBe(list === 'students/' ? 200 : 403)
  }
  const groupsOf = async (who: Who, more = '') =>
    [...new Set((await works(who, more)).items.map(({ group_id }) => group_id))].toSorted((a, b) => a - b)
  expect(await groupsOf('headteacher')).toEqual([1, 2, 3, 4, 6])
  expect(await groupsOf('zavkaf')).toEqual([1, 2])
  expect(await groupsOf('teacher')).toEqual([1])
  expect(await groupsOf('other-teacher')).toEqual([2, 6])
  expect(await groupsOf('headteacher', '&teacher_id=52')).toEqual([3])
  expect(await groupsOf('headteacher', '&class_id=2')).toEqual([2])
  expect(await groupsOf('headteacher', '&mine=true')).toEqual([])
})

test('works: none planned, without a day, without points', async () => {
  const { items, total } = await works('teacher')
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { gap: 'unmarked', kind: 'sor', number: 1, date: '2026-11-18', students: 7, course: 'Алгебра', group: '7А' },
    { gap: 'undated', kind: 'sor', number: 2, date: null, students: 0 },
  ])
  expect((await works('other-teacher')).items).toMatchObject([
    { gap: 'unplanned', course: 'Алгебра', kind: null, teachers: 'Серикова А. М.' },
    { gap: 'unplanned', course: 'История Казахстана' },
  ])
  const lesson = await testApp.lessonOf('algebraA', '2026-11-18')
  const score = { type: 'sor', work_id: school.works.secondSor, value: 10, student_id: school.studentsA[0] }
  const { body: given } = await testApp.as('teacher').post<{ id: number }>(scores(lesson), score)
  expect((await works('teacher')).items[0]?.students).toBe(6)
  await testApp.as('teacher').remove(`/api/journal/journal/lesson/score/${given.id}`)
  expect((await works('teacher')).items[0]?.students).toBe(7)
})

test('lessons without a topic, homework, marks', async () => {
  const kinds = await Promise.all(
    ['topic', 'homework', 'marks'].map(async (gap) => (await lessons('other-teacher', `&gap=${gap}`)).total),
  )
  // the substitute gave the lesson of the 20th; sport on the 12th was called off
  expect(kinds).toEqual([13, 13, 13])
  expect((await lessons('teacher', '&gap=topic')).total).toBe(0)
  const { items } = await lessons('teacher', '&gap=marks')
  expect(items.map(({ date }) => date)).not.toContain('2026-11-04')
  expect(items[0]).toMatchObject({ group: '7А', course: 'Алгебра', has_topic: true, has_marks: false })
})

test('lessons whose roll nobody has called; who was away tells that it was, and so does «все здесь»', async () => {
  const uncalled = async () => (await lessons('teacher', '&gap=roll')).items
  const before = await uncalled()
  const [first] = before
  expect(before.length).toBeGreaterThan(1)
  expect(first).toMatchObject({ group: '7А', course: 'Алгебра', has_roll: false })
  const { rows: away } = await sql<{ id: number }>`select distinct m.lesson_id as id from journal.miss m`.execute(db)
  expect(before.filter(({ id }) => away.some((one) => one.id === id))).toEqual([])
  const roll = `/api/journal/journal/lesson/${first?.id}/roll/`
  expect((await testApp.as('teacher').post(roll)).status).toBe(200)
  expect((await uncalled()).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id))
  expect((await testApp.as('teacher').remove(roll)).status).toBe(200)
  expect(await uncalled()).toEqual(before)
})

test('few marks: by the part of the quarter that has been, who came later is asked for less', async () => {
  const own = (await few('teacher')).items
  const byStudent = new Map(own.map((row) => [row.student_id, row]))
  // one mark in nine lessons of twenty-three: one is enough by now
  expect(own.every(({ marks }) => marks === 0)).toBe(true)
  expect(byStudent.has(school.studentsA[0])).toBe(false)
  const english = (await few('headteacher', '&teacher_id=52')).items
  expect(english.map(({ student_id, marks, expected }) => [student_id, marks, expected])).toEqual([
    [101, 0, 1],
    [102, 0, 1],
    [103, 0, 1],
  ])
})

test('few marks: a class teacher or curator sees the own class in all its groups, and no other', async () => {
  const ofOwnClass = async (who: Who, more = '') => (await few(who, `&own_class=true${more}`)).items
  const studentsOf = async (who: Who, more = '') =>
    [...new Set((await ofOwnClass(who, more)).map(({ student_id }) => student_id))].toSorted((a, b) => a - b)
  const url = `${path}students/?${days}&own_class=`
  expect((await testApp.as(null).get(`${url}true`)).status).toBe(401)
  expect((await testApp.as('classruk').get(`${url}yes`)).status).toBe(422)
  for (const who of ['hr', 'parent', 'student'] as const)
    expect((await testApp.as(who).get(`${url}true`)).status).toBe(403)

  const own = await ofOwnClass('classruk')
  const { classes, studentsA } = school
  expect(await studentsOf('classruk')).toEqual(studentsA)
  expect(new Set(own.map(({ class_title }) => class_title))).toEqual(new Set(['7А']))
  const all = (await few('headteacher')).items.filter(({ class_title }) => class_title === '7А')
  const byRow = (a: (typeof all)[number], b: typeof a) => a.student_id - b.student_id || a.group_id - b.group_id
  expect(own.toSorted(byRow)).toEqual(all.toSorted(byRow))
  // the subjects of a student stand together, whose want is the greatest come first
  const students = own.map(({ student_id }) => student_id)
  expect(students.filter((id, index) => id !== students[index - 1])).toHaveLength(new Set(students).size)
  const wants = [...Map.groupBy(own, ({ student_id }) => student_id).values()].map((rows) =>
    rows.reduce((sum, { marks, expected }) => sum + expected - marks, 0),
  )
  expect(wants).toEqual(wants.toSorted((a, b) => b - a))
  expect(new Set(own.map(({ course }) => course)).size).toBeGreaterThan(1)
  // nothing of a stranger's class, nor of the own one unless it is asked for as such
  expect(await ofOwnClass('classruk', `&class_id=${classes.b}`)).toEqual([])
  expect((await few('classruk')).items).toEqual([])
  expect((await few('classruk', `&class_id=${classes.a}`)).items).toEqual([])
  // who sees the whole school, teaches in the class, or leads none, guides nobody of it by that
  for (const who of ['headteacher', 'teacher', 'uk'] as const) expect(await ofOwnClass(who)).toEqual([])
  const curated = await studentsOf('curator')
  expect(curated.every((id) => (school.studentsB as readonly number[]).includes(id))).toBe(true)
  // who leads a class and teaches sees the one or the other
  expect(await studentsOf('other-teacher')).toEqual(curated)
  expect((await few('other-teacher')).items.map(({ group_id }) => group_id)).not.toEqual(
    (await ofOwnClass('other-teacher')).map(({ group_id }) => group_id),
  )
})

test('few marks: a member of a group from another class is not of the own class', async () => {
  const { studentsB, groups } = school
  const guest = studentsB[5]
  const member = {
    group_id: groups.englishA1,
    student_id: guest,
    course_id: school.courses.english,
    during: '[2026-09-01,2027-05-26)',
  }
  await db.insertInto('classes.group_member').values(member).execute()
  const isThere = (items: readonly { student_id: number }[]) => items.some(({ student_id }) => student_id === guest)
  expect(isThere((await few('headteacher', '&teacher_id=52')).items)).toBe(true)
  expect(isThere((await few('classruk', '&own_class=true')).items)).toBe(false)
  await db
    .deleteFrom('classes.group_member')
    .where('student_id', '=', guest)
    .where('group_id', '=', groups.englishA1)
    .execute()
})

test('by class and by week; the sheet is noted in the history', async () => {
  const by = async (owner: string) =>
    (await testApp.as('headteacher').get<Output<typeof readCompletion>>(`${path}?${days}&by=${owner}`)).body
  const classes = await by('class')
  expect(classes.rows.map(({ title }) => title)).toEqual(['7А', '7Б'])
  const weeks = await by('week')
  expect(weeks.rows.map(({ monday }) => monday)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
  expect(weeks.rows.reduce((sum, row) => sum + row.lessons, 0)).toBe(weeks.lessons)
  expect(weeks.rows.reduce((sum, row) => sum + row.unfilled, 0)).toBe(weeks.unfilled)
  expect((await testApp.as('teacher').get(`${path}export/?${days}`)).status).toBe(403)
  const sheet = await testApp.as('headteacher').get(`${path}export/?${days}&by=class`)
  expect([sheet.status, sheet.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])
  const taken = await db
    .selectFrom('history.change')
    .where('subject', '=', 'platform.export')
    .where(sql`after ->> 'list'`, '=', 'filling')
    .select('after')
    .executeTakeFirstOrThrow()
  expect(taken.after).toMatchObject({ list: 'filling', rows: 2 })
})

const takers = {
  requested: [
    ['headteacher', days],
    ['other-teacher', days],
    ['headteacher', `${days}&class_id=1`],
  ],
  refused: ['hr', 'parent', 'student', 'classruk'],
} as const

test('unfilled lessons as a file', () =>
  expectExport<Output<typeof listUnfilledLessons>['items'][number]>(testApp, {
    list: `${path}lessons/`,
    columns: {
      lesson: ({ group, course }) => `${group}, ${course}`,
      teachers: ({ teachers }) => teachers,
      gap: (row) =>
        [
          row.has_topic ? '' : 'темы',
          row.has_homework ? '' : 'задания',
          row.has_marks ? '' : 'отметок',
          row.has_roll ? '' : 'переклички',
        ]
          .filter((gap) => gap !== '')
          .join(', '),
    },
    top: [['Журнал', 'Учитель', 'Чего нет']],
    ...takers,
  }))

test('lacking works as a file', () =>
  expectExport<Output<typeof listIncompleteWorks>['items'][number]>(testApp, {
    list: `${path}works/`,
    columns: {
      work: ({ kind, number, quarter }) => (kind === null ? quarter : `СОР ${number}, ${quarter}`),
      group: ({ group, course }) => `${group}, ${course}`,
      gap: ({ gap, students }) =>
        ({
          unplanned: 'Работы не запланированы',
          undated: 'Нет даты: урок не выбран',
          unmarked: `Без баллов: ${students}, 18.11.2026`,
        })[gap],
    },
    top: [['Работа', 'Журнал', 'Что не так']],
    ...takers,
  }))

test('students with few marks as a file', () =>
  expectExport<Output<typeof listFewMarks>['items'][number]>(testApp, {
    list: `${path}students/`,
    columns: {
      student: ({ student, class_title }) => `${student}, ${class_title ?? ''}`,
      marks: ({ marks, expected }) => `${marks} из ${expected}`,
      quarter: ({ quarter }) => quarter,
    },
    top: [['Ученик', 'ФО', 'Период']],
    requested: [...takers.requested, ['classruk', `${days}&own_class=true`]],
    refused: ['hr', 'parent', 'student'],
  }))

test('few marks: where the policy weighs no ФО they are asked for in pass/fail subjects alone', async () => {
  const courses = async () => {
    const { body } = await testApp
      .as('headteacher')
      .get<Output<typeof listFewMarks>>(`${path}students/?${days}&size=200`)
    return new Set(body.items.map(({ course }) => course))
  }
  expect((await courses()).size).toBeGreaterThan(1)
  // so many that some are owed for the two lessons of sport too
  const rules = { ...defaultPolicy(), version: 2, formula: '50/50', weights: formulaWeights['50/50'], least_fo: 20 }
  await db
    .insertInto('grading.policy')
    .values({ year_id: school.year, version: 2, rules: JSON.stringify(rules) })
    .execute()
  expect(await courses()).toEqual(new Set(['Физическая культура']))
})
