import type { Miss, Score } from '../../contract/journal.ts'
import type { Step } from '../../contract/scores.ts'
import { sameMark, sameMiss, type MarkValue, type MissValue } from './cell-value.ts'

/**
 * How far a draft has come. `failed`: not delivered, will be sent again by itself. `refused`: the rules say no. `clash`:
 * somebody else changed the same mark meanwhile.
 */
export type DraftState = 'waiting' | 'sending' | 'failed' | 'refused' | 'clash'

interface DraftOf<Row, Value> {
  /** Names the mark to the server until it has an id; a step sent twice is stored once. */
  client_id: string
  group_id: number
  cell: string
  lesson_id: number
  student_id: number
  /** The row as the server last gave it to us; null for a new one. */
  base: Row | null
  /** What it should be; null where it should go. */
  want: Value | null
  /** What was last sent of a mark without a row: the server may have it though its answer was lost. */
  sent: Value | null
  state: DraftState
  /** Why it was not stored, in words. */
  reason: string | null
  /** At a clash: what the server has now, null where the other one removed it. */
  theirs: Row | null
}
export interface ScoreDraft extends DraftOf<Score, MarkValue> {
  kind: 'score'
  type: Score['type']
  work_id: number | null
}
export interface MissDraft extends DraftOf<Miss, MissValue> {
  kind: 'miss'
}
/** A mark or miss that differs from what the server has: it stands until the server has answered. */
export type Draft = ScoreDraft | MissDraft

export const markOf = ({ value, comment }: Score): MarkValue => ({ value, comment })
export const missOf = ({ kind_id, minutes, reason }: Miss): MissValue => ({ kind_id, minutes, reason })

/** Whether a row of the server already is what the draft wants. */
export function isSettled(draft: Draft, row: Score | Miss | null): boolean {
  if (draft.want === null || row === null) return draft.want === row
  return draft.kind === 'score' ? sameMark(markOf(row as Score), draft.want) : sameMiss(missOf(row as Miss), draft.want)
}

/** Whether there is nothing to tell the server: it has what is wanted, and nothing is on its way that it may have taken. */
export const isIdle = (draft: Draft): boolean =>
  isSettled(draft, draft.base) && (draft.base !== null || draft.sent === null)

/**
 * The step that brings the server to what the draft wants. A new mark that went while its answer was lost is sent once more
 * as it was: the answer tells its id, by which it can then be removed.
 */
export function stepOf(draft: Draft): Step | null {
  const { client_id, lesson_id, student_id, base } = draft
  const seen = base === null ? {} : { id: base.id, version: base.version }
  const value = draft.want ?? (base === null ? draft.sent : null)
  if (value === null) {
    if (base === null) return null
    const what = draft.kind === 'score' ? 'remove_score' : 'remove_miss'
    return { do: what, client_id, id: base.id, version: base.version }
  }
  if (draft.kind === 'miss') return { do: 'miss', client_id, lesson_id, student_id, ...(value as MissValue), ...seen }
  const { type, work_id } = draft
  return { do: 'score', client_id, lesson_id, student_id, type, work_id, ...(value as MarkValue), ...seen }
}
