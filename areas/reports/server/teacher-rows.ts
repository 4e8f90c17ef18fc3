import { sql, type RawBuilder } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { GridQuarter } from '#areas/grading/contract/results.ts'
import { quartersOfGroup } from '#areas/grading/server/index.ts'

export interface TeacherRow {
  id: number
  full_name: string
  /** «2026–2027» */
  year: string
  year_id: number
  quarters: GridQuarter[]
}
interface GroupRow {
  id: number
  title: string
  classes: string[]
}

/** Who taught a group of a year within the caller's scope, by id, with that year. */
export async function findTeacher(
  db: Database,
  caller: Caller,
  id: number,
  year: RawBuilder<unknown>,
  today: CalendarDate,
): Promise<TeacherRow | undefined> {
  const { rows } = await sql<TeacherRow>`
    select p.id, p.full_name, extract(year from y.date_start) || '–' || extract(year from y.date_end) as year,
      y.id as year_id, ${quartersOfGroup(sql.ref('y.id'), sql`null::integer`)} as quarters
    from people.person p join calendar.study_year y on y.id = ${year}
    where p.id = ${id} and exists (select from workload.assignment a join classes.study_group g on g.id = a.group_id
      where a.teacher_id = p.id and g.year_id = y.id and ${mayReadGroup(caller, sql.ref('g.id'), today)})`.execute(db)
  return rows[0]
}

/** Groups a teacher was assigned to on some day of a period, within the caller's scope. */
export async function readTaughtGroups(
  db: Database,
  caller: Caller,
  { id, year_id }: TeacherRow,
  { start, day, today }: { start: CalendarDate; day: CalendarDate; today: CalendarDate },
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select g.id, g.title, array(select c.title from classes.group_class gc join classes.class c on c.id = gc.class_id
      join classes.parallel p on p.id = c.parallel_id where gc.group_id = g.id order by p.number, c.title) as classes
    from classes.study_group g
    where g.year_id = ${year_id} and ${mayReadGroup(caller, sql.ref('g.id'), today)}
      and exists (select from workload.assignment a where a.group_id = g.id and a.teacher_id = ${id}
        and a.during && daterange(${start}, ${day}, '[]'))
    order by g.title, g.id`.execute(db)
  return rows
}
