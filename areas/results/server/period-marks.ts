import { sql, type RawBuilder } from 'kysely'
import { pairKey } from '#areas/grading/rules/pair-key.ts'
import type { CourseMark } from '#areas/grading/rules/course-marks.ts'
import type { GroupRules } from '#areas/grading/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'

/** A membership in whatever group of the course in a year. */
export interface Membership {
  student_id: number
  course_id: number
  group_id: number
}
/** The same with the quarters whose marks are asked for. */
interface AskedMembership extends Membership {
  quarters: readonly number[]
}
type Fo = [group: number, student: number, quarter: number, maximum: number, value: number, count: number]
type Written = [...of: Fo, kind: 'sor' | 'soch', number: number]

/** A list of whatever length: a plan for it would be made each time, and be the general one. */
const integers = (values: readonly number[]) => unseenByPlan(sql`${[...values]}::integer[]`)
const foTuples = (students: RawBuilder<unknown>) => sql`(
  with held as materialized (
    select l.id, l.group_id, q.id as quarter_id from asked join calendar.calendar_entry q on q.id = asked.quarter_id
    cross join lateral (select one.id, one.group_id from timetable.lesson one
      where one.group_id = asked.group_id and one.date between q.start_date and q.end_date offset 0) l),
  fo as materialized (
    select held.group_id, s.student_id, held.quarter_id, s.maximum, sum(s.value) as value, count(*) as count from held
    cross join lateral (select * from journal.score given where given.lesson_id = held.id offset 0) s
    where s.type = 'fo' group by 1, 2, 3, 4)
  select json_agg(json_build_array(group_id, student_id, quarter_id, maximum, value, count)) from fo where student_id = ${students})`

const writtenTuples = (students: RawBuilder<unknown>) => sql`(
  select json_agg(json_build_array(w.group_id, s.student_id, w.quarter_id, s.maximum, s.value, 1, w.kind, w.number)
    order by l.date, s.id)
  from asked join assessments.work w using (group_id, quarter_id)
  cross join lateral (select * from journal.score given where given.work_id = w.id offset 0) s
  join timetable.lesson l on l.id = s.lesson_id where s.student_id = ${students})`

/** Marks of ФО, or of СОР and СОЧ. */
type MarkKind = 'fo' | 'written'
/**
 * Marks of students in groups that count in quarters: of ФО by the day of the lesson, those out of the same maximum together; of СОР
 * and СОЧ by the quarter of the work, each by itself, in the order of days.
 */
async function readPeriodMarks(db: Database, asked: readonly AskedMembership[], kinds: readonly MarkKind[]) {
  const pairs = new Map(
    asked.flatMap(({ group_id, quarters }) => quarters.map((id) => [pairKey(group_id, id), { group_id, id }])),
  )
  const groups = [...pairs.values()].map(({ group_id }) => group_id)
  const quarters = [...pairs.values()].map(({ id }) => id)
  const ids = [...new Set(asked.map(({ student_id }) => student_id))]
  const students = sql`any(${integers(ids)}::integer[])`
  const of = (kind: MarkKind, tuples: RawBuilder<unknown>) => (kinds.includes(kind) ? tuples : sql`null::json`)
  // found step by step, by lessons and works: by the students those of all their years would be read. Of a list of hundreds each
  // row is looked for one by one, so it is asked about sums, not about marks
  const { rows } = await sql<{ fo: Fo[] | null; written: Written[] | null }>`
    with asked as materialized (
      select group_id, quarter_id from unnest(${integers(groups)}, ${integers(quarters)}) pair(group_id, quarter_id))
    select ${of('fo', foTuples(students))} as fo, ${of('written', writtenTuples(students))} as written`.execute(db)
  return [...(rows[0]?.fo ?? []), ...(rows[0]?.written ?? [])]
}

/** A student's marks as a group counts them: its own first, which decides where a work was written twice. */
export type MarksOf = (group: GroupRules, studentId: number) => CourseMark[]
/**
 * Marks of students in courses and quarters, in whatever group of the memberships they were given: enough for results, not for their
 * words. In one statement, in none where nothing is asked for.
 * @param kinds of these only
 */
export async function periodMarks(
  db: Database,
  asked: readonly AskedMembership[],
  kinds: readonly MarkKind[] = ['fo', 'written'],
): Promise<MarksOf> {
  const decisive = asked.filter(({ quarters }) => quarters.length > 0)
  const read = decisive.length > 0 ? await readPeriodMarks(db, decisive, kinds) : []
  const courseOf = new Map(decisive.map((one) => [pairKey(one.group_id, one.student_id), one.course_id]))
  const marks = Map.groupBy(read, ([group, student]) => {
    const course = courseOf.get(pairKey(group, student))
    return course === undefined ? '' : pairKey(course, student)
  })
  return ({ id, course_id, quarters }, studentId) => {
    const all = marks.get(pairKey(course_id, studentId)) ?? []
    const [own, others] = [all.filter(([group]) => group === id), all.filter(([group]) => group !== id)]
    return [...own, ...others].flatMap(([, , quarterId, maximum, value, count, kind, number = null]): CourseMark[] => {
      const quarter = quarters.find((one) => one.id === quarterId)?.number
      return quarter === undefined ? [] : [{ type: kind ?? 'fo', quarter, number, value, maximum, count }]
    })
  }
}
