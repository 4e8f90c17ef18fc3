import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'

interface LessonCount {
  group_id: number
  planned: number
  held: number
}
/** Lessons of groups in a period, as a query: all that the timetable had, and those that have been. */
export const countedLessons = (
  groupIds: readonly number[],
  { start, end }: { start: CalendarDate; end: CalendarDate },
  { today, time }: { today: CalendarDate; time: string },
): RawBuilder<LessonCount> => sql<LessonCount>`
  select l.group_id, count(*)::int as planned, (count(*) filter (where l.takes_place
    and (l.date < ${today}::date or (l.date = ${today}::date and l.ends_at <= ${time}::time))))::int as held
  from timetable.lesson l where l.group_id = any(${[...groupIds]}::integer[]) and l.date between ${start} and ${end}
  group by l.group_id`
