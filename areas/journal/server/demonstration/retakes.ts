import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

const daysToRetake = 7
/** Works below this share are written again by some. */
const weak = 0.5

/** Of the works of this quarter some weak ones were written again a week later; what is to be talked over stands beside some. */
export async function writeRetakes(db: Database, today: string): Promise<void> {
  await sql`update journal.score s set former_value = s.value, retaken_on = l.date + ${daysToRetake}::integer,
      value = least(s.maximum, s.value + ceil(s.maximum * 0.25)),
      comment = case when s.student_id % 2 = 0 then 'Обсудить с классным руководителем' else s.comment end,
      is_comment_internal = s.student_id % 2 = 0
    from timetable.lesson l, assessments.work w join calendar.calendar_entry q on q.id = w.quarter_id
    where l.id = s.lesson_id and w.id = s.work_id and ${today}::date between q.start_date and q.end_date
      and l.date + ${daysToRetake}::integer <= ${today}::date and s.value < s.maximum * ${weak}::numeric
      and (s.student_id * 7 + w.number) % 3 = 0`.execute(db)
}
