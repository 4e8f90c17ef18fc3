import { now } from '#platform/server/clock.ts'
import { sql } from 'kysely'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, describe, expect, test } from 'vitest'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import type { LongJobReport } from '#platform/contract/long-jobs.ts'
import type { ImportRow, StagedImport } from '#platform/contract/import.ts'
import { learn } from '#platform/server/language/spoken.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { dropFile } from '#tests/drop-file.ts'
import { archive, spreadsheet, type CellOfTest } from '#tests/spreadsheet.ts'
import { isPseudo, pseudo } from '#tests/texts/pseudo.ts'
import { studentsImport } from './import-students.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const path = '/api/users/import/students/'
type Staged = StagedImport & { items: ImportRow[]; total: number }
const head = ['Фамилия *', 'ИМЯ', 'Отчество', 'ИИН', 'Дата рождения', 'Телефон', 'Класс', 'В классе с']
const drop = async (rows: CellOfTest[][], more = {}, who: Who | null = 'uk') =>
  dropFile(testApp, who, path, await spreadsheet([head, ...rows], more))
const read = async (id: number, query = '', who: Who = 'uk') =>
  (await testApp.as(who).get<Staged>(`${path}${id}/${query}`)).body
const confirm = (id: number, counts: object, who: Who | null = 'uk') =>
  testApp.as(who).post<StagedImport & { detail: string }>(`${path}${id}/confirm/`, counts)
const run = (id: number) => runLongJob(testApp.context, studentsImport.longJobs, id, new AbortController().signal)
async function bringIn(id: number) {
  const { counts } = await read(id)
  const { status, body } = await confirm(id, { new: counts['new'], changed: counts['changed'] })
  expect(status).toBe(200)
  await run(body.job_id ?? 0)
  return read(id)
}
const fresh = ['Серікқызы', 'Аружан', null, '140310600015', null, '8 (701) 555-44-33', '7 "A"', '01.10.2026']
const texts = ({ problems }: ImportRow) => problems.map(({ text }) => text)

const bookOf = async (url: string) => {
  const authorization = `Bearer ${await testApp.tokenOf('uk')}`
  const { rawPayload } = await testApp.app.inject({ url, headers: { authorization } })
  return readXlsx(new Uint8Array(rawPayload))
}

test('the template: headings that the import knows, hints, and lists of choices', async () => {
  for (const [who, status] of [
    [null, 401],
    ['teacher', 403],
    ['hr', 403],
    ['uk', 200],
  ] as const)
    expect((await testApp.as(who).get(`${path}template/`)).status).toBe(status)
  const { sheets } = await bookOf(`${path}template/`)
  expect(sheets.map(({ name }) => name)).toEqual(['Учащиеся', 'Подсказки'])
  expect(sheets[0]?.rows[0]?.slice(0, 6)).toEqual(['Фамилия *', 'Имя *', 'Отчество', 'ИИН', 'Дата рождения', 'Пол'])
  expect(sheets[0]?.dataValidations).toMatchObject([{ type: 'list', values: ['Мужской', 'Женский'] }])
})

describe('files that are refused', () => {
  const sheet = Buffer.from('<worksheet/>')
  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['a picture renamed', () => Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), /Это не таблица/],
    ['an old .xls', () => Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), /старый \.xls/],
    ['an archive of something else', () => archive([{ name: 'a.txt', bytes: sheet }]), /Это не таблица Excel/],
    ['macros', () => archive([{ name: 'xl/vbaProject.bin', bytes: sheet }]), /макросы/],
    ['a bomb', () => archive([{ name: 'xl/workbook.xml', bytes: Buffer.alloc(120_000_000) }]), /больше 100 МБ/],
    [
      'a bomb that claims to be small',
      () => archive([{ name: 'xl/workbook.xml', bytes: Buffer.alloc(120_000_000), claims: 10 }]),
      /повреждён/,
    ],
    [
      'too many entries',
      () => archive(Array.from({ length: 1_001 }, (_, index) => ({ name: `${index}`, bytes: sheet }))),
      /слишком много частей/,
    ],
    ['half a file', async () => (await spreadsheet([head, fresh])).subarray(0, 900), /повреждён/],
    ['nothing below the headings', () => spreadsheet([head]), /нет строк/],
    ['no headings', () => spreadsheet([['Петров', 'Пётр']]), /Нет столбцов: «Фамилия», «Имя»/],
    ['a heading twice', () => spreadsheet([[...head, 'имя'], fresh]), /встречается дважды: «Имя»/],
    ['no file', () => Buffer.alloc(0), /Приложите файл/],
  ])('%s', async (_, bytes, message) => {
    const answer = await dropFile(testApp, 'uk', path, await bytes())
    expect(answer.status).toBe(422)
    expect(answer.message).toMatch(message)
  })
})

test('401, 422, 403, a stranger’s file, success', async () => {
  expect((await drop([fresh], {}, null)).status).toBe(401)
  expect((await testApp.as('uk').post(path, { file: 'x' })).status).toBe(422)
  for (const who of ['teacher', 'hr', 'parent'] as const) expect((await drop([fresh], {}, who)).status).toBe(403)
  const { id } = await drop([fresh])
  for (const call of [
    (who: Who | null) => testApp.as(who).get(`${path}${id}/`),
    (who: Who | null) => testApp.as(who).patch(`${path}${id}/rows/2/`, { left_out: true }),
    (who: Who | null) => testApp.as(who).post(`${path}${id}/leave-out-errors/`),
    (who: Who | null) => confirm(id, { new: 1, changed: 0 }, who),
    (who: Who | null) => testApp.as(who).get(`${path}${id}/leftovers/`),
  ])
    expect([(await call(null)).status, (await call('hr')).status, (await call('admin')).status]).toEqual([
      401, 403, 404,
    ])
  expect((await testApp.as('uk').patch(`${path}${id}/rows/2/`, { cells: { roles: 'ceasar' } })).status).toBe(422)
  expect((await confirm(id, { new: 0, changed: 0 })).status).toBe(409)
  const done = await bringIn(id)
  expect(done).toMatchObject({ state: 'confirmed', done: 1, counts: { refused: 0 } })
  expect(done.items[0]).toMatchObject({ outcome: 'done', detail: 'Добавлено' })
  expect((await confirm(id, { new: 1, changed: 0 })).status).toBe(409)
})

test('verdicts and results are said to whoever reads them, in their language', async () => {
  learn(pseudo)
  const { id } = await drop([
    ['Орлов1', 'Олег', null, '139915500101', null, null, '9Я', null],
    ['Языков', 'Олег', null, null, '11.03.2014', null, null, null],
  ])
  await testApp.as('uk').post(`${path}${id}/leave-out-errors/`)
  await bringIn(id)
  const inPseudo = { headers: { 'accept-language': pseudo.locale } }
  const { items } = (await testApp.as('uk').get<Staged>(`${path}${id}/`, inPseudo)).body
  const shownTexts = [...items.flatMap(texts), items[1]?.detail ?? '']
  expect(shownTexts.filter((words) => !isPseudo(words))).toEqual(['Invalid date in iin'])
  expect((await read(id)).items[1]?.detail).toBe('Добавлено')
})

test('a new student stands in the class and its groups; the same file again changes nothing', async () => {
  const people = await testApp
    .as('uk')
    .get<{ items: { id: number; class: object; phone: string }[] }>('/api/users/users/?search=140310600015')
  expect(people.body.items).toMatchObject([{ class: { title: '7А' }, phone: '+77015554433' }])
  const groups = await testApp.db
    .selectFrom('classes.group_member')
    .where('student_id', '=', people.body.items[0]?.id ?? 0)
    .select('group_id')
    .orderBy('group_id')
    .execute()
  expect(groups.map(({ group_id }) => group_id)).toEqual([1, 5, 6])
  const { rows } = await sql`select subject, count(*)::int as rows from history.change
    where after ->> 'student_id' = ${String(people.body.items[0]?.id)} group by 1 order by 1`.execute(testApp.db)
  expect(rows).toEqual([
    { subject: 'classes.class_member', rows: 1 },
    { subject: 'classes.group_member', rows: 3 },
  ])
  const { id } = await drop([fresh])
  const again = await read(id)
  expect(again).toMatchObject({ counts: { all: 1, same: 1, new: 0, changed: 0, error: 0 } })
  expect((await confirm(id, { new: 0, changed: 0 })).body.detail).toBe(
    'Вносить нечего: всё из таблицы в школе уже есть',
  )
})

describe('verdicts', () => {
  test('what is wrong with cells and rows is told at them', async () => {
    const { id } = await drop(
      [
        ['Орлов', 'Олег', null, '139915500101', null, null, null, null],
        ['Орлов', 'Олег', null, '140310500019', '11.03.2014', '12', '9Я', 'завтра'],
        ['х'.repeat(500), '=cmd()', null, null, 41_320, null, null, null],
        ['Ахметов', 'Данияр', 'Нурланович', '130215500101', null, null, '7Б', null],
        ['\u0000‮Тестов\u200b', "'Эм", null, null, '01.02.2013', null, null, null],
        ['Тёзка', 'Без', 'Примет', null, null, null, null, null],
        ['Тестов', 'Эм', null, null, new Date('2013-02-01T00:00:00Z'), null, null, null],
      ],
      {
        cells: new Map([['1,2', { formula: 'A1', formulaResult: 'Иванович' }]]),
        merges: [{ startRow: 2, endRow: 2, startCol: 0, endCol: 1 }],
      },
    )
    const { items } = await read(id)
    expect(items.map(texts)).toEqual([
      ['В ячейке формула: вставьте значение', 'Invalid date in iin'],
      [
        'Ячейка объединена с соседней: снимите объединение',
        'Ячейка объединена с соседней: снимите объединение',
        'Ожидается дата ДД.ММ.ГГГГ',
        expect.stringContaining('Проверьте ИИН'),
        'Не сходится с ИИН: в нём 10.03.2014',
        'Ожидается один номер телефона: +7 701 000 10 52',
        'Такого класса в этом году нет: сначала создайте его',
      ],
      ['Не длиннее 100 знаков', 'Только буквы, пробел, дефис, апостроф, точка и скобки'],
      [
        'Проверьте ИИН: контрольная цифра не сходится',
        'Уже учится в 7А: в другой класс переводят на карточке, вкладка «Учёба»',
      ],
      [],
      ['Нужен ИИН, дата рождения или телефон: иначе человека не отличить от тёзки'],
      ['То же, что в строке 6: пропустите одну из них'],
    ])
    expect(items[4]).toMatchObject({ verdict: 'new', title: 'Тестов Эм', cells: { name: 'Эм' } })
    expect(await read(id, '?show=error&size=2&page=2')).toMatchObject({
      total: 6,
      items: [{ number: 4 }, { number: 5 }],
    })
  })

  test('a cell is mended, a row left out, a likeness decided', async () => {
    const { id } = await drop([
      ['Беков', 'Арман', null, null, null, null, null, null],
      ['Ошибкин', 'Иван', null, null, '31.02.2013', null, null, null],
      ['Ахметов', 'Данияр', 'Нурланович', null, '15.02.2013', '+7 701 222 33 44', null, null],
    ])
    const patch = async (number: number, body: object) =>
      (await testApp.as('uk').patch<StagedImport & { row: ImportRow }>(`${path}${id}/rows/${number}/`, body)).body
    const mended = await patch(3, { cells: { birth_date: '28.02.2013' } })
    expect(mended.row).toMatchObject({ verdict: 'new', problems: [], cells: { birth_date: '28.02.2013' } })
    expect(mended.counts).toMatchObject({ all: 3, new: 1, error: 1, changed: 1 })
    const like = (await read(id)).items[2]
    expect(like).toMatchObject({
      similar_to: 'Ахметов Данияр Нурланович, 15.02.2013',
      changes: [{ column: 'phone', to: '+77012223344' }],
    })
    expect((await patch(4, { as_new: true })).row).toMatchObject({ verdict: 'new', as_new: true })
    expect((await patch(4, { as_new: false })).row.verdict).toBe('changed')
    expect((await confirm(id, { new: 1, changed: 1 })).body.detail).toMatch(/Строк с ошибками: 1/)
    const { body } = await testApp.as('uk').post<StagedImport>(`${path}${id}/leave-out-errors/`)
    expect(body.counts).toMatchObject({ error: 0, left_out: 1 })
    expect(await bringIn(id)).toMatchObject({ done: 2, counts: { refused: 0 } })
    const [titles = [], ...rest] = (await bookOf(`${path}${id}/leftovers/`)).sheets[0]?.rows ?? []
    expect(titles.at(-1)).toBe('Почему не внесено')
    expect(rest.map((row) => [row[0], row.at(-1)])).toEqual([['Беков', expect.stringMatching(/^Пропущена: Нужен ИИН/)]])
  })
})

test('a CSV of Excel, in its old letters; what stands below no heading is named', async () => {
  const csv = Buffer.from('Фамилия;Имя;Дата рождения;\r\nЦой;Ян;01.02.2013;лишнее\r\n')
  const old = Buffer.from(Array.from(csv.toString(), (sign) => windows1251(sign)))
  for (const bytes of [csv, old]) {
    const { id } = await dropFile(testApp, 'uk', path, bytes, 'Список.csv')
    const { items, unknown_columns } = await read(id)
    expect(unknown_columns).toEqual([{ title: 'D (без названия)', column: null }])
    expect(items).toMatchObject([{ title: 'Цой Ян', verdict: 'new', problems: [] }])
  }
})

test('what unknown columns mean is said by whoever brings them, and known of the next file', async () => {
  const strange = [
    ['Тегі', 'Есімі', 'Туған күні', 'Заметка'],
    ['Цой', 'Вера', '01.02.2013', 'нет'],
  ]
  const { id } = await dropFile(testApp, 'uk', path, await spreadsheet(strange))
  const before = await read(id)
  expect(before.unknown_columns.map(({ title }) => title)).toEqual(strange[0])
  expect(before.counts).toMatchObject({ error: 1 })
  const map = (columns: (string | null)[], who: Who | null = 'uk') =>
    testApp.as(who).post<StagedImport>(`${path}${id}/columns/`, { columns })
  expect((await map([], null)).status).toBe(401)
  expect((await map(['роль'])).status).toBe(422)
  expect((await map(['surname', 'surname'])).status).toBe(422)
  expect((await map([], 'hr')).status).toBe(403)
  expect((await map([], 'admin')).status).toBe(404)
  const { body } = await map(['surname', 'name', 'birth_date', null])
  expect(body.counts).toMatchObject({ new: 1, error: 0 })
  expect((await read(id)).items[0]).toMatchObject({ title: 'Цой Вера' })
  const next = await dropFile(testApp, 'uk', path, await spreadsheet(strange))
  expect(await read(next.id)).toMatchObject({
    counts: { new: 1 },
    unknown_columns: [{ column: 'surname' }, { column: 'name' }, { column: 'birth_date' }, { column: null }],
  })
})

test('an IIN that lost its zeros is read whole, or offered', async () => {
  const { id } = await drop([
    ['Нулёв', 'Пётр', null, '10404000128', null, null, null, null],
    ['Нулёв', 'Иван', null, '10404000129', null, null, null, null],
    ['Будущев', 'Олег', null, '390610500117', '10.06.1939', null, null, null],
  ])
  const { items } = await read(id)
  expect(items.map(({ verdict }) => verdict)).toEqual(['new', 'error', 'new'])
  expect(items[0]?.problems).toMatchObject([{ column: 'iin', level: 'warning' }])
  expect(items[1]?.problems).toMatchObject([{ column: 'iin', level: 'error', offer: '010404000129' }])
  expect(items[2]?.problems).toMatchObject([
    { column: 'iin', level: 'warning', text: 'Проверьте ИИН: день рождения в нём ещё не настал' },
  ])
})

test('an import is taken back whole; what has been changed since is left and told', async () => {
  const letters = ['а', 'б', 'в', 'г', 'д']
  const rows = letters.map((letter) => ['Отменов', `Иван${letter}`, null, null, '05.05.2013', null, '7Б', '02.11.2026'])
  const { id } = await drop(rows)
  const undo = (who: Who | null = 'uk') => testApp.as(who).post<StagedImport>(`${path}${id}/undo/`)
  expect((await undo()).status).toBe(409)
  const done = await bringIn(id)
  expect(done.counts).toMatchObject({ new: 5, refused: 0 })
  const job = (await testApp.as('uk').get<LongJobReport>(`/api/admin/jobs/${done.job_id}`)).body
  expect(job).toMatchObject({ total: 5, passed: 5, not_done: 0, items: [{ title: 'Строки 2–6' }] })
  const made = await testApp.db
    .selectFrom('people.person')
    .where('surname', '=', 'Отменов')
    .select(['id', 'version'])
    .orderBy('name')
    .execute()
  const opened = await testApp.as('uk').post<Record<string, unknown>>(`/api/users/users/${made[0]?.id}/record/`)
  const { version, surname, name, kinds } = opened.body
  const nothing = Object.fromEntries(
    ['patronymic', 'iin', 'sex', 'nationality_id', 'citizenship_id', 'email', 'location_id', 'address'].map((one) => [
      one,
      null,
    ]),
  )
  const changed = {
    ...nothing,
    version,
    surname,
    name,
    kinds,
    birth_date: '2013-05-05',
    phone: '+77010000001',
    own: [],
  }
  expect((await testApp.as('uk').patch(`/api/users/users/${made[0]?.id}/record/`, changed)).status).toBe(200)
  // beside the address of the import it stands among one's own of the last day, which nobody else sees
  const recent = async (who: Who | null) => testApp.as(who).get<{ items: { id: number; undo_until: string }[] }>(path)
  const [mine] = (await recent('uk')).body.items
  expect(mine).toMatchObject({ id, state: 'confirmed', undo_job_id: null, done: 5, undone: 0 })
  expect(Date.parse(mine?.undo_until ?? '') - now().getTime()).toBeGreaterThan(23 * 3_600_000)
  expect((await recent('admin')).body.items).toEqual([])
  expect([(await recent(null)).status, (await recent('hr')).status]).toEqual([401, 403])
  expect((await undo(null)).status).toBe(401)
  expect((await undo('hr')).status).toBe(403)
  expect((await undo('admin')).status).toBe(404)
  const { body, status } = await undo()
  expect(status).toBe(200)
  await run(body.undo_job_id ?? 0)
  const after = await read(id, '?show=kept')
  expect(after).toMatchObject({
    done: 5,
    undone: 4,
    counts: { kept: 1 },
    items: [{ title: 'Отменов Ивана', detail: 'Изменено после импорта' }],
  })
  const left = await testApp.db.selectFrom('people.person').where('surname', '=', 'Отменов').select('id').execute()
  expect(left).toEqual([{ id: made[0]?.id }])
  expect((await undo()).status).toBe(409)
  expect((await recent('uk')).body.items[0]).toMatchObject({ id, undone: 4 })
  const audit = await testApp
    .as('director')
    .get<{ items: { subject: string; request_id: string }[] }>('/api/logging/audit/changes/?size=200')
  expect(audit.body.items.filter(({ request_id }) => request_id === `import-${id}`)).toEqual([])
  expect(audit.body.items.slice(0, 2).map(({ subject }) => subject)).toContain('platform.import')
})

test('the counts of an import that was cancelled add up', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [
    'Отложев',
    `Ян${'абвгдежзик'[index % 10]}${'абвгде'[Math.floor(index / 10)]}`,
    null,
    null,
    '05.05.2013',
  ])
  const { id } = await drop(rows)
  const { body } = await confirm(id, { new: 60, changed: 0 })
  await testApp.as('uk').post(`/api/admin/jobs/${body.job_id}/cancel`)
  await run(body.job_id ?? 0)
  const { counts, done } = await read(id)
  expect(done + (counts['refused'] ?? 0)).toBeLessThan(60)
  const job = (await testApp.as('uk').get<LongJobReport>(`/api/admin/jobs/${body.job_id}`)).body
  expect(job).toMatchObject({ state: 'cancelled', total: 60, not_done: 60 - done })
})
const windows1251 = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  return code < 128 ? code : code - 0x350
}

test('the list of students that was exported with their classes is taken back, and changes nothing', async () => {
  const columns = 'name,class,phone,email,iin,birth_date,nationality,citizenship'
  const { rawPayload } = await testApp.app.inject({
    url: `/api/users/users/export/?kind=students&columns=${columns}`,
    headers: { authorization: `Bearer ${await testApp.tokenOf('uk')}` },
  })
  const { id } = await dropFile(testApp, 'uk', path, rawPayload)
  const { items, counts, unknown_columns } = await read(id, '?size=100')
  expect(items.length).toBeGreaterThan(10)
  expect(items.filter(({ cells }) => cells['class'] === '7А').length).toBeGreaterThan(5)
  expect(items.filter(({ verdict }) => verdict !== 'same').map(({ cells, problems }) => [cells, problems])).toEqual([])
  expect(counts).toMatchObject({ all: items.length, same: items.length })
  expect(unknown_columns).toEqual([])
})

test('rights are asked again while the work goes on', async () => {
  const bytes = await spreadsheet([head, ['Поздний', 'Пётр', null, '140310500118']])
  const { id } = await dropFile(testApp, 'uk', path, bytes)
  const { body } = await confirm(id, { new: 1, changed: 0 })
  const account = testApp.accountOf('uk')
  await testApp.db.updateTable('access.account').set({ status: 'blocked' }).where('id', '=', account).execute()
  await run(body.job_id ?? 0)
  await testApp.db.updateTable('access.account').set({ status: 'active' }).where('id', '=', account).execute()
  const job = (await testApp.as('uk').get<LongJobReport>(`/api/admin/jobs/${body.job_id}`)).body
  expect(job).toMatchObject({
    state: 'forbidden',
    items: [{ outcome: 'skipped', detail: 'Нет доступа: у вас больше нет права на эту работу' }],
  })
  expect((await read(id)).items[0]).toMatchObject({ outcome: null })
  const again = await dropFile(testApp, 'uk', path, bytes)
  expect(await read(again.id)).toMatchObject({ is_repeated: true, counts: { new: 1 } })
})

test('ten thousand rows are taken, one more is too many', async () => {
  const letters = (index: number) => String(index).replaceAll(/\d/g, (digit) => 'абвгдежзик'[Number(digit)] ?? '')
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    `Фамилия${letters(index)}`,
    'Имя',
    null,
    null,
    '01.02.2013',
  ])
  const { id } = await drop(rows)
  expect((await read(id, '?size=1')).counts).toMatchObject({ all: 10_000, new: 10_000 })
  expect((await drop([...rows, ['Лишний', 'Имя', null, null, '01.02.2013']])).message).toMatch(/больше 10.000 строк/)
})
