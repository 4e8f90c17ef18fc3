import { sql, type RawBuilder } from 'kysely'
import { numberInSql } from '#areas/norms/server/index.ts'
import { studyWeeks } from '#areas/curriculum/server/index.ts'
import { kindOfSchool } from '#areas/school/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { isCollege } from '#platform/contract/school-kind.ts'
import { soleLine } from '#platform/server/norm.ts'
import type { YearNorm } from '../rules/load-norm.ts'
import { largestLoad, rateHours, yearHours } from './norms.ts'

/** Numbers of the orders on a day: hours a week of a full post by what one teaches, and the most of them. */
export interface LoadNorms {
  /** Of a teacher of the school or of the college. */
  usual: number
  /** Of who has groups of the preschool classes alone. */
  preschool: number
  /** The most that one is given, in posts. */
  largest: number
  /** Weeks of study and hours a year of a full post, of a college; null: a school counts by the week. */
  year: YearNorm | null
}
/** Numbers of a day as SQL expressions. */
export const loadNormsInSql = (day: CalendarDate) => ({
  usual: numberInSql(rateHours, kindOfSchool, day),
  preschool: numberInSql(rateHours, sql`'preschool'`, day),
  largest: numberInSql(largestLoad, sql.lit(soleLine), day),
  year: isCollege()
    ? sql<YearNorm | null>`jsonb_build_object('weeks', ${numberInSql(studyWeeks, sql`'others'`, day)},
        'norm', ${numberInSql(yearHours, sql`'college'`, day)})`
    : sql<YearNorm | null>`null::jsonb`,
})

/** Whether the group `g` is of preschool classes alone. */
export const isPreschoolGroup = sql<boolean>`coalesce((select bool_and(p.number = 0) from classes.group_class gc
  join classes.class c on c.id = gc.class_id join classes.parallel p on p.id = c.parallel_id where gc.group_id = g.id), false)`

/** Hours a week of a full post of whom all groups are of the preschool, or not. */
export const weekNorm = (
  { usual, preschool }: Record<'usual' | 'preschool', number | RawBuilder<number>>,
  isPreschool: RawBuilder<unknown>,
) => sql<number>`case when ${isPreschool} then ${preschool}::float8 else ${usual}::float8 end`

export async function loadNormsOn(db: Database, day: CalendarDate): Promise<LoadNorms> {
  const { usual, preschool, largest, year } = loadNormsInSql(day)
  const { rows } = await sql<LoadNorms>`select ${usual}::float8 as usual, ${preschool}::float8 as preschool,
    ${largest}::float8 as largest, ${year} as year`.execute(db)
  return rows[0]!
}
