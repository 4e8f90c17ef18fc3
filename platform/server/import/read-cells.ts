import { addDays, displayDate, isCalendarDate, parseDisplayDate } from '#platform/contract/calendar-date.ts'
import { folded } from '#platform/contract/folded.ts'
import { maxCellLength, type DeclaredColumn, type ImportColumn } from '#platform/contract/import.ts'
import { listed, msg, translate, type StoredText, type Text } from '#platform/contract/text.ts'
import { inEveryLanguage } from '../language/spoken.ts'
import type { FoundProblem, ImportValues } from './kind.ts'
import type { StagedRow } from './match-headings.ts'

/** What a file has wrong with a cell was kept unsaid. */
interface CellProblem extends Omit<FoundProblem, 'text'> {
  text: FoundProblem['text'] | StoredText
}
interface Read {
  values: ImportValues
  problems: CellProblem[]
}
type Value = { value: string } | { objection: Text }

const plain = (word: string) => folded(word).replaceAll(/\s+/g, ' ').trim()
/** Day 0 of the days that spreadsheets count. */
const excelEpoch = '1899-12-30'
const lastExcelDay = 2_958_465

function dateOf(text: string): Value {
  const serial = /^\d{1,7}$/.test(text) ? Number(text) : 0
  const date =
    serial > 0 && serial <= lastExcelDay
      ? addDays(excelEpoch, serial)
      : (parseDisplayDate(text) ?? (isCalendarDate(text) ? text : null))
  return date === null || date < '1900' ? { objection: msg`Ожидается дата ДД.ММ.ГГГГ` } : { value: date }
}
function numberOf(text: string): Value {
  const given = text.replaceAll(/\s/g, '').replace(',', '.')
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(given) ? { value: given } : { objection: msg`Ожидается число` }
}
function choiceOf(text: string, { choices = [] }: DeclaredColumn): Value {
  const found = choices.find((one) =>
    [one.value, ...inEveryLanguage(() => translate(one.title)), ...(one.synonyms ?? [])].some(
      (word) => plain(word) === plain(text),
    ),
  )
  if (found) return { value: found.value }
  const titles = choices.map(({ title }) => title)
  return { objection: msg`Подойдёт: ${listed(titles, ', ')}` }
}
function textOf(text: string, { maxLength = maxCellLength }: DeclaredColumn): Value {
  return text.length > maxLength ? { objection: msg`Не длиннее ${maxLength} знаков` } : { value: text }
}
function valueOf(text: string, column: DeclaredColumn): Value {
  if (column.kind === 'date') return dateOf(text)
  if (column.kind === 'number') return numberOf(text)
  return column.kind === 'choice' ? choiceOf(text, column) : textOf(text, column)
}

/** Reads the cells of a row by their columns; what can't be read is told as a problem and left undefined. */
export function readCells({ cells, flaws }: Omit<StagedRow, 'number'>, columns: readonly DeclaredColumn[]): Read {
  const values: Record<string, string> = {}
  const problems: CellProblem[] = []
  const object = (column: string, text: CellProblem['text']) => problems.push({ column, level: 'error', text })
  for (const column of columns) {
    const flaw = flaws[column.key]
    const text = cells[column.key] ?? ''
    if (flaw !== undefined) object(column.key, flaw)
    else if (text === '') {
      if (column.isRequired === true) object(column.key, msg`Обязательное поле`)
    } else {
      const read = valueOf(text, column)
      if ('objection' in read) object(column.key, read.objection)
      else values[column.key] = read.value
    }
  }
  return { values, problems }
}

/** A stored value as a person reads it. */
export function shownValue(value: string | null, column: ImportColumn | undefined): string | null {
  if (value === null || column === undefined) return value
  if (column.kind === 'date' && isCalendarDate(value)) return displayDate(value)
  return column.choices?.find((one) => one.value === value)?.title ?? value
}
