import { pairKey } from '#areas/grading/rules/pair-key.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { TrackedRows, type Author, type TrackedRow } from '#platform/server/steps/index.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import type { Miss, Score, Work } from '../../contract/journal.ts'
import type { MemberPeriod } from '../../rules/mark-context.ts'
import type { GroupFacts } from './group-facts.ts'

/** A stored row as it is held while a block is worked through. */
export type ScoreRow = Omit<Score, 'retake' | 'is_comment_internal'> & {
  is_comment_internal: boolean
  client_id: string
  author_id: number | null
  /** Both of a retake, or neither. */
  former_value: number | null
  retaken_on: CalendarDate | null
}
export type MissRow = Miss & {
  client_id: string
  author_id: number | null
  /** Whether the writer may change its kind and reason without marking in the lesson: the class teacher. */
  may_correct: boolean
}
export type TrackedScore = TrackedRow<ScoreRow>
export type TrackedMiss = TrackedRow<MissRow>

export interface BatchLesson {
  id: number
  group_id: number
  date: CalendarDate
  start_time: string
  end_time: string
  is_cancelled: boolean
  may_mark: boolean
}
export interface Membership extends MemberPeriod {
  group_id: number
  student_id: number
}
export type BatchWork = Pick<Work, 'id' | 'quarter_id' | 'kind' | 'maximum'> & { group_id: number }

const standing = <Row>(tracked: TrackedRow<Row> | undefined): TrackedRow<Row> | null =>
  tracked === undefined || tracked.is_gone ? null : tracked

/** Marks by cell and by work too. */
export class ScoreRows extends TrackedRows<ScoreRow> {
  readonly #byCell = new Map<string, TrackedScore[]>()
  readonly #byWork = new Map<string, TrackedScore>()

  override track(tracked: TrackedScore): void {
    super.track(tracked)
    const { lesson_id, student_id, work_id } = tracked.row
    const cell = pairKey(lesson_id, student_id)
    this.#byCell.set(cell, [...(this.#byCell.get(cell) ?? []), tracked])
    if (work_id !== null) this.#byWork.set(pairKey(work_id, student_id), tracked)
  }

  ofCell(lessonId: number, studentId: number): TrackedScore[] {
    return (this.#byCell.get(pairKey(lessonId, studentId)) ?? []).filter(({ is_gone }) => !is_gone)
  }

  /** The mark of a planned work that a student has, whatever lesson it was written in. */
  ofWork(workId: number, studentId: number): TrackedScore | null {
    return standing(this.#byWork.get(pairKey(workId, studentId)))
  }
}

/** Misses by cell too: one each. */
export class MissRows extends TrackedRows<MissRow> {
  readonly #byCell = new Map<string, TrackedMiss>()

  override track(tracked: TrackedMiss): void {
    super.track(tracked)
    this.#byCell.set(pairKey(tracked.row.lesson_id, tracked.row.student_id), tracked)
  }

  ofCell(lessonId: number, studentId: number): TrackedMiss | null {
    return standing(this.#byCell.get(pairKey(lessonId, studentId)))
  }
}

/** All that a block of marks and misses touches, as read before it and as it becomes step by step. */
export interface MarkingBatch {
  author: Author
  /** The day by which a lesson's marks are checked: today, for an import the lesson's own. */
  validatedOn: (lessonDate: CalendarDate) => CalendarDate
  groups: Map<number, GroupFacts>
  lessons: Map<number, BatchLesson>
  memberships: Map<string, Membership[]>
  works: Map<number, BatchWork>
  kinds: Map<number, MissKind>
  scores: ScoreRows
  misses: MissRows
}

/** Where a mark or a miss stands. */
export interface LessonOfGroup {
  lesson: BatchLesson
  group: GroupFacts
}
