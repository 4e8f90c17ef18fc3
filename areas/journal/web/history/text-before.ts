import type { HistoryEntry } from '#platform/contract/history.ts'
import type { MissKind } from '../../contract/journal.ts'
import { textOf } from '../sheet/cell-text.ts'
import type { CellValue, MarkValue } from '../sheet/cell-value.ts'

const beforeOf = ({ steps }: HistoryEntry, field: string) => steps.find((step) => step.field === field)?.before ?? null

function markBefore({ marks }: CellValue, entry: HistoryEntry): MarkValue[] | null {
  const step = entry.steps.find(({ field }) => field === 'value')
  if (typeof step?.before !== 'number') return null
  const value: MarkValue = { value: step.before, comment: null }
  const at = entry.kind === 'removed' ? -1 : marks.findIndex((mark) => mark.value === step.after)
  return at < 0 ? [...marks, value] : marks.toSpliced(at, 1, value)
}

function missBefore(entry: HistoryEntry, kinds: readonly MissKind[]): CellValue['miss'] {
  const letter = beforeOf(entry, 'kind_id')
  const kind = kinds.find((one) => one.letter === letter && !one.is_archived)
  const minutes = beforeOf(entry, 'minutes')
  return kind ? { kind_id: kind.id, minutes: typeof minutes === 'number' ? minutes : null, reason: null } : null
}

/**
 * The whole cell as a text with what a change has taken from it back in its place: «7» where 7 became 9, «8/7» where a second
 * mark was removed. Null where the change took nothing.
 */
export function textBefore(present: CellValue, entry: HistoryEntry, kinds: readonly MissKind[]): string | null {
  if (entry.subject === 'journal.score') {
    const marks = markBefore(present, entry)
    return marks && textOf({ marks, miss: present.miss }, kinds)
  }
  const miss = missBefore(entry, kinds)
  const excludes = kinds.some(({ id, excludes_marks }) => id === miss?.kind_id && excludes_marks)
  return miss && textOf({ marks: excludes ? [] : present.marks, miss }, kinds)
}
