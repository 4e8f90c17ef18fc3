import type { DraftKind, DraftOf } from '#platform/web/outbox/draft.ts'
import type { Miss, Score } from '../../contract/journal.ts'
import type { Step, StepOutcome } from '../../contract/scores.ts'
import { sameMark, sameMiss, type MarkValue, type MissValue } from './cell-value.ts'

interface OfLesson {
  lesson_id: number
  student_id: number
}
export interface ScoreDraft extends DraftOf<Score, MarkValue>, OfLesson {
  kind: 'score'
  type: Score['type']
  work_id: number | null
  /** No mark stood in the cell when this one was written; those written with it follow it. */
  is_first: boolean
}
export interface MissDraft extends DraftOf<Miss, MissValue>, OfLesson {
  kind: 'miss'
}
/** A mark or miss that differs from what the server has; its sheet is the group. */
export type Draft = ScoreDraft | MissDraft

export const markOf = ({ value, comment, is_comment_internal, retake }: Score): MarkValue => ({
  value,
  comment,
  ...(is_comment_internal && { is_comment_internal }),
  ...(retake && { retake }),
})
export const missOf = ({ kind_id, minutes, reason }: Miss): MissValue => ({ kind_id, minutes, reason })

/** Whether a mark of the server is what is wanted; of a retake it alone knows what stood before. */
function isWanted(row: Score, want: MarkValue): boolean {
  const retake = row.retake && want.retake ? { ...want.retake, former: row.retake.former } : want.retake
  return sameMark(markOf(row), { ...want, ...(retake && { retake }) })
}

/** Whether a row of the server already is what the draft wants. */
function isSettled(draft: Draft, row: Score | Miss | null): boolean {
  if (draft.want === null || row === null) return draft.want === row
  return draft.kind === 'score' ? isWanted(row as Score, draft.want) : sameMiss(missOf(row as Miss), draft.want)
}

/**
 * The step that brings the server to what the draft wants. A new mark that went while its answer was lost is sent once more
 * as it was: the answer tells its id, by which it can then be removed.
 */
function stepOf(draft: Draft): Step | null {
  const step = plainStepOf(draft)
  return step && draft.act !== undefined ? { ...step, act: draft.act } : step
}

function plainStepOf(draft: Draft): Step | null {
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
  // what was taken back is named, what never was is not
  const mark = value as MarkValue
  const taken = {
    ...(draft.base?.is_comment_internal && { is_comment_internal: false }),
    ...(draft.base?.retake && { retake: null }),
  }
  const known = base === null && draft.is_first ? { is_first: true } : seen
  return { do: 'score', client_id, lesson_id, student_id, type, work_id, ...taken, ...mark, ...known }
}

/** What an answer says that stands now: a step is about a mark or about a miss, never both. */
export const rowOf = ({ score, miss }: StepOutcome): Score | Miss | null => score ?? miss ?? null

export const journalDrafts: DraftKind<Draft, Step> = { isSettled, stepOf }
