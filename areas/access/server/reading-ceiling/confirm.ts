import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { record } from '#platform/server/history.ts'
import { askReadingAssertion, confirmReading } from '../../contract/reading-ceiling.ts'
import { signingOptions } from '../second-factor/passkeys.ts'
import { requireProof } from '../second-factor/require-proof.ts'
import { readCeilings } from './reading-rows.ts'

// failures outlive the refusal, and no connection waits for a hash
const own = { ownTransactions: true }

const confirmReadingHandler = handle(
  confirmReading,
  async (call) => {
    const { body, caller, db, context, http, today } = call
    const { accountId } = caller
    await requireProof(call, body)
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
