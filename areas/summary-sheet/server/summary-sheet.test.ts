import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { pdfText } from '#tests/pdf-text.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { SummarySheet, SummarySheetYear } from '../contract/summary-sheet.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const [first, second] = school.studentsA
const path = '/api/journal/summary-sheet'
const read = (who: Who | null, id: number | string = school.classes.a, query = '') =>
  testApp.as(who).get<SummarySheet>(`${path}/class/${id}/${query}`)
const classes = async (who: Who, query = '') =>
  (await testApp.as(who).get<{ items: { title: string; is_own: boolean }[] }>(`${path}/classes/${query}`)).body.items

test('classes: the one led or curated; all for who sees all journals; none for who only teaches in them', async () => {
  expect(await classes('classruk')).toMatchObject([{ title: '7А', is_own: true }])
  expect(await classes('curator')).toMatchObject([{ title: '7Б', is_own: true }])
  expect(await classes('other-teacher')).toMatchObject([{ title: '7Б', is_own: true }])
  expect(await classes('headteacher')).toMatchObject([
    { title: '7А', is_own: false },
    { title: '7Б', is_own: false },
  ])
  for (const who of ['teacher', 'zavkaf', 'student'] as const) expect(await classes(who)).toEqual([])
  expect(await classes('headteacher', '?year=2')).toEqual([])
})

test('a sheet: 401, 422, 403, and another’s class looks like a missing one, on paper too', async () => {
  for (const more of ['', 'export/', 'print/']) {
    const ask = (who: Who | null, id: number | string = 1, query = '') =>
      testApp.as(who).get(`${path}/class/${id}/${more}${query}`)
    expect((await ask(null)).status).toBe(401)
    expect((await ask('headteacher', 'x')).status).toBe(422)
    expect((await ask('headteacher', 1, '?period=quarter-5')).status).toBe(422)
    for (const who of ['parent', 'hr', 'admin'] as const) expect((await ask(who)).status).toBe(403)
    const missing = await ask('headteacher', 999_999)
    expect(missing.status).toBe(404)
    for (const who of ['teacher', 'zavkaf', 'student', 'curator', 'other-teacher'] as const) {
      const answer = await ask(who)
      expect([who, answer.status, answer.body]).toEqual([who, 404, missing.body])
    }
  }
})

test('of a closed quarter: what is set, н/а for the rest; who came later is not in it', async () => {
  const { body } = await read('classruk', 1, '?period=quarter-1')
  expect(body.period).toMatchObject({ key: 'quarter-1', title: 'I четверть', is_over: true })
  expect(body.periods.map(({ key }) => key)).toEqual(['quarter-1', 'quarter-2', 'half-a-year-1'])
  expect(body.courses.map(({ title, type, teachers }) => [title, type, teachers])).toEqual([
    ['Алгебра', 'grade', ['Сотрудник У.']],
    ['Английский язык', 'grade', ['Ким В. А.', 'Нұрланова Ә.']],
    ['Физическая культура', 'passfail', ['Серикова А. М.']],
  ])
  expect(body.students.map(({ id }) => id)).toEqual([...school.studentsA])
  expect(body.students[0]).toMatchObject({
    marks: [
      { state: 'set', value: 4, recommended: 4 },
      { state: 'recommended', value: null, missing: ['нет отметок'] },
      { state: 'recommended', value: null },
    ],
    average: 4,
    groups: ['na'],
    misses: { total: 0 },
  })
  expect(body.courses[0]?.summary).toMatchObject({ total: 6, progress: 100, quality: 100, degree: 64, average: 4 })
  expect(body.summary).toMatchObject({ total: 6, groups: { na: 6 }, progress: 0 })
})

test('of the open quarter: what is missing is said, half-years stand beside, misses are counted', async () => {
  const { body } = await read('headteacher', 1, '?period=quarter-2')
  expect(body.students.map(({ id }) => id)).toEqual([...school.studentsA, school.mover])
  expect(body.courses.map(({ title, period_title }) => [title, period_title])).toEqual([
    ['Алгебра', null],
    ['Английский язык', null],
    ['История Казахстана', 'I полугодие'],
    ['Физическая культура', null],
  ])
  expect(body.students[0]?.marks[0]).toMatchObject({
    group_id: school.groups.algebraA,
    state: 'missing',
    value: null,
    missing: ['нет СОР 1', 'нет СОР 2', 'нет СОЧ'],
  })
  expect(body.students[1]?.misses).toEqual({ total: 1, unexcused: 0, excused: 0, illness: 1, other: 0, late: 0 })
  expect(body.misses.total).toBe(1)
  // nothing is known yet, so nothing is counted
  expect(body.pending).toBe(28)
  expect(body.summary).toMatchObject({ total: 0, progress: null, degree: null })
  expect(body.students[0]).toMatchObject({ groups: [], average: null })
})

test('it opens with the quarter just over', async () => {
  expect((await read('classruk')).body.period?.key).toBe('quarter-1')
  expect((await read('classruk', 1, '?period=half-a-year-1')).body.courses.map(({ title }) => title)).toEqual([
    'История Казахстана',
  ])
  expect((await read('classruk', 1, '?period=exam')).body.courses).toEqual([])
})

test('a result that was set otherwise shows both; the book and the paper say the same', async () => {
  await db
    .updateTable('results.period_result')
    .set({ value: 5, reason: 'Олимпиада' })
    .where('student_id', '=', first)
    .where('quarter_id', '=', school.quarters.first)
    .execute()
  await db
    .insertInto('results.period_result')
    .values({
      student_id: second,
      course_id: school.courses.sport,
      year_id: school.year,
      quarter_id: school.quarters.first,
      type: 'passfail',
      value: 1,
      policy_id: 1,
    })
    .execute()
  const { body } = await read('classruk', 1, '?period=quarter-1')
  expect(body.students[0]?.marks[0]).toMatchObject({ state: 'set', value: 5, recommended: 4 })
  const files = [
    await testApp.as('classruk').get(`${path}/class/1/export/?period=quarter-1`),
    await testApp.as('classruk').get(`${path}/class/1/print/?period=quarter-1`),
  ]
  expect(files.map(({ headers }) => headers['content-type'])).toEqual([
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/pdf',
  ])
})

test('the book holds marks as numbers and its three sheets', async () => {
  const token = await testApp.tokenOf('classruk')
  const file = await testApp.app.inject({
    method: 'GET',
    url: `${path}/class/1/export/?period=quarter-1`,
    headers: { authorization: `Bearer ${token}` },
  })
  const book = await readXlsx(file.rawPayload)
  expect(book.sheets.map(({ name }) => name)).toEqual(['Ученики', 'Предметы', 'Класс'])
  expect(book.sheets[0]?.rows.slice(1, 3).map((row) => row.slice(0, 5))).toEqual([
    ['Ахметов Данияр Нурланович', 5, 'н/а', 'н/а', 5],
    ['Бекова Аружан Ерлановна', 4, 'н/а', 'зч', 4],
  ])
  expect(book.sheets[2]?.rows[1]).toEqual(['Учеников', 6])
})

test('the paper lies on A3 and is kept in the history', async () => {
  const token = await testApp.tokenOf('classruk')
  const file = await testApp.app.inject({
    method: 'GET',
    url: `${path}/class/1/print/?period=quarter-1`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(file.rawPayload.toString('latin1')).toMatch(/MediaBox \[0 0 1190\.55 841\.89\]/)
  const text = pdfText(file.rawPayload).join('')
  for (const word of ['Сводная ведомость', '7А класс', 'Ахметов Данияр Нурланович', 'Английский язык', 'н/а', 'зч'])
    expect(text).toContain(word)
  const taken = await db
    .selectFrom('history.change')
    .where('subject', '=', 'platform.export')
    .select('after')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(taken?.after).toMatchObject({ list: 'council-paper', class_id: 1, period: 'quarter-1', rows: 6 })
})

const year = (who: Who | null, id: number | string = school.classes.a, file = '') =>
  testApp.as(who).get<SummarySheetYear>(`${path}/class/${id}/year/${file}`)

test('all periods: 401, 422, 403, and another’s class looks like a missing one, on paper too', async () => {
  for (const file of ['', 'export/', 'print/']) {
    expect((await year(null, school.classes.a, file)).status).toBe(401)
    expect((await year('headteacher', 'x', file)).status).toBe(422)
    expect((await year('library', school.classes.a, file)).status).toBe(403)
    expect((await year('curator', school.classes.a, file)).status).toBe(404)
    expect((await year('headteacher', 999_999, file)).status).toBe(404)
  }
})

test('all periods that have begun, a line each; the same marks as in the sheets of each', async () => {
  const { body } = await year('classruk')
  expect(body.periods.map(({ title }) => title)).toEqual(['I четверть', 'II четверть'])
  expect(body.students.map(({ id }) => id)).toContain(school.mover)
  for (const { key } of body.periods) {
    const { body: sheet } = await read('classruk', school.classes.a, `?period=${key}`)
    for (const { id, marks } of sheet.students) {
      const line = body.students.find((one) => one.id === id)?.lines.find((one) => one.key === key)
      expect(line?.marks.filter(({ course_id }) => marks.some((mark) => mark.course_id === course_id))).toEqual(marks)
    }
  }
})

test('all periods in a book and on paper', async () => {
  const token = await testApp.tokenOf('classruk')
  const take = async (file: string) => {
    const url = `${path}/class/1/year/${file}/`
    return (await testApp.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })).rawPayload
  }
  const book = await readXlsx(await take('export'))
  expect(book.sheets[0]?.rows.slice(1, 3).map((row) => row.slice(0, 3))).toEqual([
    ['Ахметов Данияр Нурланович', 'I четверть', 5],
    ['Ахметов Данияр Нурланович', 'II четверть', '—'],
  ])
  const paper = await take('print')
  expect(paper.toString('latin1')).toMatch(/MediaBox \[0 0 1190\.55 841\.89\]/)
  const text = pdfText(paper).join('')
  for (const word of ['Сводная ведомость', 'Ахметов Данияр Нурланович', 'I четверть', 'II четверть'])
    expect(text).toContain(word)
})

test('a course in a group of several classes stands in the sheet of each as the class that the group follows is graded', async () => {
  const { groups } = school
  await sql`insert into curriculum.rup_line (year_id, parallel_id, course_id, class_id, component, hours, grading_mode)
    select r.year_id, r.parallel_id, r.course_id, ${school.classes.b}, 'school', r.hours, 'pass_fail_once_quarter' from curriculum.rup_line r
    where r.course_id = ${school.courses.algebra} and r.year_id = ${school.year} and r.class_id is null limit 1`.execute(
    db,
  )
  await sql`insert into classes.group_class (group_id, class_id) values (${groups.algebraA}, ${school.classes.b})`.execute(
    db,
  )
  const follow = (id: number | null) =>
    sql`update classes.study_group set follows_class_id = ${id} where id = ${groups.algebraA}`.execute(db)
  const typeOf = async () => {
    const { body } = await read('headteacher', school.classes.a, '?period=quarter-2')
    return body.courses.find(({ title }) => title === 'Алгебра')?.type
  }
  expect(await typeOf()).toBe('grade')
  await follow(school.classes.b)
  expect(await typeOf()).toBe('passfail')
  await follow(school.classes.a)
  expect(await typeOf()).toBe('grade')
})
