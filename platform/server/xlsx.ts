import { translate, t, type Words } from '#platform/contract/text.ts'
import type { BookSheet, PackedSheet, SheetCell } from './book-sheet.ts'
import { footOf } from './sheet-foot.ts'
import { inThreads } from './threads/in-threads.ts'
import type * as writing from './write-book.ts'

const writeSheets = inThreads<typeof writing>(new URL('write-book.ts', import.meta.url))('writeSheets')

/** What a cell holds: a text, a number, a date as `yyyy-MM-dd`, or a moment as `yyyy-MM-ddTHH:mm:ss` of the school's clock; null and an empty text are an empty cell. */
export type SheetColumn<Row> = { title: Words; /** In characters. */ width: number } & (
  | { kind: 'text'; of: (row: Row) => string | null }
  | {
      kind: 'number'
      /** It counts things: their sum stands under the list. */ isSummed?: true
      of: (row: Row) => number | null
    }
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

const maxSheetNameLength = 31

/** Names of sheets know no signs of paths and no more than 31 characters. */
const sheetName = (title: string) =>
  title
    .replaceAll(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, maxSheetNameLength) || t`Лист`

/** A sheet of a book: a bold head that stays in sight, a filter over it, one row of the file for each of `rows`. */
export function sheetOf<Row>(title: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]): BookSheet {
  const foot = footOf(columns, rows)
  return {
    name: sheetName(title),
    columns: columns.map((column) => ({ title: translate(column.title), width: column.width, kind: column.kind })),
    rows: cellsOf(columns, rows),
    ...(foot ? { foot } : {}),
  }
}
function* cellsOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Generator<SheetCell[]> {
  for (const row of rows) yield columns.map((column) => column.of(row))
}

/** So many rows take a few milliseconds: between them the server answers others. */
const rowsAtOnce = 200
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))

async function packed({ rows, ...sheet }: BookSheet): Promise<PackedSheet> {
  const pieces: string[] = []
  let piece: (readonly SheetCell[])[] = []
  for (const row of rows) {
    piece.push(row)
    if (piece.length < rowsAtOnce) continue
    pieces.push(JSON.stringify(piece))
    piece = []
    await breathe()
  }
  return { ...sheet, pieces: [...pieces, JSON.stringify(piece)] }
}

/** Sheets as the bytes of an XLSX; a thread writes them. Memory holds it all: tens of thousands of rows, not more. */
export async function writeBook(title: string, sheets: readonly BookSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const ready: PackedSheet[] = []
  for (const sheet of sheets) ready.push(await packed(sheet))
  return writeSheets(title, ready)
}

/** One sheet as the bytes of an XLSX. */
export const writeSheet = <Row>(title: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]) =>
  writeBook(title, [sheetOf(title, columns, rows)])
