import { expect, test } from 'vitest'
import { pdfText } from '#tests/pdf-text.ts'
import { rowsIn } from '#tests/list-export.ts'
import { isUndrawn, listPaper } from './list-paper.ts'
import { groupsSheet } from './row-groups.ts'
import { numberColumn, writeSheet, type SheetColumn } from './xlsx.ts'

interface Row {
  name: string
  students: number | null
  shift: number
}
const rows: Row[] = [
  { name: '7А', students: 21.1, shift: 1 },
  { name: '7Б', students: 0.2, shift: 2 },
  { name: '7В', students: null, shift: 2 },
]
const name: SheetColumn<Row> = { title: 'Класс', width: 8, kind: 'text', of: (row) => row.name }
const students: SheetColumn<Row> = {
  title: 'Учеников',
  width: 10,
  kind: 'number',
  isSummed: true,
  of: (row) => row.students,
}
const shift = numberColumn<Row>('Смена', (row) => row.shift)

test('sums stand under a sheet, of the columns that count things', async () => {
  expect((await rowsIn(await writeSheet('Классы', [name, students, shift], rows))).at(-1)).toEqual([
    'Всего',
    21.3,
    null,
  ])
  expect((await rowsIn(await writeSheet('Классы', [students, name], rows))).at(-1)).toEqual([21.3, null])
  expect(await rowsIn(await writeSheet('Классы', [name, shift], rows))).toHaveLength(4)
})

test('sums stand under a list on paper', async () => {
  const paper = listPaper({
    title: 'Классы',
    today: '2026-11-20',
    columns: [name, students, shift],
    rows,
    narrowedBy: '',
  })
  expect(isUndrawn(paper)).toBe(true)
  const { bytes } = await paper.draw({ school: 'Школа', logo: null, made: '20.11.2026' })
  expect(pdfText(bytes).join('')).toContain('Всего21,3')
})

test('put together by a column, on paper and in a book each group has its sums, and all have theirs', async () => {
  const paper = listPaper({
    title: 'Классы',
    today: '2026-11-20',
    columns: [name, students, shift],
    rows,
    by: shift,
    narrowedBy: '',
  })
  const { bytes } = await paper.draw({ school: 'Школа', logo: null, made: '20.11.2026' })
  const text = pdfText(bytes).join('')
  for (const said of ['По столбцу «Смена», групп: 2', '1 · 1', '2 · 2', 'Всего21,1', 'Всего0,2', 'Учеников: 21,3'])
    expect(text).toContain(said)
  const sheet = groupsSheet(shift, [name, students, shift], rows)
  expect([...sheet.rows]).toEqual([
    ['1', 1, 21.1],
    ['2', 2, 0.2],
  ])
  expect(sheet.foot).toEqual(['Всего', 3, 21.3])
})

test('how a list is narrowed and put together stands on every sheet of it, also where it takes two lines', async () => {
  const many = Array.from({ length: 150 }, (_, index) => ({ name: `${index}`, students: 1, shift: index < 75 ? 1 : 2 }))
  const narrowed = ['Поиск: ахметов', 'Класс: 7А', 'Кафедра: Кафедра общественно-гуманитарных дисциплин', 'В архиве']
  for (const narrowedBy of [narrowed.slice(0, 2).join(' · '), narrowed.join(' · ')]) {
    const paper = listPaper({
      title: 'Классы',
      today: '2026-11-20',
      columns: [name, shift],
      rows: many,
      by: shift,
      narrowedBy,
    })
    const pages = pdfText((await paper.draw({ school: 'Школа', logo: null, made: '20.11.2026' })).bytes)
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages)
      expect(page.replaceAll(/\s+/g, ' ')).toContain(
        `Классы · ${narrowedBy} · Строк: 150 · По столбцу «Смена», групп: 2`,
      )
  }
})
