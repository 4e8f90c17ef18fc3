import { sql, type RawBuilder } from 'kysely'
import { currentYearId, dayOfYear } from '#areas/calendar/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readPlan, type GroupPlan, type PlanCell } from '../../contract/plan.ts'
import { cellState } from '../../rules/cell-state.ts'
import { numberOn } from '#areas/norms/server/index.ts'
import { subgroupNorm } from '../norms.ts'
import { governingLines } from '../governing-lines.ts'

type Row = Omit<PlanCell, 'state'> & {
  title: string
  parallel: number
  students: number
  course: string
  colour: string | null
}

interface Asked {
  /** By whose norms the division is judged. */
  today: string
  year: number | RawBuilder<number | null>
  /** As SQL: the day on which groups are looked at. */
  day: RawBuilder<unknown>
  parallel?: number | undefined
}
/** The day of a year on which it is looked at. */
export const dayIn = (year: Asked['year'], today: CalendarDate) =>
  sql`(select ${dayOfYear(today)} from calendar.study_year y where y.id = ${year})`

/**
 * Each course of the РУП in each class of a year, with its groups on a day and how many students of the class stand in none.
 * Individual plans are no groups of a class, whoever has one stands.
 */
export async function findPlan(db: Database, { year, day, parallel, today }: Asked): Promise<GroupPlan> {
  const { rows } = await sql<Row>`
    with own as materialized (
      select c.id, c.title, c.letter, p.number from classes.class c join classes.parallel p on p.id = c.parallel_id
      where c.year_id = ${year} and ${parallel === undefined ? sql`true` : sql`p.number = ${parallel}`}),
    sitting as materialized (
      select m.class_id, m.student_id from own join classes.class_member m on m.class_id = own.id where m.during @> ${day}::date),
    seated as (select class_id, count(*) as students from sitting group by class_id),
    standing as materialized (
      select s.class_id, m.course_id, m.group_id, count(*) as students
      from sitting s join classes.group_member m on m.student_id = s.student_id and m.during @> ${day}::date
      group by 1, 2, 3),
    placed as (select class_id, course_id, sum(students) as students from standing group by 1, 2),
    divided as (
      select gc.class_id, g.course_id, max(g.norm_reason) as reason,
        jsonb_agg(jsonb_build_object('id', g.id, 'title', g.title, 'kind', g.kind, 'students', coalesce(st.students, 0))
          order by g.title, g.id) as groups
      from own join classes.group_class gc on gc.class_id = own.id join classes.study_group g on g.id = gc.group_id
      left join standing st on st.class_id = gc.class_id and st.group_id = g.id
      where g.kind <> 'individual' and (g.closed_on is null or g.closed_on > ${day}::date)
      group by gc.class_id, g.course_id)
    select own.id as class_id, own.title, own.number as parallel, coalesce(seated.students, 0)::int as students,
      co.id as course_id, co.title as course, co.colour, line.hours::float8 as hours, line.subgroups, divided.reason,
      coalesce(divided.groups, '[]') as groups, (coalesce(seated.students, 0) - coalesce(placed.students, 0))::int as unplaced
    from own join ${governingLines(year)} line on line.class_id = own.id join curriculum.course co on co.id = line.course_id
    left join seated on seated.class_id = own.id
    left join placed on placed.class_id = own.id and placed.course_id = co.id
    left join divided on divided.class_id = own.id and divided.course_id = co.id
    order by platform.sort_text(co.title) collate "C", co.id, own.number, own.letter`.execute(db)
  const classes = new Map(
    rows.map((row) => [
      row.class_id,
      { id: row.class_id, title: row.title, parallel: row.parallel, students: row.students },
    ]),
  )
  const courses = new Map(
    rows.map((row) => [row.course_id, { id: row.course_id, title: row.course, colour: row.colour }]),
  )
  const threshold = await numberOn(db, subgroupNorm, today)
  return {
    threshold,
    classes: [...classes.values()].toSorted(
      (one, other) => one.parallel - other.parallel || (one.title < other.title ? -1 : 1),
    ),
    courses: [...courses.values()],
    cells: rows.map(({ class_id, course_id, hours, subgroups, groups, unplaced, reason, students }) => {
      const standing = { students, groups: groups.length, allowed: subgroups, threshold }
      const state = cellState({ ...standing, unplaced, reason })
      return { class_id, course_id, hours, subgroups, groups, unplaced, reason, state }
    }),
  }
}

export const readPlanHandler = handle(
  readPlan,
  ({ query, db, today }) => {
    const year = query.year_id ?? currentYearId(today)
    return findPlan(db, { year, day: dayIn(year, today), parallel: query.parallel, today })
  },
  { conditional: true },
)
