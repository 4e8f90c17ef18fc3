import { sql } from 'kysely'
import type { ExpectedAbsence, ExpectedAbsences } from '#areas/roll/server/index.ts'
import { isWithinReason } from './reason-rows.ts'

/** Students of these lessons whose absence on them has been accepted, with the kind and the reason. */
export const expectedAbsences: ExpectedAbsences = async (db, lessonIds) => {
  if (lessonIds.length === 0) return []
  const { rows } = await sql<ExpectedAbsence>`
    select l.id as lesson_id, r.student_id, r.kind_id, r.text as reason
    from timetable.lesson l join classes.group_member m on m.group_id = l.group_id and m.during @> l.date
    join student_absences.absence_reason r on r.student_id = m.student_id and r.state = 'accepted' and ${isWithinReason}
    where l.id = any(${[...lessonIds]}) order by l.id, r.student_id`.execute(db)
  return rows
}
