import { sql } from 'kysely'
import { isOwnChild } from '#areas/people/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { CalendarSubject } from '../../contract/calendar-links.ts'

/** In a class today, or a teacher of a group of today or later. */
const hasLessons = (today: string) => sql<boolean>`(
  exists (select from classes.class_member m where m.student_id = p.id and m.during @> ${today}::date)
  or exists (select from workload.assignment a where a.teacher_id = p.id and upper(a.during) > ${today}::date))`

/** Whose lessons the caller may subscribe to: of a family session the children, else oneself. */
export async function readCalendarSubjects(db: Database, caller: Caller, today: string): Promise<CalendarSubject[]> {
  const isSubject =
    caller.client === 1
      ? isOwnChild(caller, sql`p.id`, today)
      : sql<boolean>`p.id = ${caller.personId} and ${hasLessons(today)}`
  const { rows } = await sql<CalendarSubject>`
    select p.id as person_id, p.full_name as title, ${caller.client === 0}::boolean as is_own,
      case when l.id is not null then
        jsonb_build_object('id', l.id, 'made_at', l.made_at, 'last_used_at', l.last_used_at) end as link
    from people.person p
    left join timetable.calendar_link l on l.person_id = p.id and l.account_id = ${caller.accountId}
    where p.archived_at is null and ${isSubject} order by p.sort_name, p.id`.execute(db)
  return rows
}
