import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#platform/contract/calendar-date.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { pdfText } from '#tests/pdf-text.ts'
import type { GradeBook } from '../../contract/grade-book.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const own = school.studentsA[0]
const read = (who: Who | null, id: number | string = own) =>
  testApp.as(who).get<GradeBook>(`/api/users/grade-book/${id}/`)
const result = (type: string, rest: object) => ({
  student_id: own,
  course_id: school.courses.algebra,
  year_id: school.year,
  policy_id: 1,
  type,
  ...rest,
})

beforeAll(async () => {
  const { history, sport } = school.courses
  await db
    .insertInto('results.period_result')
    .values([
      result('quarter_score', { quarter_id: school.quarters.second, value: null }),
      result('quarter_score', { course_id: history, half: 1, value: 5 }),
      result('passfail', { course_id: sport, quarter_id: school.quarters.first, value: 0 }),
      result('exam', { value: 3 }),
      result('total', { value: 4 }),
    ])
    .execute()
})

test('401, 422, 403, and a stranger’s student looks like a missing one', async () => {
  expect((await read(null)).status).toBe(401)
  expect((await read('headteacher', 'x')).status).toBe(422)
  for (const who of ['teacher', 'hr', 'admin', 'library'] as const) expect((await read(who)).status).toBe(403)
  const missing = await read('headteacher', 999_999)
  expect(missing.status).toBe(404)
  const strangers = [
    await read('classruk', school.studentsB[0]),
    await read('curator', own),
    await read('student', school.studentsA[1]),
    await read('logoped', own),
    await read('headteacher', 51),
  ]
  for (const answer of strangers) expect([answer.status, answer.body]).toEqual([404, missing.body])
  for (const path of [
    `/api/users/grade-book/${own}/xlsx`,
    `/api/documents/report-cards/students/${own}/?year=1&language=ru`,
  ]) {
    expect((await testApp.as(null).get(path)).status).toBe(401)
    expect((await testApp.as('teacher').get(path)).status).toBe(403)
    expect((await testApp.as('other-student').get(path)).status).toBe(404)
  }
})

test('a parent opens own children’s only', async () => {
  const [parent, other] = [testApp.as('parent'), testApp.as('other-parent')]
  const path = `/api/users/grade-book/${own}/`
  expect((await parent.get(path)).status).toBe(200)
  expect((await other.get(path)).status).toBe(404)
  const found = await parent.get<{ items: { id: number }[] }>('/api/users/grade-book/students/')
  expect(found.body.items.map(({ id }) => id)).toEqual([101, 111])
})

test('set results by course and period, misses by quarter, the policy', async () => {
  for (const who of ['headteacher', 'classruk', 'student', 'uk'] as const) {
    const { status, body } = await read(who)
    expect(status).toBe(200)
    expect(body.student).toEqual({ id: own, full_name: 'Ахметов Данияр Нурланович', class_title: '7А' })
    const [year] = body.years
    expect(body.years).toHaveLength(1)
    expect(year).toMatchObject({
      year: { id: 1 },
      class: { title: '7А' },
      policies: [{ weights: { fo: 25, sor: 25, soch: 50 } }],
    })
    expect(year?.courses.map(({ title, mode }) => [title, mode])).toEqual([
      ['Алгебра', 'every_quarter'],
      ['Английский язык', 'every_quarter'],
      ['История Казахстана', 'six_months'],
      ['Физическая культура', 'pass_fail_once_quarter'],
    ])
    const byType = (one: { type: string; quarter: number | null }) => `${one.type} ${one.quarter ?? ''}`
    expect(year?.courses[0]?.results.toSorted((one, other) => byType(one).localeCompare(byType(other)))).toEqual([
      { type: 'exam', quarter: null, half: null, value: 3 },
      { type: 'quarter_score', quarter: 1, half: null, value: 4 },
      { type: 'quarter_score', quarter: 2, half: null, value: null },
      { type: 'total', quarter: null, half: null, value: 4 },
    ])
  }
  const ill = await read('headteacher', 102)
  expect(ill.body.years[0]?.misses).toEqual([{ quarter: 2, unexcused: 0, excused: 0, illness: 1, other: 0, late: 0 }])
})

test('who moved has both classes in one year', async () => {
  const { body } = await read('headteacher', school.mover)
  expect(body.years[0]).toMatchObject({
    class: { title: '7А' },
    stays: [
      { title: '7Б', from: '2026-09-01', to: '2026-11-08' },
      { title: '7А', from: '2026-11-09', to: '2027-05-25' },
    ],
  })
})

test('a search finds within the scope', async () => {
  const find = async (who: Who, search: string) => {
    const path = `/api/users/grade-book/students/?search=${encodeURIComponent(search)}`
    const { body } = await testApp.as(who).get<{ items: { full_name: string; class_title: string }[] }>(path)
    return body.items.map(({ full_name, class_title }) => `${full_name}, ${class_title}`)
  }
  expect(await find('uk', 'ахметов')).toContain('Ахметова Дана Нурлановна, 7Б')
  expect(await find('classruk', 'ахметов')).toEqual(['Ахметов Данияр Нурланович, 7А'])
  expect(await find('classruk', '')).toHaveLength(7)
  expect(await find('student', '')).toEqual(['Ахметов Данияр Нурланович, 7А'])
  expect(await find('logoped', '')).toEqual([])
})

test('the report card speaks the language of the paper', async () => {
  await db.updateTable('curriculum.course').set({ title_kk: 'Қазақстан тарихы' }).where('id', '=', 4).execute()
  const print = async (language: string) => {
    const path = `/api/documents/report-cards/students/${own}/?year=1&language=${language}`
    const { status, headers } = await testApp.as('classruk').get(path)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const token = await testApp.tokenOf('classruk')
    const raw = await testApp.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })
    return pdfText(new Uint8Array(raw.rawPayload)).join('')
  }
  const ru = await print('ru')
  for (const text of [
    'Школа-гимназия № 7',
    'Табель успеваемости и посещаемости',
    'Ахметов Данияр',
    'нз',
    'н/а',
    '2026–2027 учебный год',
  ])
    expect(ru).toContain(text)
  const kk = await print('kk')
  for (const text of [
    'Үлгерім және сабаққа қатысу табелі',
    'Қазақстан тарихы',
    'Сынып жетекшісі',
    'есм',
    'а/ж',
    '2026–2027 оқу жылы',
  ])
    expect(kk).toContain(text)
  expect(
    (await testApp.as('classruk').get(`/api/documents/report-cards/students/${own}/?year=2&language=ru`)).status,
  ).toBe(404)
  expect(
    (await testApp.as('classruk').get(`/api/documents/report-cards/students/${own}/?year=1&language=en`)).status,
  ).toBe(422)
})

test('a sheet of all years, with a trace of who took it', async () => {
  const answer = await testApp.as('classruk').get(`/api/users/grade-book/${own}/xlsx`)
  expect(answer.status).toBe(200)
  const traced = await db
    .selectFrom('history.change')
    .where('subject', '=', 'platform.export')
    .select('after')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(traced?.after).toMatchObject({ list: 'grade-book', student_id: own, rows: 4 })
})

test('what is not evaluated any more shows no results while its year goes on, and keeps them once it is over', async () => {
  const setMode = (grading_mode: string) =>
    db
      .updateTable('curriculum.rup_line')
      .set({ grading_mode })
      .where('course_id', '=', school.courses.algebra)
      .execute()
  const [algebra] = (await read('headteacher')).body.years[0]?.courses ?? []
  expect(algebra?.results).toHaveLength(4)
  const counts = async () =>
    (await read('headteacher')).body.years.map(
      ({ courses }) => courses.find(({ title }) => title === algebra?.title)?.results.length,
    )
  const before = await counts()
  await setMode('not_evaluated')
  expect(await counts()).toEqual([0, ...before.slice(1)])
  // a year that is over in the midst of its quarters: the calendar itself lets none be
  const ends = async (date_end: string) => {
    await sql`alter table calendar.study_year disable trigger around_entries`.execute(db)
    await db.updateTable('calendar.study_year').set({ date_end }).where('id', '=', school.year).execute()
    await sql`alter table calendar.study_year enable trigger around_entries`.execute(db)
  }
  const { date_end } = (await read('headteacher')).body.years[0]?.year ?? { date_end: '' }
  await ends(addDays(school.today, -1))
  expect(await counts()).toEqual(before)
  await ends(date_end)
  await setMode('every_quarter')
})

test('what is outside of the plan stands in no report card, whatever was set before; what is not evaluated stands there without marks', async () => {
  const modeOf = (course: number, grading_mode: string) =>
    testApp.db.updateTable('curriculum.rup_line').set({ grading_mode }).where('course_id', '=', course).execute()
  await modeOf(school.courses.history, 'no_in_rup')
  await modeOf(school.courses.english, 'not_evaluated')
  const { body } = await read('headteacher')
  expect(body.years[0]?.courses.map(({ title, mode, results }) => [title, mode, results.length])).toEqual([
    ['Алгебра', 'every_quarter', 4],
    ['Английский язык', 'not_evaluated', 0],
    ['Физическая культура', 'pass_fail_once_quarter', 1],
  ])
})

test('a report card that is printed under another’s name bears the name of who acts, in the language of the paper', async () => {
  const reason = encodeURIComponent('Проверка табеля')
  const { body } = await testApp
    .as('ceasar')
    .get<{ access_token: string }>(`/api/admin/users/token_any_user/${testApp.accountOf('classruk')}?reason=${reason}`)
  const headers = { authorization: `Bearer ${body.access_token}` }
  const print = async (language: string) => {
    const url = `/api/documents/report-cards/students/${own}/?year=1&language=${language}`
    const { rawPayload } = await testApp.app.inject({ url, headers })
    return pdfText(new Uint8Array(rawPayload))
  }
  const [names, moment] = [['Сотрудник С.', 'Сотрудник К.'], '20.11.2026 20:00']
  expect(await print('ru')).toEqual([
    expect.stringContaining(`Сформировано ${moment} · ${names[0]} (под именем: ${names[1]})`),
  ])
  expect(await print('kk')).toEqual([
    expect.stringContaining(`Қалыптастырылды ${moment} · ${names[0]} (атынан: ${names[1]})`),
  ])
})
