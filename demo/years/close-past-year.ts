import { sql, type Kysely } from 'kysely'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { DB } from '#database/migrations/types.generated.ts'
import { closeResultsInBulk } from '#areas/results/server/index.ts'
import { makeHistoryYears } from '../build/history-years.ts'
import { inParallel } from '../build/in-parallel.ts'
import type { PastYear } from './year-made.ts'

const groupsAtOnce = 40

/** Closes the quarters of a past year by the journal's own rules, each on the evening of its last day. */
export async function closePastYear(db: Kysely<DB>, { yearId }: PastYear): Promise<void> {
  const groups = await db.selectFrom('classes.study_group').where('year_id', '=', yearId).select('id').execute()
  const quarters = await db
    .selectFrom('calendar.calendar_entry')
    .where('year_id', '=', yearId)
    .where('type', '=', 'quarter')
    .select(['number', 'closes_on'])
    .orderBy('number')
    .execute()
  const evenings = new Map(quarters.map(({ number, closes_on }) => [number ?? 0, `${closes_on} 20:00`]))
  const [first, last] = [quarters[0]?.closes_on, quarters.at(-1)?.closes_on]
  if (!first || !last) return
  await makeHistoryYears(db, first, sql`${last}`)
  // the year's results stand only once its last quarter can't be changed any more
  const today = addDays(last, 1)
  const parts = Array.from({ length: Math.ceil(groups.length / groupsAtOnce) }, (_, part) =>
    groups.slice(part * groupsAtOnce, (part + 1) * groupsAtOnce).map(({ id }) => id),
  )
  const nobody = { personId: null, accountId: null }
  await inParallel(parts, async (groupIds) => {
    const closing = { groupIds, quarters: [...evenings.keys()] }
    const setAt = (quarter: number) => evenings.get(quarter) ?? today
    await db.transaction().execute((trx) => closeResultsInBulk(trx, nobody, closing, { today, setAt }))
  })
}
