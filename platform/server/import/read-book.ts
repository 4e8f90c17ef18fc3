import { parseCsv } from 'hucre/csv'
import { readXlsx, type CellValue, type Sheet } from 'hucre/xlsx'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { maxImportRows } from '#platform/contract/import.ts'
import { plainLine } from '#platform/contract/plain-line.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { msg, t, type Text } from '#platform/contract/text.ts'
import { examineArchive, UnfitFile } from './open-archive.ts'
import type { RawSheet } from './sheet.ts'

const maxColumns = 200
/** Beyond the rows that are taken, so that a longer sheet is known to be one. */
const readRows = maxImportRows + 100
const formulaFlaw = msg`В ячейке формула: вставьте значение`
const mergedFlaw = msg`Ячейка объединена с соседней: снимите объединение`
const tooLong = () => msg`В таблице больше ${displayNumber(maxImportRows)} строк: разделите файл`

/** A text of a cell as one line, without the `'` that keeps a text a text. */
const cleanText = (given: string): string => plainLine(given.toWellFormed()).replace(/^'+/, '')

function textOf(value: CellValue | undefined): string {
  if (value instanceof Date) return displayDate(value.toISOString().slice(0, 10))
  if (typeof value === 'boolean') return value ? t`Да` : t`Нет`
  // an IIN kept as a number is no 1.3e11
  if (typeof value === 'number')
    return Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toPrecision(15)))
  return cleanText(value ?? '')
}

function mergedCells({ merges = [] }: Sheet): Set<string> {
  const found = new Set<string>()
  for (const { startRow, endRow, startCol, endCol } of merges)
    for (let row = startRow; row <= Math.min(endRow, readRows); row++)
      for (let column = startCol; column <= Math.min(endCol, maxColumns); column++) found.add(`${row},${column}`)
  return found
}

function rawSheet(rows: readonly CellValue[][], flawAt: (row: number, column: number) => Text | undefined): RawSheet {
  const filled = rows.flatMap((values, row) => {
    const cells = values.slice(0, maxColumns).map((value, column): RawSheet['rows'][number]['cells'][number] => {
      const flaw = flawAt(row, column)
      return { text: textOf(value), ...(flaw === undefined ? {} : { flaw: flaw.stored() }) }
    })
    return cells.some(({ text }) => text !== '') ? [{ number: row + 1, cells }] : []
  })
  // one of them is the headings
  if (filled.length > maxImportRows + 1 || rows.length >= readRows) throw new UnfitFile(tooLong())
  return { rows: filled }
}

async function readXlsxSheet(bytes: Uint8Array): Promise<RawSheet> {
  let isFound = false
  const { sheets } = await readXlsx(bytes, {
    maxRows: readRows,
    sheets: ({ hidden, veryHidden }) => {
      if (isFound || hidden || veryHidden) return false
      return (isFound = true)
    },
  })
  const [sheet] = sheets
  if (!sheet) throw new UnfitFile(msg`В файле нет видимого листа`)
  const merged = mergedCells(sheet)
  return rawSheet(sheet.rows, (row, column) => {
    const at = `${row},${column}`
    if (sheet.cells?.get(at)?.formula !== undefined) return formulaFlaw
    return merged.has(at) ? mergedFlaw : undefined
  })
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
const readCsvSheet = (bytes: Uint8Array): RawSheet =>
  rawSheet(parseCsv(decode(bytes), { maxRows: readRows, skipEmptyRows: false }), () => undefined)

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)
const isText = (bytes: Buffer) => bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13)

/** Reads a spreadsheet by its content, whatever its name: XLSX or CSV. Throws `UnfitFile` with what to do about it. */
export async function readBook(bytes: Buffer): Promise<RawSheet> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new UnfitFile(msg`Это старый .xls или файл с паролем: сохраните его без пароля как «Книга Excel (*.xlsx)»`)
  if (!startsWith(bytes, 0x50, 0x4b)) {
    if (!isText(bytes)) throw new UnfitFile(msg`Это не таблица: подойдёт файл .xlsx или .csv`)
    return readCsvSheet(bytes)
  }
  await examineArchive(bytes)
  return readXlsxSheet(bytes)
}
