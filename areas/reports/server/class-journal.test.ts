import { readXlsx } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import { nameIn } from '#platform/contract/file.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const path = '/api/journal/reports/journal'
const own = school.groups.algebraA
const quarter = `?quarter=${school.quarters.first}`
const take = async (who: Who, url: string) => {
  const headers = { authorization: `Bearer ${await testApp.tokenOf(who)}` }
  return testApp.app.inject({ method: 'GET', url: `${path}/${url}`, headers })
}
const pagesOf = async (who: Who, query: string) => pdfText((await take(who, `${own}/print/${query}`)).rawPayload)

test('401, 422, 403, and a stranger’s journal looks like a missing one', async () => {
  for (const file of ['print/', 'export/']) {
    expect((await testApp.as(null).get(`${path}/${own}/${file}`)).status).toBe(401)
    for (const wrong of ['?month=2026-13', '?month=сентябрь', `${quarter}&month=2026-09`, '?year=1'])
      expect([wrong, (await testApp.as('teacher').get(`${path}/${own}/${file}${wrong}`)).status]).toEqual([wrong, 422])
    for (const who of ['hr', 'parent'] as const)
      expect((await testApp.as(who).get(`${path}/${own}/${file}`)).status).toBe(403)
    const missing = await testApp.as('teacher').get(`${path}/999999/${file}`)
    for (const who of ['other-teacher', 'student'] as const) {
      const answer = await testApp.as(who).get(`${path}/${own}/${file}`)
      expect([who, answer.status, answer.body]).toEqual([who, 404, missing.body])
    }
    for (const foreign of ['?quarter=5', '?month=2027-08'])
      expect((await testApp.as('teacher').get(`${path}/${own}/${file}${foreign}`)).status).toBe(404)
  }
})

test('a quarter on paper: days, works, totals, the school and the author on each page; who took it is kept', async () => {
  const answer = await take('teacher', `${own}/print/${quarter}`)
  expect(nameIn(String(answer.headers['content-disposition']), '')).toBe(
    'Журнал 7А Алгебра, I четверть, 20.11.2026.pdf',
  )
  const pages = pdfText(answer.rawPayload)
  const [marks = '', topics = ''] = pages
  expect(pages).toHaveLength(2)
  for (const word of [
    'Классный журнал: Алгебра, 7А',
    'I четверть (01.09.2026 – 23.10.2026) · 2026–2027 учебный год · учитель: Сотрудник У.',
    'Сентябрь 2026Октябрь 2026',
    'СОР 1 (20 б.)',
    'Ахметов Данияр Нурланович',
    'Ёлкина Мария Сергеевна',
    'успеваемость 100 %',
  ])
    expect(marks).toContain(word)
  // who came to the group in the next quarter does not stand in this one
  expect(marks).not.toContain('Жумабаев')
  expect(topics).toContain('Темы уроков и домашние задания')
  for (const page of pages) {
    expect(page).toMatch(/Классный журнал: Алгебра, 7А · I четверть/)
    expect(page).toMatch(/Сформировано 20\.11\.2026 \d\d:\d\d · Сотрудник У\./)
    expect(page).toContain('М. П.')
  }
  const kept = await db.selectFrom('history.change').where('subject', '=', 'platform.export').select('after').execute()
  expect(kept.map(({ after }) => after)).toContainEqual({
    list: 'journal-paper',
    group_id: own,
    period: '01.09.2026–23.10.2026',
    rows: 6,
  })
})

test('a paper that is asked for under another’s name bears the name of who acts', async () => {
  const reason = encodeURIComponent('Проверка журнала')
  const { body } = await testApp
    .as('ceasar')
    .get<{ access_token: string }>(`/api/admin/users/token_any_user/${testApp.accountOf('teacher')}?reason=${reason}`)
  const headers = { authorization: `Bearer ${body.access_token}` }
  const borrowed = await testApp.app.inject({ url: `${path}/${own}/print/${quarter}`, headers })
  expect(borrowed.statusCode).toBe(200)
  for (const page of pdfText(borrowed.rawPayload)) {
    expect(page).toMatch(/Сформировано 20\.11\.2026 \d\d:\d\d · Сотрудник С\. \(под именем: Сотрудник У\.\)/)
    expect(page).toContain('М. П.')
  }
})

test('a month has its days and misses, no result; the year has all results', async () => {
  const [month = ''] = await pagesOf('classruk', '?month=2026-11')
  expect(month).toContain('Ноябрь 2026 (01.11.2026 – 30.11.2026)')
  for (const word of ['Итого, %', 'I четверть', 'II четверть'])
    expect(month.replace(/·.*?Страница/, '')).not.toContain(word)
  const year = (await pagesOf('headteacher', '')).join('')
  for (const word of ['I четверть', 'IV четверть', 'Итоговая отметка', 'весь год']) expect(year).toContain(word)
})

test('the same as a book: a mark is a number, what is counted stands in it', async () => {
  const { sheets } = await readXlsx((await take('teacher', `${own}/export/${quarter}`)).rawPayload)
  expect(sheets.map(({ name }) => name)).toEqual(['Отметки', 'Темы и задания'])
  const [head = [], first = []] = sheets[0]?.rows ?? []
  const cell = (title: string) => first[head.indexOf(title)]
  expect(head.slice(0, 3)).toEqual(['№', 'Ученик', '02.09.2026'])
  // by hand: ФО 9, 8, 9, 10 of 10, СОР 20 of 20, СОЧ 30 of 30
  expect([cell('СОР 1, макс. 20'), cell('СОЧ, макс. 30'), cell('СОР, %'), cell('СОЧ, %')]).toEqual([20, 30, 100, 100])
  expect([cell('I четверть'), cell('Пропуски')]).toEqual([4, 0])
})

test('a retaken work stands with what it was before; on paper under the table, in the book beside it', async () => {
  await db
    .updateTable('journal.score')
    .set({ former_value: 9, retaken_on: '2026-10-02', comment: 'Списал', is_comment_internal: true })
    .where('student_id', '=', school.studentsA[0])
    .where('work_id', '=', school.works.firstSor)
    .execute()
  const pages = await pagesOf('teacher', quarter)
  expect(pages.join(' ').replaceAll(/\s+/g, ' ')).toContain(
    'Пересдачи (считаются новые отметки): Ахметов Данияр Нурланович — СОР 1, 02.10.2026, до неё 9',
  )
  expect(pages.join('')).not.toContain('Списал')
  const { sheets } = await readXlsx((await take('teacher', `${own}/export/${quarter}`)).rawPayload)
  const [head = [], first = [], second = []] = sheets[0]?.rows ?? []
  const before = head.indexOf('СОР 1 до пересдачи')
  expect([first[before - 1], first[before], second[before] ?? null]).toEqual([20, 9, null])
  expect(JSON.stringify(sheets)).not.toContain('Списал')
})
