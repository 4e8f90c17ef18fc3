import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import { setUpLinks } from '#platform/contract/set-up-links.ts'
import type { Area } from '#platform/server/area.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { ReadinessCheck } from '#platform/server/readiness.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readReadiness, type Check } from '../contract/readiness.ts'

interface Year {
  id: number
  date_start: string
  day: string
}

async function requireYear(db: Database, yearId: number | undefined, today: string): Promise<Year> {
  const { rows } = await sql<Year>`
    select id, date_start::text, greatest(date_start, least(date_end, ${today}::date))::text as day
    from calendar.study_year where id = ${yearId ?? currentYearId(today)}`.execute(db)
  const [year] = rows
  if (year === undefined) throw notFound()
  return year
}

/** All checks in one statement. */
async function countAll(db: Database, year: Year, checks: readonly ReadinessCheck[]): Promise<Check[]> {
  if (checks.length === 0) return []
  const asked = { db, yearId: year.id, day: year.day, yearStart: year.date_start }
  const counts = await Promise.all(checks.map(async ({ count }) => count(asked)))
  const { rows } = await sql<{ index: number; missing: number; total: number }>`${sql.join(
    counts.map(
      (count, index) =>
        sql`select ${sql.lit(index)} as index, missing::integer, total::integer from (${count}) counted`,
    ),
    sql` union all `,
  )}`.execute(db)
  return checks.map(({ id, title, hint, isNeeded, to, repair }, place) => {
    const { missing = 0, total = 0 } = rows.find(({ index }) => index === place) ?? {}
    return {
      id,
      title: String(title),
      hint: String(hint),
      is_needed: isNeeded,
      missing,
      total,
      to,
      repair: String(repair),
    }
  })
}

/** How far the study set-up of a year has come: what each area says of its own. */
export function readinessOf(areas: readonly Area[]): Area {
  const known = areas.flatMap(({ readiness = [] }) => readiness)
  return {
    endpoints: [
      handle(readReadiness, async ({ query, caller, db, today }) => {
        const year = await requireYear(db, query.year_id, today)
        const own = known
          .filter(({ access }) => allows(access, caller))
          .toSorted((one, other) => one.order - other.order)
        const checks = await countAll(db, year, own)
        return {
          links: setUpLinks.flatMap((link) => {
            const ofLink = checks.filter((_, index) => own[index]?.link === link)
            return ofLink.length === 0 ? [] : [{ link, checks: ofLink }]
          }),
        }
      }),
    ],
  }
}
