import { pairKey } from '#areas/grading/rules/pair-key.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Miss, MissKind, Score, Work } from '../../contract/journal.ts'
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
export interface Held<Row> {
  before: Row | null
  row: Row
  is_gone: boolean
  /** The moment it counts as written, local to the school (`yyyy-MM-dd HH:MM`); null for now. */
  written_at: string | null
}
export type HeldScore = Held<ScoreRow>
export type HeldMiss = Held<MissRow>

export interface BoardLesson {
  id: number
  group_id: number
  date: CalendarDate
  ends_at: string
  is_cancelled: boolean
  may_mark: boolean
}
export interface Membership {
  group_id: number
  student_id: number
  from: CalendarDate | null
  /** The last day; null while it goes on. */
  to: CalendarDate | null
}
export type BoardWork = Pick<Work, 'id' | 'quarter_id' | 'kind' | 'maximum'> & { group_id: number }

/** All that a block of marks and misses touches, as read before it and as it becomes step by step. */
export interface Board {
  marker: Marker
  /** The day by which a lesson's marks are judged: today, for an import the lesson's own. */
  judgedOn: (lessonDate: CalendarDate) => CalendarDate
  groups: Map<number, GroupFacts>
  lessons: Map<number, BoardLesson>
  memberships: Map<string, Membership[]>
  works: Map<number, BoardWork>
  kinds: Map<number, MissKind>
  scores: HeldScore[]
  misses: HeldMiss[]
  scoreById: Map<number, HeldScore>
  missById: Map<number, HeldMiss>
  scoreByClient: Map<string, HeldScore>
  missByClient: Map<string, HeldMiss>
  scoresByCell: Map<string, HeldScore[]>
  missByCell: Map<string, HeldMiss>
  scoreByWork: Map<string, HeldScore>
}

/** Puts a mark on the board, under all its names. */
export function holdScore(board: Board, held: HeldScore): void {
  const { row } = held
  const cell = pairKey(row.lesson_id, row.student_id)
  board.scores.push(held)
  if (row.id > 0) board.scoreById.set(row.id, held)
  board.scoreByClient.set(row.client_id, held)
  const others = board.scoresByCell.get(cell)
  if (others) others.push(held)
  else board.scoresByCell.set(cell, [held])
  if (row.work_id !== null) board.scoreByWork.set(pairKey(row.work_id, row.student_id), held)
}

export function holdMiss(board: Board, held: HeldMiss): void {
  const { row } = held
  board.misses.push(held)
  if (row.id > 0) board.missById.set(row.id, held)
  board.missByClient.set(row.client_id, held)
  board.missByCell.set(pairKey(row.lesson_id, row.student_id), held)
}

export const isMemberOn = (board: Board, groupId: number, studentId: number, date: CalendarDate): boolean =>
  (board.memberships.get(pairKey(groupId, studentId)) ?? []).some(
    ({ from, to }) => (from === null || from <= date) && (to === null || date <= to),
  )

/** The mark of a planned work that a student has, whatever lesson it was written in. */
export function scoreOfWork(board: Board, workId: number, studentId: number): HeldScore | null {
  const held = board.scoreByWork.get(pairKey(workId, studentId))
  return held === undefined || held.is_gone ? null : held
}
export function missOfCell(board: Board, lessonId: number, studentId: number): HeldMiss | null {
  const held = board.missByCell.get(pairKey(lessonId, studentId))
  return held === undefined || held.is_gone ? null : held
}
export const scoresOfCell = (board: Board, lessonId: number, studentId: number): HeldScore[] =>
  (board.scoresByCell.get(pairKey(lessonId, studentId)) ?? []).filter(({ is_gone }) => !is_gone)
