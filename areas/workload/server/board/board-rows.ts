import { sql } from 'kysely'
import { planOfYear } from '#areas/curriculum/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Assignment, BoardGroup, BoardTeacher, WorkloadBoard } from '../../contract/board.ts'
import { assignmentColumns } from '../changes/assignment-rows.ts'
import { mayReadCathedra, mayReadLoad } from '../may-read-load.ts'
import { classTitles } from '../year-load.ts'
import { isPreschoolGroup, weekNorm, type LoadNorms } from '../load-norms.ts'
import type { DayOfBoard } from './day-of-board.ts'

const isOpen = (date: string) => sql<boolean>`(g.closed_on is null or g.closed_on > ${date}::date)`

/**
 * Groups of the plan whose load the caller may read, by course, class and title. Of one that is closed, and yet has a teacher,
 * nothing is wanted any more.
 */
export const groupsOfBoard = (caller: Caller, { year, date, today }: DayOfBoard) => sql<BoardGroup>`
  select g.id, g.title, g.course_id, ${classTitles} as classes,
    (select min(p.number) from classes.group_class gc join classes.class c on c.id = gc.class_id
      join classes.parallel p on p.id = c.parallel_id where gc.group_id = g.id) as parallel,
    case when ${isOpen(date)} then plan.hours::float8 end as hours, coalesce(given.hours, 0)::float8 as assigned
  from ${planOfYear(year.id)} plan join classes.study_group g on g.id = plan.group_id
    join curriculum.course co on co.id = g.course_id
    left join (select a.group_id, sum(a.hours) as hours from workload.assignment a
      where a.during @> ${date}::date group by a.group_id) given on given.group_id = g.id
  where not plan.is_out and (${isOpen(date)} or given.hours > 0)
    and ${mayReadCathedra(caller, sql.ref('co.cathedra_id'), today)}
  order by parallel nulls last, platform.sort_text(co.title) collate "C", g.title, g.id`

/** Whoever may be given hours on the day, and whoever has some: what stands outside of the plan is no load. */
export const teachersOfBoard = (
  caller: Caller,
  { year, date, today }: DayOfBoard,
  norms: LoadNorms,
) => sql<BoardTeacher>`
  select t.id, t.full_name, array(select m.cathedra_id from curriculum.cathedra_member m where m.person_id = t.id) as cathedra_ids,
    (select sum(e.rate)::float8 from people.employment e where e.person_id = t.id and e.during @> ${date}::date) as rate,
    coalesce(load.hours, 0)::float8 as hours, ${weekNorm(norms, sql.ref('load.is_preschool'))} as week_norm,
    (select (max(coalesce(upper(e.during), 'infinity')) - 1)::text from people.employment e where e.person_id = t.id
      having max(coalesce(upper(e.during), 'infinity')) between ${date}::date + 1 and ${year.to}::date) as until
  from people.person t left join (
    select a.teacher_id, sum(a.hours) as hours, bool_and(${isPreschoolGroup}) as is_preschool from workload.assignment a
      join ${planOfYear(year.id)} plan on plan.group_id = a.group_id and not plan.is_out
      join classes.study_group g on g.id = a.group_id
    where a.during @> ${date}::date group by a.teacher_id) load on load.teacher_id = t.id
  where (load.teacher_id is not null or (t.archived_at is null
      and exists (select from people.employment e where e.person_id = t.id and e.during @> ${date}::date)
      and (exists (select from curriculum.cathedra_member m where m.person_id = t.id)
        or exists (select from people.kind_member k where k.person_id = t.id and k.kind_id = ${personKinds.teacher.id}))))
    and ${mayReadLoad(caller, sql.ref('t.id'), today)}
  order by t.sort_name, t.id`

/** Assignments of the day in groups or of teachers that the caller may read. */
export const assignmentsOfBoard = (caller: Caller, { year, date, today }: DayOfBoard) => sql<Assignment>`
  select ${assignmentColumns} from workload.assignment a
    join classes.study_group g on g.id = a.group_id and g.year_id = ${year.id}
    join calendar.study_year y on y.id = g.year_id join curriculum.course co on co.id = g.course_id
  where a.during @> ${date}::date and ${mayReadCathedra(caller, sql.ref('co.cathedra_id'), today)}
  order by a.id`

export const coursesOfBoard = sql<WorkloadBoard['courses'][number]>`
  select co.id, co.title, co.colour, co.cathedra_id from curriculum.course co order by platform.sort_text(co.title) collate "C"`
export const cathedrasOfBoard = sql<WorkloadBoard['cathedras'][number]>`
  select ca.id, ca.title from curriculum.cathedra ca order by ca.title`
