import { sql, type RawBuilder } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'
import { gradingOfGroup, yearRules, type YearRules } from '#areas/grading/server/index.ts'
import { groupColumns, type GroupRow } from '#areas/summary-sheet/server/index.ts'

export interface TeacherRow extends YearRules {
  id: number
  full_name: string
  /** «2026–2027» */
  year: string
  year_id: number
}
type TaughtGroup = GroupRow & { title: string; classes: string[] }

/** Who taught a group of a year within the caller's scope, by id, with that year and what the rules ask about it. */
export async function findTeacher(
  db: Database,
  caller: Caller,
  id: number,
  year: RawBuilder<unknown>,
  today: CalendarDate,
): Promise<TeacherRow | undefined> {
  const { rows } = await sql<TeacherRow>`
    select p.id, p.full_name, extract(year from y.date_start) || '–' || extract(year from y.date_end) as year,
      y.id as year_id, ${yearRules(sql.ref('y.id'))}
    from people.person p join calendar.study_year y on y.id = ${year}
    where p.id = ${id} and exists (select from workload.assignment a join classes.study_group g on g.id = a.group_id
      where a.teacher_id = p.id and g.year_id = y.id and ${mayReadGroup(caller, sql.ref('g.id'), today)})`.execute(db)
  return rows[0]
}

/** Groups a teacher was assigned to on some day of a period, within the caller's scope, by the titles of their courses. */
export async function readTaughtGroups(
  db: Database,
  caller: Caller,
  { id, year_id }: TeacherRow,
  { start, day, today }: { start: CalendarDate; day: CalendarDate; today: CalendarDate },
): Promise<TaughtGroup[]> {
  const { rows } = await sql<TaughtGroup>`
    select ${groupColumns(day)}, g.title, array(select c.title from classes.group_class gc join classes.class c on c.id = gc.class_id
      join classes.parallel p on p.id = c.parallel_id where gc.group_id = g.id order by p.number, c.title) as classes
    from classes.study_group g join curriculum.course co on co.id = g.course_id ${gradingOfGroup}
    where g.year_id = ${year_id} and ${mayReadGroup(caller, sql.ref('g.id'), today)}
      and exists (select from workload.assignment a where a.group_id = g.id and a.teacher_id = ${unseenByPlan(sql`${id}::integer`)}
        and a.during && daterange(${start}, ${day}, '[]'))
    order by co.title, g.id`.execute(db)
  return rows
}
