import { expect, test } from 'vitest'
import { pdfText } from '#tests/pdf-text.ts'
import { rowsIn } from '#tests/list-export.ts'
import { isUndrawn, listPaper } from './list-paper.ts'
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
