import { randomUUID } from 'node:crypto'
import {
  type Board,
  type MissRow,
  type ScoreRow,
  removeMiss,
  writeMiss,
  type MissReplay,
  type Outcome,
  Replay,
  removeScore,
  writeScore,
  type ScoreReplay,
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

const heldOf = (board: Board, subject: Subject, id: number) => {
  const held = subject === 'score' ? board.scoreById.get(id) : board.missById.get(id)
  return held && !held.is_gone ? held : undefined
}

/** Another mark of the same work or kind that has come since into the cell of one that the batch took away. */
function inItsPlace(board: Board, row: MarkBatchRow, later: readonly LaterChange[]): LaterChange | undefined {
  const work = row.subject === 'score' ? (row.before?.work_id ?? null) : null
  return later.find(
    (one) =>
      one.is_new &&
      one.subject === row.subject &&
      one.lesson_id === row.lesson_id &&
      one.student_id === row.student_id &&
      one.work_id === work &&
      heldOf(board, one.subject, one.id) !== undefined,
  )
}

/** Why a row is no longer as the batch left it; null where it is. */
function changedSince(board: Board, row: MarkBatchRow, later: readonly LaterChange[]): string | null {
  if (row.after === null) {
    const other = inItsPlace(board, row, later)
    return other ? changedBy(other) : null
  }
  const held = heldOf(board, row.subject, row.id)
  if (held?.row.version === row.after.version) return null
  return changedBy(later.find(({ subject, id }) => subject === row.subject && id === row.id))
}

/** What goes first: what is taken away makes room for what comes back. */
export const turnOf = ({ before, after }: Pick<BatchRow, 'before' | 'after'>): number =>
  before === null ? 0 : after === null ? 2 : 1

function takeBackScore(board: Board, row: MarkBatchRow & { subject: 'score' }, replay: ScoreReplay): Outcome<ScoreRow> {
  const { id, before, after } = row
  const version = after?.version
  if (before === null) return removeScore(board, { id, version }, replay)
  const { lesson_id, student_id, type, value, work_id, comment } = before
  const place = { lesson_id, student_id, type, value, work_id, comment }
  if (after === null) return writeScore(board, { ...place, client_id: randomUUID() }, replay)
  return writeScore(board, { ...place, client_id: '', id, version }, replay)
}

function takeBackMiss(board: Board, row: MarkBatchRow & { subject: 'miss' }, replay: MissReplay): Outcome<MissRow> {
  const { id, before, after } = row
  const version = after?.version
  if (before === null) return removeMiss(board, { id, version }, replay)
  const { lesson_id, student_id, kind_id, minutes, reason } = before
  const place = { lesson_id, student_id, kind_id, minutes, reason }
  if (after === null) return writeMiss(board, { ...place, client_id: randomUUID() }, replay)
  return writeMiss(board, { ...place, client_id: '', id, version }, replay)
}

/**
 * Takes marks and misses of a batch back on the board, row by row, by the rules of any other writing: what is still as the batch left it
 * returns to what it was before. Nothing is stored.
 */
export function planMarks(board: Board, rows: readonly MarkBatchRow[], later: readonly LaterChange[]): Undone[] {
  const scores: ScoreReplay = new Replay(board)
  const misses: MissReplay = new Replay(board)
  const inTurn = rows.toSorted((a, b) => turnOf(a) - turnOf(b))
  return inTurn.map((row): Undone => {
    const changed = changedSince(board, row, later)
    if (changed !== null) return { row, outcome: 'changed', reason: changed }
    const outcome = row.subject === 'score' ? takeBackScore(board, row, scores) : takeBackMiss(board, row, misses)
    if (outcome.kind === 'done') return { row, outcome: 'returns', reason: null }
    if (outcome.kind === 'refused') return { row, outcome: 'refused', reason: outcome.reason }
    return { row, outcome: 'changed', reason: changedBy(undefined) }
  })
}
