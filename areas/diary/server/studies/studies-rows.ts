import { sql, type RawBuilder } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import { maintainsPerson, mayReadStudent } from '#areas/people/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { usrGradeBook } from '../../contract/permissions.ts'
import type { Studies } from '../../contract/studies.ts'
import { shortName } from '#areas/people/server/index.ts'

/** Whether the caller is somebody who reads marks at all. */
export const readsMarks = ({ permissions: { read } }: Caller) =>
  read.includes(jrnJournal) || read.includes(usrGradeBook)

/** A student whose records the caller keeps or whose marks they may read, by id, and which of it is so. */
export async function findStudent(db: Database, caller: Caller, id: number, today: CalendarDate) {
  const person = sql.ref('p.id')
  const maintains = maintainsPerson(caller, person)
  const mayReadMarks = readsMarks(caller) ? mayReadStudent(caller, person, today) : sql<boolean>`false`
  return db
    .selectFrom('people.person as p')
    .where('p.id', '=', id)
    .where(sql<boolean>`exists (select from classes.class_member m where m.student_id = p.id)`)
    .where(sql<boolean>`(${mayReadMarks} or ${maintains})`)
    .select(['p.id', maintains.as('is_kept'), mayReadMarks.as('may_read_marks')])
    .executeTakeFirst()
}

/** Groups whose journal the caller may read; a student reads of all their own. */
export const isReadableGroup = (caller: Caller, studentId: number, group: RawBuilder<unknown>, today: CalendarDate) =>
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

export type GroupRow = Studies['groups'][number] & { course_id: number; may_read: boolean }
interface StudiesQuery {
  caller: Caller
  student: { id: number; is_kept: boolean }
  year: RawBuilder<unknown>
  today: CalendarDate
}
/**
 * Groups of a year by course, each with its teachers of today or, once it is over, its last: all of a student whose
 * records the caller keeps, else those whose journal they `may_read`.
 */
export async function readGroups(db: Database, { caller, student, year, today }: StudiesQuery): Promise<GroupRow[]> {
  const mayRead = isReadableGroup(caller, student.id, sql.ref('g.id'), today)
  const { rows } = await sql<GroupRow>`
    select g.id, g.course_id, g.title, co.title as course, ${mayRead} as may_read, lower(m.during) as from,
      case when upper(m.during) <= y.date_end then upper(m.during) - 1 end as to,
      coalesce((select array_agg(${shortName('t')} order by t.sort_name) from workload.assignment a
        join people.person t on t.id = a.teacher_id
        where a.group_id = g.id and a.during @> least(${today}::date, y.date_end)), '{}') as teachers
    from classes.group_member m join classes.study_group g on g.id = m.group_id
    join curriculum.course co on co.id = g.course_id join calendar.study_year y on y.id = g.year_id
    where m.student_id = ${student.id} and g.year_id = ${year} and (${student.is_kept} or ${mayRead})
    order by co.title, m.during`.execute(db)
  return rows
}

export async function readYear(db: Database, year: RawBuilder<unknown>) {
  const { rows } = await sql<{ date_start: CalendarDate; date_end: CalendarDate }>`
    select date_start, date_end from calendar.study_year where id = ${year}`.execute(db)
  return rows[0]
}
