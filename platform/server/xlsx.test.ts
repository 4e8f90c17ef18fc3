import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { writeSheet, type SheetColumn } from './xlsx.ts'

interface Person {
  name: string
  born: string | null
  marks: number | null
  seen?: string
}
const columns: SheetColumn<Person>[] = [
  { title: 'ФИО', width: 40, kind: 'text', of: ({ name }) => name },
  { title: 'Дата рождения', width: 14, kind: 'date', of: ({ born }) => born },
  { title: 'Отметок', width: 10, kind: 'number', of: ({ marks }) => marks },
  { title: 'Был в сети', width: 18, kind: 'moment', of: ({ seen }) => seen ?? null },
]
const people: Person[] = [
  { name: 'Әлімжанұлы Нұрғали — ₸', born: '2013-02-15', marks: 7, seen: '2026-11-20T10:23:05' },
  ...['=1+1', '+7 702', '-2', '@sum', '\t=2'].map((name) => ({ name, born: null, marks: null })),
]
const written = async () => {
  const book = await readXlsx(await writeSheet('Ученики: 7Ә', columns, people), { readStyles: true })
  return book.sheets[0]
}

test('what is written is read back: Kazakh letters, dates without a shift, numbers, empty cells', async () => {
  const sheet = await written()
  expect(sheet?.rows.slice(0, 2)).toEqual([
    ['ФИО', 'Дата рождения', 'Отметок', 'Был в сети'],
    ['Әлімжанұлы Нұрғали — ₸', new Date('2013-02-15T00:00:00Z'), 7, new Date('2026-11-20T10:23:05Z')],
  ])
  expect(sheet?.name).toBe('Ученики  7Ә')
})

test('a text that looks like a formula is a text', async () => {
  const sheet = await written()
  expect(sheet?.rows.slice(2).map(([name]) => name)).toEqual(['=1+1', '+7 702', '-2', '@sum', '\t=2'])
  for (const [at, cell] of sheet?.cells ?? []) {
    expect(cell.formula).toBeUndefined()
    if (/^[1-9]\d*,0$/.test(at)) expect(cell.style?.numFmt).toBe('@')
  }
})

test('the head is bold, stays in sight and filters', async () => {
  const sheet = await written()
  expect(sheet?.cells?.get('0,0')?.style?.font?.bold).toBe(true)
  expect(sheet?.freezePane).toMatchObject({ rows: 1 })
  expect(sheet?.autoFilter?.range).toBe('A1:D7')
})

test('a list of nobody has its head', async () => {
  const book = await readXlsx(await writeSheet('', columns, []))
  expect(book.sheets[0]).toMatchObject({ name: 'Лист', rows: [['ФИО', 'Дата рождения', 'Отметок', 'Был в сети']] })
})

test('while the rows of a long table are gathered others are answered', async () => {
  let answered = 0
  let isOver = false
  const answer = () => {
    answered++
    if (!isOver) setImmediate(answer)
  }
  setImmediate(answer)
  const rows = Array.from({ length: 5_000 }, (_, index) => index)
  const seen: number[] = []
  const number: SheetColumn<number> = {
    title: 'Номер',
    width: 10,
    kind: 'number',
    of: (row) => {
      seen.push(answered)
      return row
    },
  }
  const book = await readXlsx(await writeSheet('Числа', [number], rows))
  isOver = true
  expect(book.sheets[0]?.rows.at(-1)).toEqual([4_999])
  expect(new Set(seen).size).toBeGreaterThan(20)
})
