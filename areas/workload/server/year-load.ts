import { sql, type RawBuilder } from 'kysely'
import { dayOfYear } from '#areas/calendar/server/index.ts'

export type Year = number | RawBuilder<number | null>

/** Assignments `a` of the year that are in force today, with their groups `g` and the year `y`: goes after `from`. */
export const currentAssignments = (year: Year, today: string) => sql`workload.assignment a
  join classes.study_group g on g.id = a.group_id and g.year_id = ${year}
  join calendar.study_year y on y.id = g.year_id and a.during @> ${dayOfYear(today)}`

/** Titles of the classes of the group `g`, by parallel and letter. */
export const classTitles = sql<string[]>`array(select c.title from classes.group_class gc
  join classes.class c on c.id = gc.class_id join classes.parallel p on p.id = c.parallel_id
  where gc.group_id = g.id order by p.number, c.letter)`
