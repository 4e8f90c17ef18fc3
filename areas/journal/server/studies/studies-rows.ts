import { sql, type RawBuilder } from 'kysely'
import { mayReadGroup, mayReadStudent } from '#areas/access/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Studies } from '../../contract/studies.ts'
import { shortName } from '../short-name.ts'

/** A student within the caller's scope, by id. */
export async function findStudent(db: Database, caller: Caller, id: number, today: CalendarDate) {
  return db
    .selectFrom('people.person as p')
    .where('p.id', '=', id)
    .where(sql<boolean>`exists (select from classes.class_member m where m.student_id = p.id)`)
    .where(mayReadStudent(caller, sql.ref('p.id'), today))
    .select('p.id')
    .executeTakeFirst()
}

/** Groups whose journal the caller may read; a student reads of all their own. */
export const readable = (caller: Caller, studentId: number, group: RawBuilder<unknown>, today: CalendarDate) =>
  caller.personId === studentId ? sql<boolean>`true` : mayReadGroup(caller, group, today)

/** Classes of all years, the latest first. */
export async function readClasses(db: Database, studentId: number, today: CalendarDate): Promise<Studies['classes']> {
  const { rows } = await sql<Studies['classes'][number]>`
    select c.id, c.title, extract(year from y.date_start) || '–' || extract(year from y.date_end) as year,
      lower(m.during) as from, upper(m.during) - 1 as to, m.during @> ${today}::date as is_current
    from classes.class_member m join classes.class c on c.id = m.class_id
    join calendar.study_year y on y.id = c.year_id
    where m.student_id = ${studentId} order by m.during desc`.execute(db)
  return rows
}

export type GroupRow = Studies['groups'][number] & { course_id: number }
/** Groups of a year that the caller may read, by course, each with its teachers of today or, once it is over, its last. */
export async function readGroups(
  db: Database,
  caller: Caller,
  studentId: number,
  year: RawBuilder<unknown>,
  today: CalendarDate,
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select g.id, g.course_id, g.title, co.title as course, lower(m.during) as from,
      case when upper(m.during) <= y.date_end then upper(m.during) - 1 end as to,
      coalesce((select array_agg(${shortName('t')} order by t.sort_name) from workload.assignment a
        join people.person t on t.id = a.teacher_id
        where a.group_id = g.id and a.during @> least(${today}::date, y.date_end)), '{}') as teachers
    from classes.group_member m join classes.study_group g on g.id = m.group_id
    join curriculum.course co on co.id = g.course_id join calendar.study_year y on y.id = g.year_id
    where m.student_id = ${studentId} and g.year_id = ${year}
      and ${readable(caller, studentId, sql.ref('g.id'), today)}
    order by co.title, m.during`.execute(db)
  return rows
}

export async function readYear(db: Database, year: RawBuilder<unknown>) {
  const { rows } = await sql<{ date_start: CalendarDate; date_end: CalendarDate }>`
    select date_start, date_end from calendar.study_year where id = ${year}`.execute(db)
  return rows[0]
}
