import { sql, type RawBuilder } from 'kysely'
import { leadersOn } from '#areas/classes/server/index.ts'
import { gradingOfGroup } from '#areas/grading/server/index.ts'
import type { GradingPolicy } from '#areas/grading/rules/policy.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { GradingMode, ResultType } from '#platform/contract/enumerations.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'
import type { MissCategory } from '../../rules/miss-counts.ts'

/** Whose sheets, and of which years: ids; null for all years. `today` tells which of them are over. */
export interface SheetsQuery {
  students: readonly number[]
  years: readonly number[] | null
  today: CalendarDate
}
interface OfYear {
  student_id: number
  year_id: number
}
const ids = (list: readonly number[]) => sql`any(${unseenByPlan(sql`${[...list]}::integer[]`)}::integer[])`
const isRequested = (year: RawBuilder<unknown>, { years }: SheetsQuery) =>
  years === null ? sql`true` : sql`${year} = ${ids(years)}`

export interface StayRow extends OfYear {
  date_start: CalendarDate
  date_end: CalendarDate
  class_id: number
  title: string
  teacher: string | null
  from: CalendarDate
  to: CalendarDate
}
/** Classes the students were in, with their years, in the order of time. */
export const staysOf = (query: SheetsQuery) => sql<StayRow>`
    select m.student_id, y.id as year_id, y.date_start, y.date_end, c.id as class_id, c.title, t.full_name as teacher,
      coalesce(lower(m.during), y.date_start) as from,
      coalesce(upper(m.during) - 1, y.date_end) as to
    from classes.class_member m join classes.class c on c.id = m.class_id
    join calendar.study_year y on y.id = c.year_id
    left join ${leadersOn(query.today)} led on led.class_id = c.id and led.kind = 'teacher'
    left join people.person t on t.id = led.person_id
    where m.student_id = ${ids(query.students)} and ${isRequested(sql.ref('y.id'), query)}
    order by y.date_start, m.during`

export interface CourseRow extends OfYear {
  course_id: number
  title: string
  title_kk: string | null
  mode: GradingMode
}
/** Courses of the students, each graded as in the group they are or were last in, those outside of the plan included. */
export const coursesOf = (query: SheetsQuery) => sql<CourseRow>`
    with last as (
      select distinct on (m.student_id, g.year_id, m.course_id) m.student_id, m.group_id
      from classes.group_member m join classes.study_group g on g.id = m.group_id
      where m.student_id = ${ids(query.students)} and ${isRequested(sql.ref('g.year_id'), query)}
      order by m.student_id, g.year_id, m.course_id, m.during desc),
    graded as (
      select g.id, g.year_id, g.course_id, grading.mode
      from classes.study_group g ${gradingOfGroup} where g.id in (select group_id from last))
    select last.student_id, graded.year_id, co.id as course_id, co.title, co.title_kk, graded.mode
    from last join graded on graded.id = last.group_id join curriculum.course co on co.id = graded.course_id
    order by co.title`

export interface ResultRow extends OfYear {
  course_id: number
  title: string
  title_kk: string | null
  type: ResultType
  quarter: number | null
  half: number | null
  value: number | null
  percent: number | null
  differs: boolean
  policy_id: number
}
/** Set and closed results, those brought from another school included. */
export const resultsOf = (query: SheetsQuery) => sql<ResultRow>`
    select r.student_id, r.year_id, r.course_id, co.title, co.title_kk, r.type, q.number as quarter, r.half, r.value,
      r.percent::float8 as percent, r.differs, r.policy_id
    from results.period_result r join curriculum.course co on co.id = r.course_id
    left join calendar.calendar_entry q on q.id = r.quarter_id
    where r.student_id = ${ids(query.students)} and ${isRequested(sql.ref('r.year_id'), query)}
    order by co.title, q.number, r.half`

export interface MissRow extends OfYear {
  quarter: number
  category: MissCategory
  missed: number
  late: number
}
/** Misses by quarter and category: lessons missed, and times late. */
export const missesOf = (query: SheetsQuery) => sql<MissRow>`
    select miss.student_id, q.year_id, q.number as quarter, k.category,
      count(*) filter (where k.counts_as_missed) as missed, count(*) filter (where k.takes_minutes) as late
    from journal.miss miss join timetable.lesson l on l.id = miss.lesson_id
    join miss_kinds.miss_kind k on k.id = miss.kind_id
    join calendar.calendar_entry q on q.type = 'quarter' and l.date between q.start_date and q.end_date
    where miss.student_id = ${ids(query.students)} and ${isRequested(sql.ref('q.year_id'), query)}
      and (k.counts_as_missed or k.takes_minutes)
    group by miss.student_id, q.year_id, q.number, k.category`

export interface PolicyRow {
  id: number
  year_id: number
  version: number
  rules: Pick<GradingPolicy, 'weights' | 'letters'>
}
/** All versions of the policies of the years in which the students were in a class, the newest last. */
export const policiesOf = (query: SheetsQuery) => sql<PolicyRow>`
    select id, year_id, version, rules from grading.policy
    where year_id in (select c.year_id from classes.class_member m join classes.class c on c.id = m.class_id
      where m.student_id = ${ids(query.students)} and ${isRequested(sql.ref('c.year_id'), query)})
    order by year_id, version`
