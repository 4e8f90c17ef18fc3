import { pairKey } from '#areas/grading/rules/pair-key.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Miss, MissKind, Score, Work } from '../../contract/journal.ts'
import type { MemberPeriod } from '../../rules/mark-context.ts'
import type { GroupFacts } from './group-facts.ts'

/** Who writes: the account for the history, the person as author. Null in what no account did, an import. */
export interface Marker {
  accountId: number | null
  /** The account that really acts, under impersonation. */
  act?: number | undefined
  personId: number | null
}

/** A stored row as it is held while a block is worked through. */
export type ScoreRow = Score & { client_id: string; author_id: number | null }
export type MissRow = Miss & {
  client_id: string
  author_id: number | null
  /** Whether the writer may change its kind and reason without marking in the lesson: the class teacher. */
  may_correct: boolean
}

/** A row with what it was before the block; null for a new one, whose id is 0 until it is written. */
export interface TrackedRow<Row> {
  before: Row | null
  row: Row
  is_gone: boolean
  /** The moment it counts as written, local to the school (`yyyy-MM-dd HH:MM`); null for now. */
  written_at: string | null
}
export type TrackedScore = TrackedRow<ScoreRow>
export type TrackedMiss = TrackedRow<MissRow>

export interface BatchLesson {
  id: number
  group_id: number
  date: CalendarDate
  ends_at: string
  is_cancelled: boolean
  may_mark: boolean
}
export interface Membership extends MemberPeriod {
  group_id: number
  student_id: number
}
export type BatchWork = Pick<Work, 'id' | 'quarter_id' | 'kind' | 'maximum'> & { group_id: number }

/** All that a block of marks and misses touches, as read before it and as it becomes step by step. */
export interface MarkingBatch {
  marker: Marker
  /** The day by which a lesson's marks are checked: today, for an import the lesson's own. */
  validatedOn: (lessonDate: CalendarDate) => CalendarDate
  groups: Map<number, GroupFacts>
  lessons: Map<number, BatchLesson>
  memberships: Map<string, Membership[]>
  works: Map<number, BatchWork>
  kinds: Map<number, MissKind>
  scores: TrackedScore[]
  misses: TrackedMiss[]
  scoreById: Map<number, TrackedScore>
  missById: Map<number, TrackedMiss>
  scoreByClient: Map<string, TrackedScore>
  missByClient: Map<string, TrackedMiss>
  scoresByCell: Map<string, TrackedScore[]>
  missByCell: Map<string, TrackedMiss>
  scoreByWork: Map<string, TrackedScore>
}

/** Adds a mark to the batch, under all its names. */
export function trackScore(batch: MarkingBatch, tracked: TrackedScore): void {
  const { row } = tracked
  const cell = pairKey(row.lesson_id, row.student_id)
  batch.scores.push(tracked)
  if (row.id > 0) batch.scoreById.set(row.id, tracked)
  batch.scoreByClient.set(row.client_id, tracked)
  const others = batch.scoresByCell.get(cell)
  if (others) others.push(tracked)
  else batch.scoresByCell.set(cell, [tracked])
  if (row.work_id !== null) batch.scoreByWork.set(pairKey(row.work_id, row.student_id), tracked)
}

export function trackMiss(batch: MarkingBatch, tracked: TrackedMiss): void {
  const { row } = tracked
  batch.misses.push(tracked)
  if (row.id > 0) batch.missById.set(row.id, tracked)
  batch.missByClient.set(row.client_id, tracked)
  batch.missByCell.set(pairKey(row.lesson_id, row.student_id), tracked)
}

export const membershipsOf = (batch: MarkingBatch, groupId: number, studentId: number): readonly Membership[] =>
  batch.memberships.get(pairKey(groupId, studentId)) ?? []

/** The mark of a planned work that a student has, whatever lesson it was written in. */
export function scoreOfWork(batch: MarkingBatch, workId: number, studentId: number): TrackedScore | null {
  const tracked = batch.scoreByWork.get(pairKey(workId, studentId))
  return tracked === undefined || tracked.is_gone ? null : tracked
}
export function missOfCell(batch: MarkingBatch, lessonId: number, studentId: number): TrackedMiss | null {
  const tracked = batch.missByCell.get(pairKey(lessonId, studentId))
  return tracked === undefined || tracked.is_gone ? null : tracked
}
export const scoresOfCell = (batch: MarkingBatch, lessonId: number, studentId: number): TrackedScore[] =>
  (batch.scoresByCell.get(pairKey(lessonId, studentId)) ?? []).filter(({ is_gone }) => !is_gone)
