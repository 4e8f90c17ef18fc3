import { sql } from 'kysely'
import type { CourseMerging } from '#platform/server/course-merging.ts'

/** When a family was last told of marks: told of one of the two courses, nobody is told the same of the other. */
export const courseMerging: CourseMerging = {
  traces: {
    column: 'journal.mark_notification.course_id',
    carry: async (db, { from, to }) => {
      await sql`insert into journal.mark_notification (student_id, course_id, notified_at)
        select student_id, ${to}, notified_at from journal.mark_notification where course_id = ${from}
        on conflict (student_id, course_id) do update
          set notified_at = greatest(journal.mark_notification.notified_at, excluded.notified_at)`.execute(db)
    },
  },
}
