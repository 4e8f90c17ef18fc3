import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { UploadRule } from '#platform/server/upload-rule.ts'
import { limitUploads } from '../upload-limit.ts'

/** Who gives a document: an account, or a stranger, known by the address and by the name that the device gave the upload. */
export type Giver = { accountId: number } | { accountId: null; from: string }

/** Addresses are kept so that they can be counted and not read. */
export const giverOf = (caller: Caller | null, secret: string, address: string): Giver =>
  caller === null
    ? { accountId: null, from: createHmac('sha256', secret).update(`media giver\n${address}`).digest('base64url') }
    : { accountId: caller.accountId }

/** Of one giver, so many at once wait to be checked. */
const maxChecking = 5

/** @throws Refusal 429 where a giver has given too many for the purpose, has left too many behind, or waits for too many checks */
export async function limitGiver(db: Database, giver: Giver, { purpose, maxADay }: UploadRule): Promise<void> {
  if (giver.accountId !== null) await limitUploads(db, giver.accountId)
  const isTheirs = giver.accountId === null ? sql`given_from = ${giver.from}` : sql`uploaded_by = ${giver.accountId}`
  const { rows } = await sql<{ given: number; checking: number }>`
    select count(*)::int as given, count(*) filter (where state = 'checking')::int as checking from media.file
    where purpose = ${purpose.key} and ${isTheirs} and made_at > now() - interval '1 day'`.execute(db)
  const { given = 0, checking = 0 } = rows[0] ?? {}
  if (given >= maxADay) throw new Refusal(429, msg`Слишком много загрузок за день, повторите завтра`, 3600)
  if (checking >= maxChecking) throw new Refusal(429, msg`Прежние файлы ещё проверяются, подождите минуту`, 60)
}
