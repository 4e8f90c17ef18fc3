// Writes books, in a thread: `xlsx.ts` is how the server asks for them.
import { colToLetter, writeXlsx, type CellValue, type DataValidation, type WriteSheet } from 'hucre/xlsx'
import type { CellKind, ColumnChoices, PackedSheet, SheetCell } from './book-sheet.ts'
import { packAtOnce } from './pack-at-once.ts'

packAtOnce()

/**
 * A cell of the format «text» stays one when it is edited, whatever sign it begins with: `=1+1` is no formula. Numbers need none,
 * and so are not written at all where they are empty.
 */
const styles: Readonly<Partial<Record<CellKind, { numFmt: string }>>> = {
  text: { numFmt: '@' },
  date: { numFmt: 'dd.mm.yyyy' },
  moment: { numFmt: 'dd.mm.yyyy hh:mm:ss' },
}
const bold = { font: { bold: true } }

function cellOf(kind: CellKind | undefined, value: SheetCell): CellValue {
  if (value === null || value === '') return null
  if (kind === 'date') return new Date(`${value}T00:00:00Z`)
  return kind === 'moment' ? new Date(`${value}Z`) : value
}

function validationOf({ column, lastRow, values, title, message }: ColumnChoices): DataValidation {
  const letter = colToLetter(column)
  return {
    type: 'list',
    values,
    range: `${letter}2:${letter}${lastRow}`,
    allowBlank: true,
    showErrorMessage: true,
    errorTitle: title,
    errorMessage: message,
  }
}

const boldCells = (row: number, cells: readonly SheetCell[]) =>
  cells.map((value, index) => [`${row},${index}`, { value, style: bold }] as const)

function unpacked({ name, columns, pieces, choices, foot = [] }: PackedSheet): WriteSheet {
  const rows = pieces.flatMap((piece) => JSON.parse(piece) as SheetCell[][])
  const titles = columns.map(({ title }) => title)
  return {
    name,
    columns: columns.map(({ width, kind }) => ({ width, ...(styles[kind] && { style: styles[kind] }) })),
    rows: [
      titles,
      ...rows.map((row) => row.map((value, index) => cellOf(columns[index]?.kind, value))),
      ...(foot.length > 0 ? [[...foot]] : []),
    ],
    cells: new Map([...boldCells(0, titles), ...boldCells(rows.length + 1, foot)]),
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${colToLetter(columns.length - 1)}${rows.length + 1}` },
    ...(choices ? { dataValidations: choices.map(validationOf) } : {}),
  }
}

/** Sheets as the bytes of an XLSX. Memory holds it all: tens of thousands of rows, not more. */
export async function writeSheets(title: string, sheets: readonly PackedSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await writeXlsx({ properties: { title }, sheets: sheets.map(unpacked) }))
}
