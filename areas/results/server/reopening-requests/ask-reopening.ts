import { sql } from 'kysely'
import { isPeriodOpen } from '#areas/grading/rules/period-state.ts'
import { closingOfQuarter } from '#areas/grading/rules/quarter-closing.ts'
import { lockGroups, readableGroups, scopeOf } from '#areas/journal/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, forbidden, notFound, refuse } from '#platform/server/refusal.ts'
import { askReopening } from '../../contract/reopening-requests.ts'
import { notifyDeciders } from './notices.ts'
import { readRequest } from './request-rows.ts'

/** Who marks a group asks that a closed quarter of it be opened again. */
export const askReopeningHandler = handle(
  askReopening,
  async ({ params, body, db, caller, today, context, publish, record }) => {
    // held, so that the quarter is not opened meanwhile
    const scope = scopeOf(caller, today)
    const [group] = await readableGroups(db, await lockGroups(db, sql`${params.id}::integer`, scope), scope)
    if (!group) throw notFound()
    if (!group.may_mark) throw forbidden()
    if (caller.personId === null) throw forbidden(msg`У учётной записи нет человека: отвечать было бы некому`)
    const quarter = group.quarters.find(({ id }) => id === body.quarter_id)
    if (!quarter) throw refuse('quarter_id', msg`Такой четверти в учебном году нет`)
    if (isPeriodOpen(closingOfQuarter(group, quarter), today))
      throw refuse('quarter_id', msg`Период открыт: просить не о чем`)
    const made = await db
      .insertInto('results.reopening_request')
      .values({ group_id: group.id, quarter_id: quarter.id, author_id: caller.personId, reason: body.reason })
      .onConflict((on) => on.columns(['group_id', 'quarter_id']).where('state', '=', sql.lit('open')).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw conflict(msg`Об этом уже попросили: запрос ждёт ответа`)
    const request = await readRequest(db, caller, today, made.id)
    await record({
      subject: 'results.reopening_request',
      id: made.id,
      after: { group_id: group.id, quarter_id: quarter.id, state: 'open', reason: body.reason },
    })
    await notifyDeciders({ db, publish, today, context }, request, caller.accountId)
    return request
  },
)
