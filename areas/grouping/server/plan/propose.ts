import { sql } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { grpGroupManage } from '#areas/classes/contract/permissions.ts'
import { isClassInScope } from '#areas/classes/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { PlanBody } from '../../contract/plan.ts'
import { divide } from '../../rules/divide.ts'
import { freeTitle, partTitles } from '../../rules/group-titles.ts'
import { groupsByNorm } from '../../rules/subgroup-norm.ts'
import { dayOfChange, type Year } from '../year-day.ts'
import { findPlan } from './read-plan.ts'

interface Titled {
  id: number
  title: string
}
export interface ProposedGroups {
  class: Titled
  course: Titled
  parts: { title: string; students: number[] }[]
}
export interface Asking {
  db: Database
  caller: Caller
  today: CalendarDate
}

async function requireYear({ db, today }: Asking, yearId: number | undefined): Promise<Year> {
  const { rows } = await sql<Year>`select id, date_start as from, date_end as to from calendar.study_year
    where id = ${yearId ?? currentYearId(today)}`.execute(db)
  const [year] = rows
  if (!year) throw notFound()
  return year
}

/** Students of classes on a day by name, and of which courses they have a group already, an individual plan say. */
async function readSitting(db: Database, classes: readonly number[], from: CalendarDate) {
  const { rows } = await sql<{ class_id: number; id: number; sex: 'male' | 'female' | null; held: number[] }>`
    select m.class_id, p.id, p.sex, array(select gm.course_id from classes.group_member gm
      where gm.student_id = p.id and gm.during @> ${from}::date) as held
    from classes.class_member m join people.person p on p.id = m.student_id
    where m.class_id = any(${[...classes]}::int[]) and m.during @> ${from}::date order by p.sort_name, p.id`.execute(db)
  return Map.groupBy(rows, ({ class_id }) => class_id)
}

async function readReach({ db, caller }: Asking, yearId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select c.id from classes.class c
    where c.year_id = ${yearId} and ${isClassInScope(scopeOf(caller, 'write', grpGroupManage), sql.ref('c.id'))}`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

async function readTitles(db: Database, yearId: number): Promise<Map<number, Set<string>>> {
  const { rows } = await sql<{ course_id: number; titles: string[] }>`select course_id, array_agg(title) as titles
    from classes.study_group where year_id = ${yearId} group by course_id`.execute(db)
  return new Map(rows.map(({ course_id, titles }) => [course_id, new Set(titles)]))
}

/** Groups for each course of the РУП that has none in a class: the whole class, or as many subgroups as the norm and the line say. */
export async function proposeGroups(
  asking: Asking,
  body: PlanBody,
): Promise<{ year: Year; from: CalendarDate; proposed: ProposedGroups[] }> {
  const { db, today } = asking
  const year = await requireYear(asking, body.year_id)
  const from = dayOfChange(year, today, body.from)
  const plan = await findPlan(db, { year: year.id, day: sql`${from}`, parallel: body.parallel, today: from })
  const reach = await readReach(asking, year.id)
  const missing = plan.cells.filter(
    ({ state, class_id, course_id }) =>
      state === 'missing' &&
      reach.has(class_id) &&
      (body.class_id === undefined || body.class_id === class_id) &&
      (body.course_id === undefined || body.course_id === course_id),
  )
  const sitting = await readSitting(db, [...new Set(missing.map(({ class_id }) => class_id))], from)
  const taken = await readTitles(db, year.id)
  const classes = new Map(plan.classes.map((one) => [one.id, one]))
  const courses = new Map(plan.courses.map((one) => [one.id, one]))
  const proposed = missing.flatMap(({ class_id, course_id, subgroups }) => {
    const [schoolClass, course] = [classes.get(class_id), courses.get(course_id)]
    if (!schoolClass || !course) return []
    const standing = { students: schoolClass.students, allowed: subgroups, threshold: plan.threshold }
    const count = body.divides ? groupsByNorm(standing) : 1
    const free = (sitting.get(class_id) ?? []).filter(({ held }) => !held.includes(course_id))
    const students = free.map(({ id, sex }) => ({ id, sex, group_id: null, level_id: null }))
    const parts = divide(students, { by: 'alphabet', count })
    const titles = taken.get(course_id) ?? new Set<string>()
    taken.set(course_id, titles)
    return [
      {
        class: { id: class_id, title: schoolClass.title },
        course: { id: course_id, title: course.title },
        parts: partTitles([schoolClass.title], count).map((wanted, place) => {
          const title = freeTitle(wanted, titles)
          titles.add(title)
          return { title, students: (parts[place] ?? []).map(({ id }) => id) }
        }),
      },
    ]
  })
  return { year, from, proposed }
}
