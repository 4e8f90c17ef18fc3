import { randomUUID } from 'node:crypto'
import {
  missWriter,
  retakeOf,
  scoreWriter,
  type MarkingBatch,
  type MissWriter,
  type ScoreWriter,
} from '#areas/journal/server/index.ts'
import { t } from '#platform/contract/text.ts'
import type { BatchRow, LaterChange, MarkBatchRow } from './batch-rows.ts'

export interface Undone {
  row: BatchRow
  outcome: 'returns' | 'changed' | 'refused'
  reason: string | null
}
type Subject = MarkBatchRow['subject']

export const changedBy = (later: Pick<LaterChange, 'who' | 'at'> | undefined): string => {
  if (!later) return t`Изменено позже`
  return later.who === null ? t`Изменено позже, ${later.at}` : t`Позже изменено: ${later.who}, ${later.at}`
}

const trackedOf = (markingBatch: MarkingBatch, subject: Subject, id: number) => {
  const tracked = subject === 'score' ? markingBatch.scores.byId(id) : markingBatch.misses.byId(id)
  return tracked && !tracked.is_gone ? tracked : undefined
}

/** Another mark of the same work or kind that has come since into the cell of one that the batch took away. */
function inItsPlace(
  markingBatch: MarkingBatch,
  row: MarkBatchRow,
  later: readonly LaterChange[],
): LaterChange | undefined {
  const work = row.subject === 'score' ? (row.before?.work_id ?? null) : null
  return later.find(
    (one) =>
      one.is_new &&
      one.subject === row.subject &&
      one.lesson_id === row.lesson_id &&
      one.student_id === row.student_id &&
      one.work_id === work &&
      trackedOf(markingBatch, one.subject, one.id) !== undefined,
  )
}

/** Why a row is no longer as the batch left it; null where it is. */
function changedSince(markingBatch: MarkingBatch, row: MarkBatchRow, later: readonly LaterChange[]): string | null {
  if (row.after === null) {
    const other = inItsPlace(markingBatch, row, later)
    return other ? changedBy(other) : null
  }
  const tracked = trackedOf(markingBatch, row.subject, row.id)
  if (tracked?.row.version === row.after.version) return null
  return changedBy(later.find(({ subject, id }) => subject === row.subject && id === row.id))
}

/** What goes first: what is taken away makes room for what comes back. */
export const turnOf = ({ before, after }: Pick<BatchRow, 'before' | 'after'>): number =>
  before === null ? 0 : after === null ? 2 : 1

function revertScore(writer: ScoreWriter, { id, before, after }: MarkBatchRow & { subject: 'score' }) {
  const version = after?.version
  if (before === null) return writer.remove({ id, version })
  const { lesson_id, student_id, type, value, work_id, comment } = before
  const { is_comment_internal = false, former_value = null, retaken_on = null } = before
  const retake = retakeOf({ former_value, retaken_on })
  const place = { lesson_id, student_id, type, value, work_id, comment, is_comment_internal, retake }
  if (after === null) return writer.write({ ...place, client_id: randomUUID() })
  return writer.write({ ...place, client_id: '', id, version })
}

function revertMiss(writer: MissWriter, { id, before, after }: MarkBatchRow & { subject: 'miss' }) {
  const version = after?.version
  if (before === null) return writer.remove({ id, version })
  const { lesson_id, student_id, kind_id, minutes, reason } = before
  const place = { lesson_id, student_id, kind_id, minutes, reason }
  if (after === null) return writer.write({ ...place, client_id: randomUUID() })
  return writer.write({ ...place, client_id: '', id, version })
}

/**
 * Takes marks and misses of a batch back on the board, row by row, by the rules of any other writing: what is still as the batch left it
 * returns to what it was before. Nothing is stored.
 */
export function planMarks(
  markingBatch: MarkingBatch,
  rows: readonly MarkBatchRow[],
  later: readonly LaterChange[],
): Undone[] {
  const [scores, misses] = [scoreWriter(markingBatch, true), missWriter(markingBatch)]
  const inTurn = rows.toSorted((a, b) => turnOf(a) - turnOf(b))
  return inTurn.map((row): Undone => {
    const changed = changedSince(markingBatch, row, later)
    if (changed !== null) return { row, outcome: 'changed', reason: changed }
    const outcome = row.subject === 'score' ? revertScore(scores, row) : revertMiss(misses, row)
    if (outcome.kind === 'done') return { row, outcome: 'returns', reason: null }
    if (outcome.kind === 'refused') return { row, outcome: 'refused', reason: outcome.reason }
    return { row, outcome: 'changed', reason: changedBy(undefined) }
  })
}
