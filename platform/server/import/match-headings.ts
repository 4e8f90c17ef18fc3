import { folded } from '#platform/contract/folded.ts'
import { problemColumn, type CombinedColumn, type ImportColumn } from '#platform/contract/import.ts'
import { msg, translate, type StoredText, type Text } from '#platform/contract/text.ts'
import { inEveryLanguage, keptWords } from '../language/spoken.ts'
import { refuse } from '../refusal.ts'
import type { RawSheet } from './sheet.ts'

/** Headings are compared without case, ё, punctuation and the star of a required one. */
export const plainHeading = (heading: string): string =>
  folded(heading)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const quoted = (titles: readonly string[]) => titles.map((title) => `«${title}»`).join(', ')

const [maxUnknown, maxHeadingLength, maxTextLength] = [50, 100, 1_000]

export interface StagedRow {
  number: number
  /** Texts by the keys of columns; an empty cell is ''. */
  cells: Record<string, string>
  /** What is wrong with a cell as a cell, not said yet. */
  flaws: Record<string, StoredText>
  /** Texts below unknown headings, by their place among these. */
  unmatched: Record<string, string>
}
interface Matched {
  rows: StagedRow[]
  /** Headings that no column has. */
  unknown: StoredText[]
  /** For each of them the column that it was said to mean before. */
  mapped: (string | null)[]
  /** Keys of the columns that stand under headings of their own. */
  known: string[]
}
/** Keys of columns by what headings were said to mean, plain. */
export type RememberedHeadings = ReadonlyMap<string, string>

const letters = 26
/** A column as a spreadsheet names it: 0 is A, 26 is AA. */
function columnLetters(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % letters))
  return index < letters ? last : columnLetters(Math.floor(index / letters) - 1) + last
}

interface Declared {
  columns: readonly ImportColumn[]
  combined?: readonly CombinedColumn[]
}

function columnsByPlace(headings: readonly string[], { columns, combined = [] }: Declared) {
  const names = new Map(
    columns.flatMap((one) =>
      [...inEveryLanguage(() => one.title), ...(one.synonyms ?? [])].map((name) => [plainHeading(name), one]),
    ),
  )
  const found = headings.map((heading) => names.get(plainHeading(heading)))
  const together = headings.map((heading) =>
    combined.find(({ title, synonyms = [] }) =>
      [...inEveryLanguage(() => translate(title)), ...synonyms].some(
        (name) => plainHeading(name) === plainHeading(heading),
      ),
    ),
  )
  const parts = new Set(together.flatMap((one) => one?.parts ?? []))
  const duplicates = columns.filter((one) => found.filter((column) => column === one).length > 1)
  if (duplicates.length > 0)
    throw refuse(
      'file',
      msg`Столбец встречается дважды: ${quoted(duplicates.map(({ title }) => title))}. Оставьте один`,
    )
  const missing = columns.filter((one) => one.isRequired === true && !found.includes(one) && !parts.has(one.key))
  const whys = inEveryLanguage(() => plainHeading(problemColumn.toString()))
  const unknown = headings.flatMap((heading, index) =>
    heading !== '' && (found[index] ?? together[index]) === undefined && !whys.includes(plainHeading(heading))
      ? [index]
      : [],
  )
  const known = [...new Set([...found.flatMap((one) => one?.key ?? []), ...parts])]
  return { found, together, unknown, known, missing }
}

/** What is missing may stand under another heading, which its reader will name. */
function requireColumns(missing: readonly ImportColumn[], unknown: readonly number[], hasRows: boolean): void {
  if (missing.length === 0 || (hasRows && unknown.length >= missing.length)) return
  throw refuse(
    'file',
    msg`Нет столбцов: ${quoted(missing.map(({ title }) => title))}. Названия столбцов — в первой строке, как в шаблоне`,
  )
}

/** Places of what stands below no heading. */
function namelessColumns([head, ...rest]: RawSheet['rows']): number[] {
  const width = Math.max(...rest.map(({ cells }) => cells.length), 0)
  return Array.from({ length: width }, (_, index) => index).filter(
    (index) => (head?.cells[index]?.text ?? '') === '' && rest.some(({ cells }) => cells[index]?.text),
  )
}
const titleOf = (headings: readonly string[], index: number): Text | string => {
  const heading = (headings[index] ?? '').slice(0, maxHeadingLength)
  return heading === '' ? msg`${columnLetters(index)} (без названия)` : heading
}

/** Shares the words of a cell out among its columns, as far as nothing stands in them by itself. */
function share(text: string, parts: readonly string[], cells: Record<string, string>): void {
  const words = text.split(/\s+/).filter(Boolean)
  for (const [index, key] of parts.entries()) {
    const own = index === parts.length - 1 ? words.slice(index).join(' ') : (words[index] ?? '')
    if (cells[key] === '') cells[key] = own
  }
}

/** For each unknown heading the column that it was said to mean, as far as nothing else in the file is that column. */
function rememberedFor(headings: readonly string[], known: readonly string[], remembered: RememberedHeadings) {
  const taken = new Set(known)
  return headings.map((heading) => {
    const key = remembered.get(plainHeading(heading))
    if (key === undefined || taken.has(key)) return null
    taken.add(key)
    return key
  })
}

/** Puts what stands below unknown headings into the columns that they mean; what they do not mean any more is emptied. */
export function laidOut(
  row: StagedRow,
  before: readonly (string | null)[],
  after: readonly (string | null)[],
): StagedRow {
  const cells = { ...row.cells }
  for (const key of before) if (key !== null) cells[key] = ''
  for (const [place, key] of after.entries()) if (key !== null) cells[key] = row.unmatched[place] ?? ''
  return { ...row, cells }
}

/**
 * Lays the rows of a sheet out by the columns of an import; the first filled row is the headings.
 * @param remembered what headings were said to mean before
 * @throws refusal 422 at `file` for missing and doubled columns, by their names, and for a sheet without rows
 */
export function matchHeadings({ rows }: RawSheet, declared: Declared, remembered: RememberedHeadings): Matched {
  const { columns } = declared
  const [head, ...rest] = rows
  if (!head) throw refuse('file', msg`Таблица пустая: заполните шаблон`)
  const headings = head.cells.map(({ text }) => text)
  const { found, together, unknown: strange, known, missing } = columnsByPlace(headings, declared)
  requireColumns(missing, strange, rest.length > 0)
  const unknown = [...strange, ...namelessColumns(rows)].slice(0, maxUnknown)
  const mapped = rememberedFor(
    unknown.map((index) => headings[index] ?? ''),
    known,
    remembered,
  )
  const staged = rest.map(({ number, cells }): StagedRow => {
    const unmatched = unknown.map(
      (index, place) => [place, (cells[index]?.text ?? '').slice(0, maxTextLength)] as const,
    )
    const row: StagedRow = {
      number,
      cells: Object.fromEntries(columns.map(({ key }) => [key, ''])),
      flaws: {},
      unmatched: Object.fromEntries(unmatched.filter(([, text]) => text !== '')),
    }
    for (const [index, column] of found.entries()) {
      const cell = cells[index]
      if (column === undefined || cell === undefined) continue
      row.cells[column.key] = cell.text
      if (cell.flaw !== undefined) row.flaws[column.key] = cell.flaw
    }
    for (const [index, one] of together.entries()) if (one) share(cells[index]?.text ?? '', one.parts, row.cells)
    return laidOut(row, [], mapped)
  })
  // a row with nothing under the known columns says nothing, but where a column is still to be named
  const isFilled = ({ cells, flaws, unmatched }: StagedRow) =>
    [...Object.values(cells), ...Object.keys(flaws), ...(missing.length > 0 ? Object.values(unmatched) : [])].some(
      Boolean,
    )
  const filled = staged.filter(isFilled)
  if (filled.length === 0) throw refuse('file', msg`В таблице нет строк под заголовками: заполните их`)
  return { rows: filled, unknown: unknown.map((index) => keptWords(titleOf(headings, index))), mapped, known }
}
