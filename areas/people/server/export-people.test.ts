import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileTypes, nameIn } from '#platform/contract/file.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { rowsIn } from '#tests/list-export.ts'
import { pdfText } from '#tests/pdf-text.ts'

const testApp = await startTestApp()
const address = '/api/users/users/export/'
beforeAll(() => testApp.db.updateTable('people.person').set({ patronymic: '=1+1' }).where('id', '=', 103).execute())
afterAll(() => testApp.close())

const ask = async (who: Who | null, query: string) => {
  const headers = who === null ? {} : { authorization: `Bearer ${await testApp.tokenOf(who)}` }
  return testApp.app.inject({ method: 'GET', url: `${address}?${query}`, headers })
}
const rowsOf = async (who: Who, query: string) => {
  const { rawPayload, statusCode } = await ask(who, query)
  expect(statusCode).toBe(200)
  return rowsIn(new Uint8Array(rawPayload))
}

test('is for who reads the persons, with columns that there are', async () => {
  expect((await ask(null, 'columns=name')).statusCode).toBe(401)
  for (const wrong of ['', 'columns=', 'columns=name,password', 'columns=name&page=2', 'columns=name&kind=cats'])
    expect((await ask('uk', wrong)).statusCode).toBe(422)
  expect((await ask('student', 'columns=name')).statusCode).toBe(403)
})

test('holds the whole filtered list in its order, in the columns asked for', async () => {
  const rows = await rowsOf('uk', 'kind=students&class_id=1&asc=false&columns=name,class,birth_date,birth_date')
  expect(rows[0]).toEqual(['ФИО', 'Класс', 'Дата рождения'])
  expect(rows).toHaveLength(8)
  expect(rows.at(-1)).toEqual(['Ахметов Данияр Нурланович', '7А', new Date('2013-02-15T00:00:00Z')])
  expect(rows.flat()).toContainEqual(expect.stringMatching(/=1\+1$/))
})

test('is named by its kind and day', async () => {
  const { headers } = await ask('uk', 'kind=students&columns=name')
  expect(headers['content-type']).toBe(fileTypes.xlsx)
  expect(nameIn(String(headers['content-disposition']), '')).toBe('Учащиеся 20.11.2026.xlsx')
})

test('shows no more than its reader sees in the list', async () => {
  const [, daniyar] = await rowsOf(
    'metodist',
    'search=ахметов+данияр&columns=name,iin,phone,birth_date'.replaceAll(/[а-я]+/g, encodeURIComponent),
  )
  expect(daniyar).toEqual(['Ахметов Данияр Нурланович', null, null, null])
  expect(await rowsOf('event_manager', 'kind=students&columns=name')).toHaveLength(1)
})

test('is kept by the history: who, by which filter, how many', async () => {
  await rowsOf('hr', 'kind=teachers&columns=name,iin')
  const kept = await testApp.db
    .selectFrom('history.change')
    .where('subject', '=', 'platform.export')
    .where('account_id', '=', testApp.accountOf('hr'))
    .select(['subject_id', 'after'])
    .execute()
  expect(kept).toEqual([
    {
      subject_id: testApp.accountOf('hr'),
      after: {
        list: 'people',
        columns: [{ id: 'ФИО' }, { id: 'ИИН' }],
        form: 'XLSX',
        ordered_by: { id: 'ФИО' },
        query: { asc: true, kind: 'teachers', sort: 'name', columns: ['name', 'iin'] },
        rows: 5,
        persons: [52, 53, 51, 26, 2],
      },
    },
  ])
})

test('stands on paper whole, with its filters in words, its head and its pages', async () => {
  const words = encodeURIComponent('Класс: 7А')
  const asked = `kind=students&class_id=1&columns=name,class,birth_date&form=pdf&narrowed_by=${words}`
  const { headers, rawPayload } = await ask('uk', asked)
  expect([headers['content-type'], nameIn(String(headers['content-disposition']), '')]).toEqual([
    fileTypes.pdf,
    'Учащиеся 20.11.2026.pdf',
  ])
  const text = pdfText(rawPayload).join('')
  expect(text).toContain('УчащиесяКласс: 7А · Строк: 7')
  expect(text).toContain('1Ахметов Данияр Нурланович7А15.02.2013')
  expect(text).toMatch(/Сформировано 20\.11\.2026 \d\d:\d\d · /)
  expect(text).toContain('Страница 1 из 1')
  const kept = await testApp.db
    .selectFrom('history.change')
    .where('subject', '=', 'platform.export')
    .where('account_id', '=', testApp.accountOf('uk'))
    .orderBy('id', 'desc')
    .select('after')
    .executeTakeFirst()
  expect(kept?.after).toMatchObject({ query: { class_id: 1 }, rows: 7, form: 'PDF', narrowed_by: 'Класс: 7А' })
})

test('is put together by one of its columns', async () => {
  const students = 'kind=students&class_id=1&group=class'
  const refused = await ask('uk', `${students}&columns=name`)
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { detail: [{ loc: ['body', 'group'] }] }])
  const paper = pdfText((await ask('uk', `${students}&columns=name,class&form=pdf`)).rawPayload).join('')
  expect(paper).toContain('По столбцу «Класс», групп: 1')
  expect(paper).toContain('7А · 7')
  const book = await readXlsx((await ask('uk', `${students}&columns=name,class`)).rawPayload)
  expect(book.sheets.map(({ name }) => name)).toEqual(['Учащиеся', 'По столбцу «Класс»'])
  expect(book.sheets[1]?.rows.slice(1)).toEqual([
    ['7А', 7],
    ['Всего', 7],
  ])
})

test('stands among the calls as a file', async () => {
  const { body } = await testApp
    .as(null)
    .get<{ paths: Record<string, { get: { responses: object } }> }>('/api/openapi.json')
  expect(body.paths[address]?.get.responses).toMatchObject({
    200: { content: { [fileTypes.xlsx]: { schema: { type: 'string', format: 'binary' } } } },
  })
})

test('does not take a list that no file, or no heap of sheets, should hold', async () => {
  const crowd = (size: number) =>
    testApp.db
      .insertInto('people.person')
      .columns(['surname', 'name'])
      .expression((of) =>
        of
          .selectFrom(of.fn<{ n: number }>('generate_series', [of.lit(1), of.lit(size)]).as('n'))
          .select([of.val('Толпа').as('surname'), of.val('Один').as('name')]),
      )
      .execute()
  const refusalOf = async (query: string) => {
    const { statusCode, json } = await ask('admin', query)
    return [statusCode, json<{ detail: string }>().detail]
  }
  await crowd(3_001)
  expect(await refusalOf('columns=name&form=pdf')).toEqual([
    422,
    expect.stringMatching(/^В списке \d+ строк, на бумагу помещается 3000/),
  ])
  await crowd(7_000)
  expect(await refusalOf('columns=name')).toEqual([
    422,
    expect.stringMatching(/^В списке \d+ строк, в файл помещается 10000/),
  ])
})
