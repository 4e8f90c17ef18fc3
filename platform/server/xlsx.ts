import { colToLetter, writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx'
import { translate, t, type Words } from '#platform/contract/text.ts'

/** What a cell holds: a text, a number, a date as `yyyy-MM-dd`, or a moment as `yyyy-MM-ddTHH:mm:ss` of the school's clock; null and an empty text are an empty cell. */
export type SheetColumn<Row> = { title: Words; /** In characters. */ width: number } & (
  | { kind: 'text'; of: (row: Row) => string | null }
  | { kind: 'number'; of: (row: Row) => number | null }
  | { kind: 'date'; of: (row: Row) => string | null }
  | { kind: 'moment'; of: (row: Row) => string | null }
  /** A number, or a word in its place («н/а»), never what a person has typed. */
  | { kind: 'mark'; of: (row: Row) => number | string | null }
)

/** A column of counts or means. */
export const numberColumn = <Row>(title: Words, of: (row: Row) => number | null, width = 12): SheetColumn<Row> => ({
  title,
  width,
  kind: 'number',
  of,
})

/** A cell of the format «text» stays one when it is edited, whatever sign it begins with: `=1+1` is no formula. */
const formats = { text: '@', number: 'General', date: 'dd.mm.yyyy', moment: 'dd.mm.yyyy hh:mm:ss', mark: 'General' }
const longestSheetName = 31

function cellOf<Row>(column: SheetColumn<Row>, row: Row): CellValue {
  const value = column.of(row)
  if (value === null || value === '') return null
  if (column.kind === 'date') return new Date(`${value}T00:00:00Z`)
  return column.kind === 'moment' ? new Date(`${value}Z`) : value
}

/** Names of sheets know no signs of paths and no more than 31 characters. */
const sheetName = (title: string) =>
  title
    .replaceAll(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, longestSheetName) || t`Лист`

/** A sheet of a book: a bold head that stays in sight, a filter over it, one row of the file for each of `rows`. */
export function sheetOf<Row>(title: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]): WriteSheet {
  return {
    name: sheetName(title),
    columns: columns.map(({ width, kind }) => ({ width, numFmt: formats[kind] })),
    rows: [columns.map(({ title }) => translate(title)), ...rows.map((row) => columns.map((one) => cellOf(one, row)))],
    cells: new Map(columns.map((column, index) => [`0,${index}`, { value: translate(column.title), style: head }])),
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${colToLetter(columns.length - 1)}${rows.length + 1}` },
  }
}
const head = { font: { bold: true } }

/** Sheets as the bytes of an XLSX. Memory holds it all: tens of thousands of rows, not more. */
export async function writeBook(title: string, sheets: WriteSheet[]) {
  return new Uint8Array(await writeXlsx({ properties: { title }, sheets }))
}

/** One sheet as the bytes of an XLSX. */
export const writeSheet = <Row>(title: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]) =>
  writeBook(title, [sheetOf(title, columns, rows)])
