import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

interface LessonCount {
  group_id: number
  planned: number
  held: number
}
/** Lessons of groups in a period: all that the timetable had, and those that have been. */
export async function countLessons(
  db: Database,
  groupIds: readonly number[],
  { start, end }: { start: CalendarDate; end: CalendarDate },
  { today, time }: { today: CalendarDate; time: string },
): Promise<LessonCount[]> {
  const { rows } = await sql<LessonCount>`
    select l.group_id, count(*)::int as planned, (count(*) filter (where l.takes_place
      and (l.date < ${today}::date or (l.date = ${today}::date and l.ends_at <= ${time}::time))))::int as held
    from timetable.lesson l where l.group_id = any(${[...groupIds]}) and l.date between ${start} and ${end}
    group by l.group_id`.execute(db)
  return rows
}
