import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { record } from '#platform/server/history.ts'
import { refuse } from '#platform/server/refusal.ts'
import { askReadingAssertion, confirmReading } from '../../contract/reading-ceiling.ts'
import { requireAttempt, requirePassword } from '../second-factor/changing.ts'
import { signingOptions } from '../second-factor/passkeys.ts'
import { factorsOf, requireFactor } from '../second-factor/require-factor.ts'
import { readCeilings } from './reading-rows.ts'

// failures outlive the refusal, and no connection waits for a hash
const own = { ownTransactions: true }

const confirmReadingHandler = handle(
  confirmReading,
  async (call) => {
    const { body, caller, db, context, http, today } = call
    const { accountId } = caller
    const { totp, passkeys } = await factorsOf(db, accountId)
    if (totp || passkeys)
      await requireFactor({ context, db, request: http.request, accountId }, body, await requireAttempt(call))
    else if (body.password === undefined) throw refuse('password', msg`Введите пароль`)
    else await requirePassword(call, body.password)
    const { minutes } = await readCeilings(db)
    await context.db.transaction().execute(async (trx) => {
      await sql`insert into access.person_reading (account_id, day, confirmed_until)
        values (${accountId}, ${today}::date, now() + make_interval(mins => ${minutes}))
        on conflict (account_id) do update set confirmed_until = excluded.confirmed_until`.execute(trx)
      await record(trx, caller, http.request.id, [
        { subject: 'access.person_reading', id: accountId, after: { reading: 'confirmed' } },
      ])
    })
    return {}
  },
  own,
)

const askReadingAssertionHandler = handle(
  askReadingAssertion,
  async ({ caller: { accountId }, db, context, http }) => ({
    options: { ...(await signingOptions({ context, db, request: http.request, accountId })) },
  }),
  own,
)

export const confirmHandlers = [confirmReadingHandler, askReadingAssertionHandler]
