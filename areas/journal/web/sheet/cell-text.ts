import { t } from '@lingui/core/macro'
import type { ReadCell } from '#platform/web/grid/index.ts'
import {
  cellText,
  parseCell,
  type CellColumn,
  type CellContent,
  type CellInput,
  type InputSource,
} from '../../rules/cell-input.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import type { CellValue, MarkValue, MissValue } from './cell-value.ts'
import type { MarkColumn } from './columns.ts'

/** What a column takes, for `parseCell`. */
export const cellColumnOf = (column: MarkColumn, foMaximum: number): CellColumn =>
  column.kind === 'work' ? { type: column.work.kind, maximum: column.work.maximum } : { type: 'fo', maximum: foMaximum }

/** A cell as text: «7/8», «О15 7», «Н»; `parseCell` reads it back. */
export function textOf({ marks, miss }: CellValue, kinds: readonly MissKind[]): string {
  const kind = miss ? kinds.find(({ id }) => id === miss.kind_id) : undefined
  return cellText(
    {
      scores: marks.map(({ value }) => value),
      miss: kind ? { code: kind.code, minutes: miss?.minutes ?? null } : null,
    },
    kinds,
  )
}

/** The same for another program: Excel would take «7/8» for the eighth of July. */
export const copiedText = (value: CellValue, kinds: readonly MissKind[]): string =>
  textOf(value, kinds).replaceAll('/', ' ')

interface Reading {
  column: CellColumn
  kinds: readonly MissKind[]
  present: CellValue
  source?: InputSource
}

function missValue(code: string, minutes: number | null, { kinds, present }: Reading): MissValue | null {
  const kind = kinds.find((one) => one.code === code)
  if (!kind) return null
  return { kind_id: kind.id, minutes, reason: present.miss?.kind_id === kind.id ? present.miss.reason : null }
}

/**
 * A new miss that excludes marks is not read with one; of a mark beside the miss that stands the rules decide, which know what
 * may be given up for it.
 */
function excludedMark({ scores, miss }: CellContent, { column, kinds, present }: Reading): string | null {
  const kind = miss && kinds.find(({ code }) => code === miss.code)
  if (!kind?.excludes_marks || column.type !== 'fo' || scores.length === 0) return null
  return present.miss?.kind_id === kind.id ? null : t`С «${kind.letter}» ФО не ставится`
}

/** What a text says of a cell, or in words why it can't be read. */
function readContent(text: string, reading: Reading): CellInput {
  const read = parseCell(text, reading.column, reading.kinds, reading.source)
  const excluded = read.content && excludedMark(read.content, reading)
  return excluded === null ? read : { content: null, problem: excluded }
}

/** New points over old marks: each keeps the comment and the retake of the one it replaces. */
const over = (present: readonly MarkValue[], scores: readonly number[]): MarkValue[] =>
  scores.map((value, index) => ({ comment: null, ...present[index], value }))

/** The whole cell as a text says it: what the text doesn't name, goes. */
export function readWhole(text: string, reading: Reading): ReadCell<CellValue> {
  const read = readContent(text, reading)
  if (read.content === null) return { value: null, problem: read.problem }
  const { scores, miss } = read.content
  return {
    value: {
      marks: over(reading.present.marks, scores),
      miss: miss && missValue(miss.code, miss.minutes, reading),
    },
    problem: null,
  }
}

/**
 * Keys typed over a cell: digits replace the last mark (the one in focus), a leading «/» adds to the marks, a letter sets
 * the miss; what is not typed about stays.
 */
export function readTyped(text: string, reading: Reading): ReadCell<CellValue> {
  const read = readContent(text, { ...reading, source: 'typed' })
  if (read.content === null) return { value: null, problem: read.problem }
  const { scores, miss } = read.content
  const { present } = reading
  const kept = text.startsWith('/') ? present.marks.length : Math.max(0, present.marks.length - 1)
  const marks =
    scores.length === 0 ? present.marks : [...present.marks.slice(0, kept), ...over(present.marks.slice(kept), scores)]
  return { value: { marks, miss: miss ? missValue(miss.code, miss.minutes, reading) : present.miss }, problem: null }
}

/** Whether more keys could still make sense of a text that can't be read yet: «д» of «до», «о» of «осв». */
export function mayContinue(text: string, kinds: readonly MissKind[]): boolean {
  const last = text.toLowerCase().split('/').at(-1) ?? ''
  return last !== '' && kinds.some(({ letter }) => letter.toLowerCase().startsWith(last))
}
