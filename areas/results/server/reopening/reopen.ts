import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { reopenPeriod } from '../../contract/reopening.ts'
import { mayReopenGroup } from './may-reopen.ts'
import { writeReopening } from './write-reopening.ts'

/** Opens a quarter of one group for marking till the end of a day, whoever closed it and when. */
export const reopenPeriodHandler = handle(reopenPeriod, async ({ params, body, ...call }) => {
  const group = await call.db
    .selectFrom('classes.study_group as g')
    .where('g.id', '=', params.id)
    .where(mayReopenGroup(call.caller, sql.ref('g.id'), call.today))
    .select(['g.id', 'g.year_id'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!group) throw notFound()
  await writeReopening(call, { group, quarterId: body.quarter_id, until: body.until, reason: body.reason })
  return { quarter_id: body.quarter_id, until: body.until }
})
