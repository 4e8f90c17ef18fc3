import { sql, type RawBuilder } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { GridQuarter } from '#areas/grading/contract/results.ts'
import { quartersOfGroup } from '#areas/grading/server/index.ts'
import type { Points } from '#areas/grading/rules/period-parts.ts'

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

export interface WorkRow {
  group_id: number
  kind: 'sor' | 'soch'
  number: number
  title: string
  maximum: number
  points: (Points & { student_id: number })[]
}
/** Works of groups in quarters with what was written, in order. */
export async function readWrittenWorks(
  db: Database,
  groupIds: readonly number[],
  quarterIds: readonly number[],
): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select w.group_id, w.kind, w.number, w.title, w.maximum,
      (select coalesce(jsonb_agg(jsonb_build_object('student_id', s.student_id, 'value', s.value, 'maximum', s.maximum)), '[]')
        from journal.score s where s.work_id = w.id) as points
    from assessments.work w join calendar.calendar_entry q on q.id = w.quarter_id
    where w.group_id = any(${[...groupIds]}) and w.quarter_id = any(${[...quarterIds]})
    order by q.number, w.kind = 'soch', w.number`.execute(db)
  return rows
}
