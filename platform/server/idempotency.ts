import { msg } from '#platform/contract/text.ts'
import type { Database } from './database.ts'
import { Refusal } from './refusal.ts'

/**
 * Runs `act` once for an account and Idempotency-Key: a repeat gets the first answer. A repeat that comes while the
 * first still runs waits for it on the row's unique key. Rolled back together with a failed `act`, so that it may be
 * tried again.
 */
export async function once<T>(
  db: Database,
  accountId: number,
  key: string,
  endpoint: string,
  act: () => Promise<T>,
): Promise<T> {
  const first = await db
    .insertInto('platform.idempotency')
    .values({ account_id: accountId, key, endpoint })
    .onConflict((clash) => clash.doNothing())
    .returning('key')
    .executeTakeFirst()
  const row = () => db.selectFrom('platform.idempotency').where('account_id', '=', accountId).where('key', '=', key)
  if (!first) {
    const known = await row().select(['endpoint', 'answer']).executeTakeFirstOrThrow()
    if (known.endpoint !== endpoint) throw new Refusal(422, msg`Ключ повтора уже использован для другого действия`)
    return known.answer as T
  }
  const answer = await act()
  await db
    .updateTable('platform.idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute()
  return answer
}
