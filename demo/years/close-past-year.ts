import type { Kysely } from 'kysely'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { DB } from '#database/migrations/types.generated.ts'
import { closeResultsInBulk } from '#areas/results/server/index.ts'
import { inParallel } from '../build/in-parallel.ts'
import type { PastYear } from './year-made.ts'

const groupsAtOnce = 40
const quarters = [1, 2, 3, 4]

/** Closes the quarters of a past year by the journal's own rules. */
export async function closePastYear(db: Kysely<DB>, { yearId }: PastYear): Promise<void> {
  const groups = await db.selectFrom('classes.study_group').where('year_id', '=', yearId).select('id').execute()
  const { last } = await db
    .selectFrom('calendar.calendar_entry')
    .where('year_id', '=', yearId)
    .where('type', '=', 'quarter')
    .select((one) => one.fn.max('closes_on').as('last'))
    .executeTakeFirstOrThrow()
  if (last === null) return
  // the year's results stand only once its last quarter can't be changed any more
  const today = addDays(last, 1)
  const parts = Array.from({ length: Math.ceil(groups.length / groupsAtOnce) }, (_, part) =>
    groups.slice(part * groupsAtOnce, (part + 1) * groupsAtOnce).map(({ id }) => id),
  )
  const nobody = { personId: null, accountId: null }
  await inParallel(parts, async (groupIds) => {
    await db.transaction().execute((trx) => closeResultsInBulk(trx, nobody, { groupIds, quarters }, { today }))
  })
}
