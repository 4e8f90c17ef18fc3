import { sql } from 'kysely'
import { mayFindPerson, scopeOf, unknownPerson } from '#areas/access/server/index.ts'
import { grpGroupManage } from '#areas/classes/contract/permissions.ts'
import { isClassInScope } from '#areas/classes/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { readIndividual, type IndividualCourse } from '../../contract/individual.ts'
import { governingLines } from '../governing-lines.ts'
import { dayOfChange, type Year } from '../year-day.ts'

interface Titled {
  id: number
  title: string
}
export interface StudentPlan {
  student: { id: number; full_name: string; short_name: string }
  class: Titled
  year: Year
  from: CalendarDate
  courses: IndividualCourse[]
}
interface Asking {
  db: Database
  caller: Caller
  today: CalendarDate
}

/** The courses of the class and those of the student's groups, in the order of their titles. */
async function readCourses(
  db: Database,
  studentId: number,
  classId: number,
  { year, from }: { year: Year; from: CalendarDate },
) {
  const { rows } = await sql<IndividualCourse>`
    select jsonb_build_object('id', co.id, 'title', co.title) as course, line.hours::float8 as hours,
      case when g.id is not null then jsonb_build_object('id', g.id, 'title', g.title) end as group,
      coalesce(g.kind = 'individual', false) as is_individual
    from curriculum.course co
      left join ${governingLines(year.id)} line on line.course_id = co.id and line.class_id = ${classId}
      left join classes.group_member m on m.course_id = co.id and m.student_id = ${studentId} and m.during @> ${from}::date
      left join classes.study_group g on g.id = m.group_id
    where line.course_id is not null or g.id is not null
    order by platform.sort_text(co.title) collate "C", co.id`.execute(db)
  return rows
}

/** @throws Refusal 404 for a student whom the caller may not find, or of a class out of reach; 422 where they are in no class that day */
export async function readStudentPlan(
  { db, caller, today }: Asking,
  { student_id, from: requested }: { student_id: number; from?: CalendarDate | undefined },
): Promise<StudentPlan> {
  const { rows } = await sql<{
    full_name: string
    short_name: string
    class: Titled
    year: Year
    from: string
    until: string | null
  }>`
    select p.full_name, ${shortName('p')} as short_name, jsonb_build_object('id', c.id, 'title', c.title) as class,
      jsonb_build_object('id', y.id, 'from', y.date_start, 'to', y.date_end) as year,
      coalesce(lower(m.during), '1901-01-01') as from, upper(m.during) as until
    from people.person p join classes.class_member m on m.student_id = p.id join classes.class c on c.id = m.class_id
      join calendar.study_year y on y.id = c.year_id
    where p.id = ${student_id} and ${mayFindPerson(caller, sql.ref('p.id'), today)}
      and ${isClassInScope(scopeOf(caller, 'write', grpGroupManage), sql.ref('c.id'))}
    order by m.during`.execute(db)
  if (rows.length === 0) throw unknownPerson(caller, student_id)
  const stay =
    requested === undefined
      ? rows.findLast(({ until }) => (until ?? '9999') > today)
      : rows.find(({ from, until }) => from <= requested && (until ?? '9999') > requested)
  if (!stay) throw refuse('from', msg`В этот день ученик не стоит в классе`)
  const from = dayOfChange(stay.year, stay.from > today ? stay.from : today, requested)
  const { full_name, short_name, year } = stay
  return {
    student: { id: student_id, full_name, short_name },
    class: stay.class,
    year,
    from,
    courses: await readCourses(db, student_id, stay.class.id, { year, from }),
  }
}

export const readIndividualHandler = handle(readIndividual, async ({ query, caller, db, today }) => {
  const { student, class: schoolClass, from, courses } = await readStudentPlan({ db, caller, today }, query)
  return { student: { id: student.id, full_name: student.full_name }, class: schoolClass, from, courses }
})

/** @throws Refusal 404 for a course that the student does not learn, 422 for one that has its own plan already */
export function requireCourses({ courses }: StudentPlan, wanted: readonly { course_id: number }[]): void {
  for (const { course_id } of wanted) {
    const found = courses.find(({ course }) => course.id === course_id)
    if (!found) throw notFound()
    if (found.is_individual) throw refuse('courses', msg`«${found.course.title}» уже идёт по индивидуальному плану`)
  }
  if (new Set(wanted.map(({ course_id }) => course_id)).size < wanted.length)
    throw refuse('courses', msg`Предмет назван дважды`)
}
