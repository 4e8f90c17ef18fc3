import type { Database } from '#platform/server/database.ts'

/** A student who is known to be away from a lesson, and as what the miss goes down. */
export interface ExpectedAbsence {
  lesson_id: number
  student_id: number
  kind_id: number
  /** The family's words: the reason of the miss. */
  reason: string
}
/** Absences that are known before the roll of these lessons is called: a higher room keeps them. */
export type ExpectedAbsences = (db: Database, lessonIds: readonly number[]) => Promise<ExpectedAbsence[]>
