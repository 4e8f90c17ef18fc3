import { sql } from 'kysely'
import type { World } from './world.ts'

interface Work {
  group_id: number
  quarter: number
  kind: string
  number: number
  maximum: number
}
interface Mark {
  group_id: number
  student_id: number
  quarter: number
  type: string
  number: number | null
  value: number
  maximum: number
}
interface SetResult {
  student_id: number
  quarter: number | null
  type: string
  value: number | null
}
/** What is stored of algebra, read without any query of the server's own. */
export interface Stored {
  works: Work[]
  marks: Mark[]
  results: SetResult[]
  /** Numbers of the quarters that are closed for a group. */
  closed: Map<number, number[]>
  /** The group each student is or was last in. */
  lastGroup: Map<number, number>
  /** The group a student was in at the end of a quarter, `quarter` being its id. */
  groupAtEnd: (student: number, quarter: number) => number | undefined
}
/** `percent` with two decimals; both null where nothing may be recommended. */
export interface Expected {
  value: number | null
  percent: number | null
}

export async function readStored({ db, today, groups: own }: World): Promise<Stored> {
  const groups = own.map(({ id }) => id)
  const works = await sql<Work>`
    select w.group_id, q.number as quarter, w.kind, w.number, w.maximum
    from assessments.work w join calendar.calendar_entry q on q.id = w.quarter_id where w.group_id = any(${groups})`.execute(
    db,
  )
  const marks = await sql<Mark>`
    select l.group_id, s.student_id, coalesce(planned.number, own.number) as quarter, s.type, w.number, s.value, s.maximum
    from journal.score s join timetable.lesson l on l.id = s.lesson_id left join assessments.work w on w.id = s.work_id
    left join calendar.calendar_entry planned on planned.id = w.quarter_id
    left join calendar.calendar_entry own on own.type = 'quarter' and l.date between own.start_date and own.end_date
    where l.group_id = any(${groups})`.execute(db)
  const results = await sql<SetResult>`
    select r.student_id, q.number as quarter, r.type, r.value from results.period_result r
    left join calendar.calendar_entry q on q.id = r.quarter_id where r.course_id = 1`.execute(db)
  const closed = await sql<{ group_id: number; number: number }>`
    select g.id as group_id, q.number from classes.study_group g
    join calendar.calendar_entry q on q.year_id = g.year_id and q.type = 'quarter' and q.closes_on < ${today}::date
    where g.id = any(${groups}) and not exists (select from results.reopening r
      where r.group_id = g.id and r.quarter_id = q.id and r.until >= ${today}::date)`.execute(db)
  const members = await sql<{ student_id: number; group_id: number }>`
    select student_id, group_id from classes.group_member where group_id = any(${groups}) order by lower(during)`.execute(
    db,
  )
  const atEnd = await sql<{ student_id: number; group_id: number; quarter_id: number }>`
    select m.student_id, m.group_id, q.id as quarter_id from classes.group_member m
    join calendar.calendar_entry q on q.type = 'quarter' and m.during @> q.end_date
    where m.group_id = any(${groups})`.execute(db)
  return {
    works: works.rows,
    marks: marks.rows,
    results: results.rows,
    closed: new Map(groups.map((id) => [id, closed.rows.flatMap((row) => (row.group_id === id ? [row.number] : []))])),
    lastGroup: new Map(members.rows.map(({ student_id, group_id }) => [student_id, group_id])),
    groupAtEnd: (student, quarter) =>
      atEnd.rows.find((row) => row.student_id === student && row.quarter_id === quarter)?.group_id,
  }
}

/** A percent as a fraction of whole numbers. */
type Part = [weight: number, numerator: number, denominator: number]
const sumOf = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Rule 3: planned works that were not written give no result. A work is that of the present group, else of another. */
function assessed(works: Work[], marks: Mark[], group: number, kind: string): Mark[] | null {
  const own = marks.filter(({ type }) => type === kind).toSorted((one) => (one.group_id === group ? -1 : 1))
  const numbers = new Set(own.map(({ number }) => number))
  const planned = works.filter((work) => work.kind === kind && work.group_id === group)
  if (planned.some(({ number }) => !numbers.has(number))) return null
  return [...numbers].flatMap((number) => own.find((mark) => mark.number === number) ?? [])
}

/**
 * A student's result of a quarter by the policy «25/25/50» and the scale of classes 2–11, counted anew from what is stored:
 * the percents of ФО, СОР and СОЧ weighed, what was never planned left out, rounded half up at the end.
 * @param group whose planned works count
 */
export function expectedResult({ works, marks }: Stored, student: number, quarter: number, group: number): Expected {
  const planned = works.filter((work) => work.quarter === quarter)
  const own = marks.filter((mark) => mark.student_id === student && mark.quarter === quarter)
  const [sor, soch] = [assessed(planned, own, group, 'sor'), assessed(planned, own, group, 'soch')]
  if (sor === null || soch === null) return { value: null, percent: null }
  const fo = own.filter(({ type }) => type === 'fo').map(({ value }) => value)
  const parts: Part[] = [[25, sumOf(fo) * 10, fo.length]]
  for (const [weight, written] of [
    [25, sor],
    [50, soch],
  ] as const)
    parts.push([weight, sumOf(written.map(({ value }) => value)) * 100, sumOf(written.map(({ maximum }) => maximum))])
  const counting = parts.filter(([, , denominator]) => denominator > 0)
  if (counting.length === 0) return { value: null, percent: null }
  const whole = counting.reduce((product, [, , denominator]) => product * denominator, 1)
  const top = sumOf(counting.map(([weight, numerator, denominator]) => (weight * numerator * whole) / denominator))
  const bottom = whole * sumOf(counting.map(([weight]) => weight))
  const percent = Math.floor((200 * top + bottom) / (2 * bottom)) / 100
  const rounded = Math.floor((2 * top + bottom) / (2 * bottom))
  return { percent, value: rounded >= 85 ? 5 : rounded >= 65 ? 4 : rounded >= 40 ? 3 : 2 }
}
