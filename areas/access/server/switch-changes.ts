import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { record } from '#platform/server/history.ts'
import { conflict, unauthenticated } from '#platform/server/refusal.ts'
import { switchChanges } from '../contract/tokens.ts'
import { accessTokenOf } from './access-token.ts'

export const switchChangesHandler = handle(
  switchChanges,
  async ({ body, caller, db, context, http }) => {
    if (caller.act === undefined) throw conflict(msg`Вы в своей учётной записи: изменения здесь и так ваши`)
    const accessToken = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ was_on: boolean }>`
        with before as (select id, changes_since from access.session where id = ${caller.sessionId} for update)
        update access.session s set changes_since = case when ${body.is_on} then coalesce(s.changes_since, now()) end
        from before where s.id = before.id returning before.changes_since is not null as was_on`.execute(trx)
      if (rows[0] !== undefined && rows[0].was_on !== body.is_on)
        await record(trx, caller, http.request.id, [
          {
            subject: 'access.account',
            id: caller.accountId,
            before: { changes_in_name: rows[0].was_on },
            after: { changes_in_name: body.is_on },
          },
        ])
      return accessTokenOf(context, trx, caller.sessionId)
    })
    if (accessToken === null) throw unauthenticated()
    return { access_token: accessToken }
  },
  // no repeat keeps the answer: a token is stored nowhere
  { ownTransactions: true, isVital: true },
)
