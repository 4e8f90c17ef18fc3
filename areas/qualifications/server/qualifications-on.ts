import { sql } from 'kysely'
import { categoryTitle, type CategoryLevel } from '#areas/organisation/rules/categories.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { educationText, highestEducation } from '../rules/education.ts'
import { yearsOf } from '../rules/seniority.ts'
import { readEducations } from './education-rows.ts'

export interface QualificationOfDay {
  /** The highest one in one line; null where none is written. */
  education: string | null
  /** Months and whole years on the day; null where nothing has been counted up to it. */
  general_months: number | null
  teaching_months: number | null
  general_years: number | null
  teaching_years: number | null
  /** `other`: one in words of the school, without a bonus of the norm. `until` is the last day, null: without an end. */
  category: { level: CategoryLevel | 'other'; title: string; until: CalendarDate | null } | null
}
interface Row {
  id: number
  general_months: number | null
  teaching_months: number | null
  level: CategoryLevel | 'other' | null
  title: string | null
  until: CalendarDate | null
}
const inYears = (months: number | null) => (months === null ? null : yearsOf(months))

/** What stood on persons on a day, by their ids; two statements for any number of them. */
export async function qualificationsOn(
  db: Database,
  personIds: readonly number[],
  day: CalendarDate,
): Promise<Map<number, QualificationOfDay>> {
  const ids = [...new Set(personIds)]
  const educations = Map.groupBy(
    await readEducations(
      db,
      sql<boolean>`e.person_id = any(${ids}::int[])
      and e.year <= extract(year from ${day}::date)`,
    ),
    ({ person_id }) => person_id,
  )
  const { rows } = await sql<Row>`
    select given.id, s.general_months, s.teaching_months, c.level, c.title, (upper(c.during) - 1)::text as until
    from unnest(${ids}::int[]) as given(id)
    left join lateral qualifications.seniority_on(given.id, ${day}::date) s on true
    left join qualifications.category c on c.person_id = given.id and c.during @> ${day}::date and c.removed_at is null`.execute(
    db,
  )
  return new Map(
    rows.map(({ id, general_months, teaching_months, level, title, until }) => {
      const highest = highestEducation(educations.get(id) ?? [])
      return [
        id,
        {
          education: highest && educationText(highest),
          general_months,
          teaching_months,
          general_years: inYears(general_months),
          teaching_years: inYears(teaching_months),
          category: level && { level, title: categoryTitle(title ?? level) ?? level, until },
        },
      ]
    }),
  )
}
