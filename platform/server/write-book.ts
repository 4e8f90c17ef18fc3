// Writes books, in a thread: `xlsx.ts` is how the server asks for them. By hand, for a library makes objects of each cell.
import { bookParts, escaped, looks, mainXml } from './book-parts.ts'
import type { CellKind, ColumnChoices, PackedSheet, SheetCell } from './book-sheet.ts'
import { zipped } from './zip.ts'

/** Texts of a book, each once: cells say their numbers. */
class SharedTexts {
  readonly #numbers = new Map<string, number>()

  numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.#numbers.size)
    return this.#numbers.size - 1
  }

  xml(): string {
    const texts = [...this.#numbers.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
    return mainXml('sst', texts.join(''))
  }
}

/** «A» for 0, «AA» for 26. */
const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

const dayMs = 86_400_000
/** Days of spreadsheets begin before 1900. */
const firstDay = 25_569
/** The number of a day, by which hour it may be a part of one; hundredths of a millisecond are kept. */
const serialOf = (instant: string) => Math.round((Date.parse(instant) / dayMs + firstDay) * 1e10) / 1e10

interface ColumnLook {
  letter: string
  kind?: CellKind
  style: string
}
const styleOf = (look: number) => (look === 0 ? '' : ` s="${look}"`)

/** @param row from 1 */
function cellXml({ letter, kind, style }: ColumnLook, row: number, value: SheetCell, texts: SharedTexts): string {
  const start = `<c r="${letter}${row}"${style}`
  if (value === null || value === '' || Number.isNaN(value)) return style === '' ? '' : `${start}/>`
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`
  if (kind === 'date') return `${start}><v>${serialOf(`${value}T00:00:00Z`)}</v></c>`
  if (kind === 'moment') return `${start}><v>${serialOf(`${value}Z`)}</v></c>`
  return `${start} t="s"><v>${texts.numberOf(value)}</v></c>`
}
function rowXml(row: number, cells: readonly SheetCell[], columns: readonly ColumnLook[], texts: SharedTexts): string {
  let line = `<row r="${row}">`
  for (let index = 0; index < columns.length; index++)
    line += cellXml(columns[index]!, row, cells[index] ?? null, texts)
  return `${line}</row>`
}

const choicesXml = ({ column, lastRow, values, title, message }: ColumnChoices) =>
  `<dataValidation type="list" sqref="${letterOf(column)}2:${letterOf(column)}${lastRow}" allowBlank="1" showErrorMessage="1" errorTitle="${escaped(title)}" error="${escaped(message)}"><formula1>"${escaped(values.join(','))}"</formula1></dataValidation>`

function sheetXml({ columns, pieces, choices = [], foot = [] }: PackedSheet, texts: SharedTexts): string {
  const rows = pieces.flatMap((piece) => JSON.parse(piece) as SheetCell[][])
  const own = columns.map(({ kind }, index) => ({ letter: letterOf(index), kind, style: styleOf(looks[kind]) }))
  const bold = own.map(({ letter }) => ({ letter, style: styleOf(looks.bold) }))
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = columns.map(({ title }) => title)
  const lines = [
    rowXml(1, titles, bold, texts),
    ...rows.map((row, index) => rowXml(index + 2, row, own, texts)),
    ...(foot.length > 0 ? [rowXml(rows.length + 2, foot, bold, texts)] : []),
  ]
  const last = letterOf(columns.length - 1)
  const rules =
    choices.length > 0
      ? `<dataValidations count="${choices.length}">${choices.map(choicesXml).join('')}</dataValidations>`
      : ''
  return mainXml(
    'worksheet',
    `<dimension ref="A1:${last}${lines.length}"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen" activePane="bottomLeft"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData><autoFilter ref="A1:${last}${rows.length + 1}"/>${rules}`,
  )
}

/** Sheets as the bytes of an XLSX. Memory holds it all: tens of thousands of rows, not more. */
export function writeSheets(title: string, sheets: readonly PackedSheet[]): Uint8Array<ArrayBuffer> {
  const texts = new SharedTexts()
  const written = sheets.map((sheet) => ({ name: sheet.name, xml: sheetXml(sheet, texts) }))
  return zipped(bookParts(title, written, texts.xml()))
}
