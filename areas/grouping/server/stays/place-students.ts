import { sql } from 'kysely'
import { type StayWrites } from '#areas/classes/server/index.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import { daysTaken, planStays, type Days, type Stay } from '../../rules/plan-stays.ts'
import type { Year } from '../year-day.ts'

/** Where a student is to be in a course from a day on: null in no group of it. */
export interface Placement {
  student_id: number
  course_id: number
  group_id: number | null
}
/** Days of a group, from the first one on, that go from a student's time in it. */
export interface TakenDays {
  student_id: number
  group_id: number
  from: CalendarDate
}
export interface PlacedStudents {
  writes: StayWrites
  taken: TakenDays[]
  /** Who comes out of a group of the course, and out of which one. */
  moved: { student_id: number; from_group: number; to_group: number | null }[]
}

const key = (one: { student_id: number; course_id: number }) => `${one.student_id} ${one.course_id}`

/** Times in groups of the courses, and in classes of the year, by their beginning. */
async function readTimes(db: Database, placements: readonly Placement[], from: CalendarDate, year: Year) {
  const { stays, classDays } = await readAtOnce(db, {
    stays: staysOf(placements, from, year),
    classDays: classDaysOf(placements, year),
  })
  return { stays: Map.groupBy(stays, key), classDays: Map.groupBy(classDays, ({ student_id }) => student_id) }
}
const staysOf = (placements: readonly Placement[], from: CalendarDate, { to }: Year) =>
  sql<Stay & { student_id: number; course_id: number }>`
    select m.id, m.student_id, m.course_id, m.group_id, coalesce(lower(m.during), '1901-01-01') as from, upper(m.during) as until
    from classes.group_member m
    where m.student_id = any(${[...new Set(placements.map(({ student_id }) => student_id))]}::int[])
      and m.course_id = any(${[...new Set(placements.map(({ course_id }) => course_id))]}::int[])
      and m.during && daterange(${from}::date - 1, ${to}, '[]') order by m.during`

const classDaysOf = (placements: readonly Placement[], year: Year) =>
  sql<Days & { student_id: number }>`
    select m.student_id, coalesce(lower(m.during), '1901-01-01') as from, upper(m.during) as until
    from classes.class_member m
    where m.student_id = any(${[...new Set(placements.map(({ student_id }) => student_id))]}::int[])
      and m.during && daterange(${year.from}, ${year.to}, '[]') order by m.during`

export interface Placing {
  placements: readonly Placement[]
  year: Year
  from: CalendarDate
  /** Times in this group alone are looked at. */
  among?: number
}
/** What is to be written so that students are where they are wanted from a day of the year on. */
export async function placeStudents(db: Database, { placements, year, from, among }: Placing): Promise<PlacedStudents> {
  const writes = {
    gone: [] as number[],
    changed: [] as StayWrites['changed'][number][],
    made: [] as StayWrites['made'][number][],
  }
  const placed: PlacedStudents = { writes, taken: [], moved: [] }
  if (placements.length === 0) return placed
  const { stays, classDays } = await readTimes(db, placements, from, year)
  const before = addDays(year.to, 1)
  for (const placement of placements) {
    const { student_id, group_id } = placement
    const wanted = { group_id, from, before, inClass: classDays.get(student_id) ?? [] }
    const all = stays.get(key(placement)) ?? []
    const own = among === undefined ? all : all.filter((stay) => stay.group_id === among)
    const plan = planStays(own, wanted)
    writes.gone.push(...plan.gone.map(({ id }) => id))
    writes.changed.push(
      ...plan.changed.map(({ id, until, ends }) => ({ id, until: ends, isLater: until !== null && ends > until })),
    )
    writes.made.push(...plan.made.map((made) => ({ student_id, ...made })))
    placed.taken.push(...daysTaken(plan, wanted).map((days) => ({ student_id, ...days })))
    const left = own.find((stay) => stay.from <= from && (stay.until ?? '9999') > from && stay.group_id !== group_id)
    if (left) placed.moved.push({ student_id, from_group: left.group_id, to_group: group_id })
  }
  return placed
}

export const isNothing = ({ writes: { gone, changed, made } }: PlacedStudents): boolean =>
  gone.length + changed.length + made.length === 0
