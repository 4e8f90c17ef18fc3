import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { PlanChange, PlannedCourse } from '#platform/server/plan-hold.ts'

interface Governed extends PlannedCourse {
  class_id: number
  class_title: string
  course_id: number
  course_title: string
}
/** What of a year's plan governs some courses of some parallels, class by class. */
export type PlanState = ReadonlyMap<string, Governed>
interface Touched {
  courses: readonly number[]
  parallels: readonly number[]
}

export async function readPlanState(db: Database, yearId: number, { courses, parallels }: Touched): Promise<PlanState> {
  const { rows } = await sql<Governed>`
    select l.class_id, c.title as class_title, l.course_id, co.title as course_title, l.hours, l.subgroups, l.grading_mode
    from curriculum.class_line l join classes.class c on c.id = l.class_id
    join classes.parallel p on p.id = c.parallel_id join curriculum.course co on co.id = l.course_id
    where l.year_id = ${yearId} and l.course_id = any(${[...courses]}::integer[])
      and p.number = any(${[...parallels]}::integer[])
    order by p.number, c.letter, co.title`.execute(db)
  return new Map(rows.map((row) => [`${row.class_id} ${row.course_id}`, row]))
}

const planned = (row: Governed | undefined): PlannedCourse | null =>
  // no hours in a line of one's own say that the course is not taught there
  row && row.hours > 0 ? { hours: row.hours, subgroups: row.subgroups, grading_mode: row.grading_mode } : null
const isSame = (one: PlannedCourse | null, other: PlannedCourse | null): boolean =>
  one?.hours === other?.hours && one?.subgroups === other?.subgroups && one?.grading_mode === other?.grading_mode

/** What has become of the courses of classes between two states. */
export function changesBetween(before: PlanState, after: PlanState): PlanChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)]
    const of = was ?? is
    const change = { before: planned(was), after: planned(is) }
    if (of === undefined || isSame(change.before, change.after)) return []
    return [
      {
        class: { id: of.class_id, title: of.class_title },
        course: { id: of.course_id, title: of.course_title },
        ...change,
      },
    ]
  })
}
