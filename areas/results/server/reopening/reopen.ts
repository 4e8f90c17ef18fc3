import { sql } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { reopenPeriod } from '../../contract/reopening.ts'
import { notifyReopened } from './notices.ts'

/** Opens a quarter of one group for marking till the end of a day, whoever closed it and when. */
export const reopenPeriodHandler = handle(
  reopenPeriod,
  async ({ params, body, db, caller, today, record, publish }) => {
    const group = await db
      .selectFrom('classes.study_group as g')
      .where('g.id', '=', params.id)
      .where(mayReadGroup(caller, sql.ref('g.id'), today))
      .select(['g.id', 'g.year_id'])
      .executeTakeFirst()
    if (!group) throw notFound()
    const quarter = await db
      .selectFrom('calendar.calendar_entry')
      .where('id', '=', body.quarter_id)
      .where('year_id', '=', group.year_id)
      .where('type', '=', 'quarter')
      .select(['id', 'closes_on'])
      .executeTakeFirst()
    if (!quarter) throw refuse('quarter_id', msg`Такой четверти в учебном году нет`)
    if (body.until < today) throw refuse('until', msg`Дата уже прошла`)
    if (quarter.closes_on !== null && body.until <= quarter.closes_on)
      throw refuse('until', msg`Период и так открыт до ${displayDate(quarter.closes_on)}`)
    const { id } = await db
      .insertInto('results.reopening')
      .values({
        group_id: group.id,
        quarter_id: quarter.id,
        until: body.until,
        reason: body.reason,
        author_id: caller.personId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record({ subject: 'results.reopening', id, after: { group_id: group.id, ...body } })
    await notifyReopened(db, publish, { id, today, byAccount: caller.accountId })
    return { quarter_id: quarter.id, until: body.until }
  },
)
