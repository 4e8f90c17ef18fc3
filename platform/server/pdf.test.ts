import { expect, test } from 'vitest'
import { pdfText } from '#tests/pdf-text.ts'
import { writePaper } from './pdf.ts'

const rows = Array.from({ length: 90 }, (_, index) => [String(index + 1), 'Әлімжанқызы Ұлжан'])
const columns = [
  { title: '№', share: 1, align: 'right' as const },
  { title: 'ФИО', share: 9 },
]

test('Kazakh letters and the tenge are in the fonts, and can be copied out', async () => {
  const letters = 'АӘБВГҒДЕЁЖЗИЙКҚЛМНҢОӨПРСТУҰҮФХҺЦЧШЩЪЫІЬЭЮЯ аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя 1 500 ₸ № «»—'
  const paper = await writePaper({ title: letters, subtitle: letters }, ({ text }) => text(letters))
  expect(pdfText(paper).join('').replaceAll(/\s+/g, '').split(letters.replaceAll(/\s+/g, ''))).toHaveLength(5)
})

test('a letter that was part of another in an earlier paper can be copied out of the next', async () => {
  await writePaper({ title: 'ӘҮЙЁ' }, ({ text }) => text('ÀÇÉÑÖÝ'))
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789АЕИУаеиу'
  const paper = await writePaper({ title: letters }, ({ text }) => text(letters))
  expect(pdfText(paper).join('')).toContain(letters)
})

test('the head of a table stands on every page, and each page has its number', async () => {
  const pages = pdfText(await writePaper({ title: 'Список' }, ({ table }) => table({ columns, rows })))
  expect(pages).toHaveLength(3)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('№ФИО')
    expect(page).toContain(`Страница ${index + 1} из 3`)
  }
  expect(pages[2]).toContain('90Әлімжанқызы Ұлжан')
})

test('a landscape sheet lies', async () => {
  const horizontal = Buffer.from(await writePaper({ title: 'Список', isLandscape: true }, ({ text }) => text('текст')))
  expect(horizontal.toString('latin1')).toMatch(/MediaBox \[0 0 841\.89 595\.28\]/)
})

test('a heading goes to the page on which its table begins, a short table is not torn', async () => {
  const short = { columns, rows: rows.slice(0, 12) }
  for (const before of [24, 28, 33, 36]) {
    const pages = pdfText(
      await writePaper({ title: 'Список', footer: 'УЧЕБНАЯ ТРЕВОГА' }, ({ heading, table }) => {
        table({ columns, rows: rows.slice(0, before) })
        heading('Комиссия')
        table(short)
      }),
    )
    expect(pages).toHaveLength(2)
    const [first = '', second = ''] = pages
    expect(first).not.toContain('Комиссия')
    expect(second).toMatch(/Комиссия\s*№ФИО\s*1Ә/)
    for (const page of pages) expect(page).toContain('УЧЕБНАЯ ТРЕВОГАСтраница')
  }
})

test('a long text of a cell goes to the next page whole, and an upright title keeps all its letters', async () => {
  const long = Array.from({ length: 40 }, (_, index) => `слово${index}`).join(' ')
  const title = 'Самостоятельное познание и основы экономики'
  const pages = pdfText(
    await writePaper({ title: 'Список' }, ({ table }) =>
      table({
        columns: [...columns, { title, share: 1, isUpright: true }],
        rows: rows.map(([number = '']) => [number, Number(number) % 9 === 0 ? long : 'Ким', '5']),
      }),
    ),
  )
  expect(pages.length).toBeGreaterThan(3)
  for (const page of pages) {
    const words = page.replaceAll(/\s+/g, '')
    expect(words).toContain(title.replaceAll(' ', ''))
    expect(words.split('слово0').length).toBe(words.split('слово39').length)
  }
})

const head = { school: 'Школа № 7', logo: null, made: 'Сформировано 20.11.2026 10:00 · Ким В. А.' }
const upright = (title: string) => ({ title, align: 'center' as const, isUpright: true })
const students = (count: number, cells: number) =>
  Array.from({ length: count }, (_, index) => [
    String(index + 1),
    `Константинопольский Данияр Нурланович ${index + 1}`,
    ...Array.from({ length: cells }, () => '10'),
  ])
const lead = [{ title: '№', align: 'right' as const }, { title: 'ФИО' }]

test('thirty students with their subjects, their totals and what is under them stand on one A3', async () => {
  const subjects = Array.from({ length: 18 }, (_, index) => upright(`Казахский язык и литература ${index}`))
  const pages = pdfText(
    await writePaper({ title: 'Ведомость', head, isLandscape: true, size: 'A3' }, ({ spread, text }) => {
      spread({ lead, bands: [{ title: 'Предметы', columns: subjects }], rows: students(34, 18) })
      for (const line of ['Учеников: 30', 'Успеваемость 100 %', 'Классный руководитель ____']) text(line)
    }),
  )
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('Классный руководитель')
})

test('columns that do not fit go on under their band, with all names again; a whole band is not torn', async () => {
  const days = (count: number) => Array.from({ length: count }, (_, day) => ({ title: String(day + 10) }))
  const bands = [
    { title: 'Сентябрь 2026', columns: days(26) },
    { title: 'Октябрь 2026', columns: days(26) },
    { title: 'Итоги', columns: ['ФО', 'СОР', 'СОЧ', 'Оценка'].map(upright), isWhole: true },
  ]
  const rows = students(30, 56)
  const pages = pdfText(
    await writePaper({ title: 'Журнал', subtitle: 'I четверть', head, isLandscape: true }, ({ spread }) =>
      spread({ lead, bands, rows }),
    ),
  )
  expect(pages).toHaveLength(2)
  for (const page of pages) {
    for (const [, name = ''] of rows) expect(page).toContain(name)
    expect(page).toContain('Журнал · I четверть')
    expect(page).toContain('Сформировано 20.11.2026 10:00 · Ким В. А.')
    expect(page).toContain('М. П.')
  }
  expect(pages.map((page) => page.split('Оценка').length - 1)).toEqual([0, 1])
  expect(pages[1]).toMatch(/ФОСОРСОЧОценка/)
})

test.each([
  ['Опозданий', '2'],
  ['5', 'зч\u00a0123'],
])('a narrow column breaks neither its title «%s» nor «%s»', async (title, cell) => {
  const narrow = [...columns, { title, share: 0.5 }]
  const paper = await writePaper({ title: 'Отчёт' }, ({ table }) =>
    table({ columns: narrow, rows: rows.slice(0, 33).map((row) => [...row, cell]) }),
  )
  // letters under each other would take more than one page
  expect(pdfText(paper)).toHaveLength(1)
})
