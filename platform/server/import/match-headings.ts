import { problemColumn, type CombinedColumn, type ImportColumn } from '#platform/contract/import.ts'
import { msg, translate, type StoredText, type Text } from '#platform/contract/text.ts'
import { inEveryLanguage, keptWords } from '../language/spoken.ts'
import { refuse } from '../refusal.ts'
import { columnLetters } from './column-letters.ts'
import type { RawSheet } from './sheet.ts'

/** Headings are compared without case, ё, punctuation and the star of a required one. */
const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const quoted = (titles: readonly string[]) => titles.map((title) => `«${title}»`).join(', ')

export interface StagedRow {
  number: number
  /** Texts by the keys of columns; an empty cell is ''. */
  cells: Record<string, string>
  /** What is wrong with a cell as a cell, not said yet. */
  flaws: Record<string, StoredText>
}
interface Matched {
  rows: StagedRow[]
  /** Headings that no column has. */
  unknown: StoredText[]
}

interface Declared {
  columns: readonly ImportColumn[]
  combined?: readonly CombinedColumn[]
}

function columnsByPlace(headings: readonly string[], { columns, combined = [] }: Declared) {
  const names = new Map(
    columns.flatMap((one) =>
      [...inEveryLanguage(() => one.title), ...(one.synonyms ?? [])].map((name) => [plain(name), one]),
    ),
  )
  const found = headings.map((heading) => names.get(plain(heading)))
  const together = headings.map((heading) =>
    combined.find(({ title, synonyms = [] }) =>
      [...inEveryLanguage(() => translate(title)), ...synonyms].some((name) => plain(name) === plain(heading)),
    ),
  )
  const parts = new Set(together.flatMap((one) => one?.parts ?? []))
  const doubled = columns.filter((one) => found.filter((column) => column === one).length > 1)
  if (doubled.length > 0)
    throw refuse('file', msg`Столбец встречается дважды: ${quoted(doubled.map(({ title }) => title))}. Оставьте один`)
  const missing = columns.filter((one) => one.isRequired === true && !found.includes(one) && !parts.has(one.key))
  if (missing.length > 0)
    throw refuse(
      'file',
      msg`Нет столбцов: ${quoted(missing.map(({ title }) => title))}. Названия столбцов — в первой строке, как в шаблоне`,
    )
  const whys = inEveryLanguage(() => plain(problemColumn.toString()))
  const unknown = headings.filter(
    (heading, index) =>
      heading !== '' && (found[index] ?? together[index]) === undefined && !whys.includes(plain(heading)),
  )
  return { found, together, unknown }
}

/** Places of what stands below no heading. */
function namelessColumns([head, ...rest]: RawSheet['rows']): Text[] {
  const width = Math.max(...rest.map(({ cells }) => cells.length), 0)
  return Array.from({ length: width }, (_, index) => index)
    .filter((index) => (head?.cells[index]?.text ?? '') === '' && rest.some(({ cells }) => cells[index]?.text))
    .map((index) => msg`${columnLetters(index)} (без названия)`)
}

/** Shares the words of a cell out among its columns, as far as nothing stands in them by itself. */
function share(text: string, parts: readonly string[], cells: Record<string, string>): void {
  const words = text.split(/\s+/).filter(Boolean)
  for (const [index, key] of parts.entries()) {
    const own = index === parts.length - 1 ? words.slice(index).join(' ') : (words[index] ?? '')
    if (cells[key] === '') cells[key] = own
  }
}

/**
 * Lays the rows of a sheet out by the columns of an import; the first filled row is the headings.
 * @throws refusal 422 at `file` for missing and doubled columns, by their names, and for a sheet without rows
 */
export function matchHeadings({ rows }: RawSheet, declared: Declared): Matched {
  const { columns } = declared
  const [head, ...rest] = rows
  if (!head) throw refuse('file', msg`Таблица пустая: заполните шаблон`)
  const { found, together, unknown } = columnsByPlace(
    head.cells.map(({ text }) => text),
    declared,
  )
  const staged = rest.map(({ number, cells }): StagedRow => {
    const row: StagedRow = { number, cells: Object.fromEntries(columns.map(({ key }) => [key, ''])), flaws: {} }
    for (const [index, column] of found.entries()) {
      const cell = cells[index]
      if (column === undefined || cell === undefined) continue
      row.cells[column.key] = cell.text
      if (cell.flaw !== undefined) row.flaws[column.key] = cell.flaw
    }
    for (const [index, one] of together.entries()) if (one) share(cells[index]?.text ?? '', one.parts, row.cells)
    return row
  })
  // a row with nothing under the known columns says nothing
  const nameless = namelessColumns(rows)
  const filled = staged.filter(({ cells, flaws }) => [...Object.values(cells), ...Object.keys(flaws)].some(Boolean))
  if (filled.length === 0) throw refuse('file', msg`В таблице нет строк под заголовками: заполните их`)
  const headings = [...unknown.map((heading) => heading.slice(0, 100)), ...nameless]
  return { rows: filled, unknown: headings.slice(0, 50).map(keptWords) }
}
