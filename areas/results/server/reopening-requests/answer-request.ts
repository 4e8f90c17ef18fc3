import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, outdated } from '#platform/server/refusal.ts'
import {
  grantReopening,
  refuseReopening,
  withdrawReopening,
  type ReopeningRequestState,
} from '../../contract/reopening-requests.ts'
import { mayReopenGroup } from '../reopening/may-reopen.ts'
import { writeReopening } from '../reopening/write-reopening.ts'
import { notifyRefused } from './notices.ts'
import { readRequest } from './request-rows.ts'

/**
 * A request of those that `isTheirs` names, with its group; both held till the end of the transaction, the group first, as where it
 * is opened. @throws Refusal 404, 409 where it waits no longer
 */
async function holdWaiting(db: Database, id: number, isTheirs: RawBuilder<boolean>) {
  const held = await db
    .selectFrom('results.reopening_request as r')
    .innerJoin('classes.study_group as g', 'g.id', 'r.group_id')
    .innerJoin('people.person as author', 'author.id', 'r.author_id')
    .where('r.id', '=', id)
    .where(isTheirs)
    .select(['g.id as group_id', 'g.year_id', 'r.quarter_id', 'r.reason', 'author.admin_user_id as account_id'])
    .forNoKeyUpdate('g')
    .executeTakeFirst()
  if (!held) throw notFound()
  const { rows } = await sql<{ state: ReopeningRequestState }>`
    select state from results.reopening_request where id = ${id} for no key update`.execute(db)
  if (rows[0]?.state !== 'open') throw outdated(msg`Запрос больше не ждёт ответа. Обновите страницу`)
  return held
}

export const grantReopeningHandler = handle(grantReopening, async ({ params, body, ...call }) => {
  const { db, caller, today } = call
  const held = await holdWaiting(db, params.id, mayReopenGroup(caller, sql.ref('g.id'), today))
  const { group_id, year_id, quarter_id, reason } = held
  await writeReopening(call, {
    group: { id: group_id, year_id },
    quarterId: quarter_id,
    until: body.until,
    reason,
  })
  return readRequest(db, caller, today, params.id)
})

export const refuseReopeningHandler = handle(
  refuseReopening,
  async ({ params, body, db, caller, today, publish, record }) => {
    const held = await holdWaiting(db, params.id, mayReopenGroup(caller, sql.ref('g.id'), today))
    await db
      .updateTable('results.reopening_request')
      .set({ state: 'refused', answer: body.answer, answered_at: sql<Date>`now()`, answerer_id: caller.personId })
      .where('id', '=', params.id)
      .execute()
    await record({
      subject: 'results.reopening_request',
      id: params.id,
      before: { state: 'open' },
      after: { state: 'refused', answer: body.answer },
    })
    const request = await readRequest(db, caller, today, params.id)
    const { account_id } = held
    if (account_id !== null && account_id !== caller.accountId)
      await notifyRefused(db, publish, { ...request, accountId: account_id, answer: body.answer })
    return request
  },
)

export const withdrawReopeningHandler = handle(withdrawReopening, async ({ params, db, caller, today, record }) => {
  await holdWaiting(db, params.id, sql<boolean>`coalesce(r.author_id = ${caller.personId}, false)`)
  await db
    .updateTable('results.reopening_request')
    .set({ state: 'withdrawn', answered_at: sql<Date>`now()` })
    .where('id', '=', params.id)
    .execute()
  await record({
    subject: 'results.reopening_request',
    id: params.id,
    before: { state: 'open' },
    after: { state: 'withdrawn' },
  })
  return readRequest(db, caller, today, params.id)
})
