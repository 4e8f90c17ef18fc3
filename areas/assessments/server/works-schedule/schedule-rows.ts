import { sql, type RawBuilder } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { ScheduledWork, WorksSchedule } from '../../contract/works-schedule.ts'
import type { DatedWork } from '../../rules/planning-warnings.ts'

export interface Reading {
  db: Database
  caller: Caller
  today: CalendarDate
  /** Whether the caller plans the works of a group; nobody does where it is not asked. */
  mayPlan?: ((group: RawBuilder<unknown>) => RawBuilder<boolean>) | undefined
}
export type Quarter = NonNullable<WorksSchedule['quarter']> & { year_id: number }

/** The quarter asked for, else the present or the coming one of the year, else its last. */
export async function readQuarter({ db, today }: Reading, quarterId: number | undefined): Promise<Quarter | undefined> {
  const { rows } = await sql<Quarter>`
    select q.id, q.title, q.start_date, q.end_date, q.year_id from calendar.calendar_entry q
    where q.type = 'quarter' and ${quarterId === undefined ? sql`q.year_id = ${currentYearId(today)}` : sql`q.id = ${quarterId}`}
    order by q.end_date < ${today}, abs(q.start_date - ${today}::date) limit 1`.execute(db)
  return rows[0]
}

/**
 * Classes of the year in which the caller may read a journal, in order; the first of them that writes works in the quarter;
 * and the groups the caller teaches today.
 */
export async function readChoice({ db, caller, today }: Reading, { id: quarterId, year_id: yearId }: Quarter) {
  const { rows } = await sql<{ classes: { id: number; title: string }[]; writing: number | null; own: number[] }>`
    select
      (select c.id from classes.class c join classes.parallel p on p.id = c.parallel_id
        where c.year_id = ${yearId} and exists (select from classes.group_class gc
          join assessments.work w on w.group_id = gc.group_id and w.quarter_id = ${quarterId}
          where gc.class_id = c.id and ${mayReadGroup(caller, sql.ref('gc.group_id'), today)})
        order by p.number, c.letter limit 1) as writing,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title) order by p.number, c.letter), '[]')
        from classes.class c join classes.parallel p on p.id = c.parallel_id
        where c.year_id = ${yearId} and exists (select from classes.group_class gc
          where gc.class_id = c.id and ${mayReadGroup(caller, sql.ref('gc.group_id'), today)})) as classes,
      array(select distinct a.group_id from workload.assignment a join classes.study_group g on g.id = a.group_id
        where a.teacher_id = ${caller.personId} and a.during @> ${today}::date and g.year_id = ${yearId}) as own`.execute(
    db,
  )
  return rows[0] ?? { classes: [], writing: null, own: [] }
}

/** Groups of a class, or all that share a class with the own ones: their works meet on the same days. */
export const groupsOfClass = (classId: number): RawBuilder<unknown> =>
  sql`(select gc.group_id from classes.group_class gc where gc.class_id = ${classId})`
export const groupsAround = (own: readonly number[]): RawBuilder<unknown> =>
  sql`(select beside.group_id from classes.group_class gc join classes.group_class beside on beside.class_id = gc.class_id
    where gc.group_id = any(${[...own]}))`

export type WorkRow = Omit<ScheduledWork, 'date' | 'slot' | 'lesson_id'> &
  Pick<DatedWork, 'class_id' | 'class_title' | 'course_id'> & {
    date: CalendarDate | null
    slot: number | null
    lesson_id: number | null
  }
/** Works of groups in a quarter, one row for each class of the group; undated ones last. */
export async function readWorks(
  { db, caller, today, mayPlan }: Reading,
  groups: RawBuilder<unknown>,
  quarter: Quarter,
) {
  const { rows } = await sql<WorkRow>`
    select w.id, w.kind, w.number, w.title, w.maximum, l.date, l.slot, l.id as lesson_id, g.id as group_id,
      g.title as "group", co.id as course_id, co.title as course, co.colour, c.id as class_id, c.title as class_title,
      ${mayReadGroup(caller, sql.ref('g.id'), today)} as may_read,
      ${mayPlan?.(sql.ref('g.id')) ?? sql`false`} as may_plan
    from assessments.work w join classes.study_group g on g.id = w.group_id join curriculum.course co on co.id = g.course_id
    join classes.group_class gc on gc.group_id = g.id join classes.class c on c.id = gc.class_id
    left join timetable.lesson l on l.id = w.lesson_id and l.takes_place
    where w.quarter_id = ${quarter.id} and g.id in ${groups}
    order by l.date nulls last, l.slot, co.title, g.title, w.id, c.title`.execute(db)
  return rows
}

type DatedRow = WorkRow & Pick<ScheduledWork, 'date' | 'slot' | 'lesson_id'>
export const isDated = (row: WorkRow): row is DatedRow => row.date !== null

export const asDated = (row: DatedRow): DatedWork => ({
  id: row.id,
  kind: row.kind,
  date: row.date,
  class_id: row.class_id,
  class_title: row.class_title,
  course_id: row.course_id,
  course_title: row.course,
  group_id: row.group_id,
})

/** The last day with lessons of these groups in the quarter, and its days off. */
export async function readDays(
  { db }: Reading,
  groups: RawBuilder<unknown>,
  { start_date, end_date, year_id }: Quarter,
) {
  const { rows } = await sql<{ last: CalendarDate | null; off: WorksSchedule['days_off'] }>`
    select
      (select max(l.date) from timetable.lesson l
        where l.group_id in ${groups} and l.takes_place and l.date between ${start_date} and ${end_date}) as last,
      (select coalesce(jsonb_agg(jsonb_build_object('date', day::date, 'title', e.title) order by day), '[]')
        from calendar.calendar_entry e cross join generate_series(greatest(e.start_date, ${start_date}::date),
          least(e.end_date, ${end_date}::date), '1 day') day
        where e.year_id = ${year_id} and e.type in ('holiday', 'day_off') and e.parallels is null) as off`.execute(db)
  return rows[0] ?? { last: null, off: [] }
}
