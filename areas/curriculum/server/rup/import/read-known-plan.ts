import { sql } from 'kysely'
import { numbersOn } from '#areas/norms/server/index.ts'
import { currentStudyYear } from '#areas/calendar/rules/study-year.ts'
import type { Database } from '#platform/server/database.ts'
import type { ImportValues } from '#platform/server/import/index.ts'
import type { Weeks } from '../../../rules/rup-matrix.ts'
import { studyWeeks } from '../../norms.ts'
import type { PlanFacts } from '../decide-steps.ts'
import { readFacts } from '../plan-facts.ts'
import { plainTitle, readCoursesByTitle } from './courses-by-title.ts'

export interface KnownYear {
  id: number
  date_start: string
  date_end: string
}
/** What a year has; its weeks of study, by which a college counts hours. */
export type KnownPlan = PlanFacts & { classTitles: ReadonlyMap<string, number>; weeks: Weeks }
/** What of the school the rows of an import are found in. */
export interface KnownPlans {
  courses: ReadonlyMap<string, { id: number; title: string }>
  /** The year that a row names, or today's. */
  yearOf: (typed: string | undefined) => KnownYear | null
  /** What each year that is named has, by its id. */
  plans: ReadonlyMap<number, KnownPlan>
}

export async function readKnownPlans(db: Database, rows: readonly ImportValues[], today: string): Promise<KnownPlans> {
  const courses = await readCoursesByTitle(db)
  const { rows: years } = await sql<KnownYear>`select id, date_start::text, date_end::text from calendar.study_year
    order by date_start desc`.execute(db)
  const current = currentStudyYear(years, today)
  const yearOf = (typed: string | undefined): KnownYear | null =>
    typed === undefined
      ? current
      : (years.find(({ date_start }) => date_start.slice(0, 4) === /^\d{4}/.exec(typed.trim())?.[0]) ?? null)
  const named = new Set(rows.flatMap(({ course = '' }) => courses.get(plainTitle(course))?.id ?? []))
  const plans = new Map<number, KnownPlan>()
  for (const year of new Set(rows.flatMap((row) => yearOf(row['year']) ?? [])))
    plans.set(year.id, {
      ...(await readFacts(db, year.id, [...named])),
      weeks: await numbersOn(db, studyWeeks, year.date_start),
    })
  return { courses, yearOf, plans }
}
