import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { isWithinReason } from './reason-rows.ts'

/** A student of whom the class teacher knows that they are away from a lesson, and as what the miss goes down. */
interface PlannedAbsence {
  lesson_id: number
  student_id: number
  kind_id: number
  /** The family's words: the reason of the miss. */
  reason: string
}

/** Accepted absences of the students of these lessons, in one statement, by the index of the reasons. */
export async function plannedAbsences(db: Database, lessonIds: readonly number[]): Promise<PlannedAbsence[]> {
  if (lessonIds.length === 0) return []
  const { rows } = await sql<PlannedAbsence>`
    select l.id as lesson_id, r.student_id, r.kind_id, r.text as reason
    from timetable.lesson l join classes.group_member m on m.group_id = l.group_id and m.during @> l.date
    join journal.absence_reason r on r.student_id = m.student_id and r.state = 'accepted' and ${isWithinReason}
    where l.id = any(${[...lessonIds]}) order by l.id, r.student_id`.execute(db)
  return rows
}
