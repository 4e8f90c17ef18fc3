import type { HistoryEntry } from '#platform/contract/history.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import type { Retake } from '../../contract/journal.ts'
import type { CellValue, MarkValue } from '../sheet/cell-value.ts'

const stepOf = ({ steps }: HistoryEntry, field: string) => steps.find((step) => step.field === field)
const beforeOf = (entry: HistoryEntry, field: string) => stepOf(entry, field)?.before ?? null

/** Of a change that says nothing of it, what stands now. */
function commentBefore(entry: HistoryEntry, present: MarkValue | undefined): string | null {
  const step = stepOf(entry, 'comment')
  if (!step) return present?.comment ?? null
  return typeof step.before === 'string' ? step.before : null
}

function isInternalBefore(entry: HistoryEntry, present: MarkValue | undefined): boolean {
  const step = stepOf(entry, 'is_comment_internal')
  return step ? step.before === true : (present?.is_comment_internal ?? false)
}

function retakeBefore(entry: HistoryEntry, present: MarkValue | undefined): Retake | undefined {
  if (!stepOf(entry, 'former_value') && !stepOf(entry, 'retaken_on')) return present?.retake
  const former = stepOf(entry, 'former_value') ? beforeOf(entry, 'former_value') : present?.retake?.former
  const on = beforeOf(entry, 'retaken_on')
  return typeof former === 'number' && typeof on === 'string' ? { former, on } : undefined
}

function marksBefore({ marks }: CellValue, entry: HistoryEntry): MarkValue[] | null {
  if (entry.kind === 'made') return null
  const step = stepOf(entry, 'value')
  const isOne = marks.length === 1 && entry.kind === 'changed'
  const changed = step ? marks.findIndex(({ value }) => value === step.after) : -1
  const at = entry.kind === 'removed' ? -1 : isOne && !step ? 0 : changed
  const present = marks[at]
  const value = step ? step.before : present?.value
  if (typeof value !== 'number') return null
  const retake = retakeBefore(entry, present)
  const comment = commentBefore(entry, present)
  const mark: MarkValue = {
    value,
    comment,
    ...(comment !== null && isInternalBefore(entry, present) && { is_comment_internal: true }),
    ...(retake && { retake }),
  }
  return at < 0 ? [...marks, mark] : marks.toSpliced(at, 1, mark)
}

function missBefore(entry: HistoryEntry, kinds: readonly MissKind[]): CellValue['miss'] {
  const letter = beforeOf(entry, 'kind_id')
  const kind = kinds.find((one) => one.letter === letter && !one.is_archived)
  const minutes = beforeOf(entry, 'minutes')
  const reason = beforeOf(entry, 'reason')
  return kind
    ? {
        kind_id: kind.id,
        minutes: typeof minutes === 'number' ? minutes : null,
        reason: typeof reason === 'string' ? reason : null,
      }
    : null
}

/**
 * The whole cell with what a change has taken from it back in its place, its comment and retake with it: 7 where 7 became 9,
 * 8 and 7 where a second mark was removed. Null where the change took nothing.
 */
export function cellBefore(present: CellValue, entry: HistoryEntry, kinds: readonly MissKind[]): CellValue | null {
  if (entry.subject === 'journal.score') {
    const marks = marksBefore(present, entry)
    return marks && { marks, miss: present.miss }
  }
  const miss = missBefore(entry, kinds)
  const excludes = kinds.some(({ id, excludes_marks }) => id === miss?.kind_id && excludes_marks)
  return miss && { marks: excludes ? [] : present.marks, miss }
}
