import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from './database.ts'

export interface Change {
  /** The table, `room.table`. */
  subject: string
  id: number
  before?: unknown
  after?: unknown
}
/** Who makes a change, a caller as a rule. */
export interface Actor {
  accountId: number | null
  /** The account of who really acts, where it is another. */
  act?: number | undefined
}
/** Nobody has signed in: an import from the command line, a job that runs by itself. */
export const system: Actor = { accountId: null }

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/**
 * Writes changes into the history within the statement that makes them: a block of thousands costs no second journey.
 * @param rows of the statement: `id`, `before`, `after` and `at`, the moment they count as written
 * @param actor with no account: the school itself, on its day
 * @param batch of a row; null where a single one is written
 */
export const recordRows = (
  actor: Actor,
  { subject, requestId, batch }: { subject: string; requestId: string; batch: RawBuilder<unknown> },
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into history.change (at, account_id, on_behalf_of, subject, subject_id, before, after, batch, request_id)
  select row.at, ${actor.act ?? actor.accountId}::integer, ${actor.act === undefined ? null : actor.accountId}::integer,
    ${subject}, row.id, row.before, row.after, (${batch})::uuid, ${requestId} from (${rows}) row`

/** Who makes many rows at once, and the batch that they stand in together. */
export interface BulkTrace {
  actor: Actor
  requestId: string
  batch: string
}
/**
 * Writes rows that have just been made in bulk into the history: one statement for any number.
 * @param rows a query of `id` and `after`
 */
export async function recordMade(
  db: Database,
  { actor, requestId, batch }: BulkTrace,
  subject: string,
  rows: RawBuilder<unknown>,
): Promise<void> {
  const made = sql`select now() as at, made.id, null::jsonb as before, made.after from (${rows}) made`
  await recordRows(actor, { subject, requestId, batch: sql`${batch}` }, made).execute(db)
}

/**
 * Writes changes into the history, in the caller's transaction. Under impersonation the one who really acts stands in
 * `account_id` and the one whose account is used in `on_behalf_of`. Changes given together are one batch,
 * of a name of its own or that of what they belong to.
 */
export async function record(
  db: Database,
  actor: Actor,
  requestId: string,
  changes: Change[],
  batch: string | null = changes.length > 1 ? randomUUID() : null,
): Promise<void> {
  if (changes.length === 0) return
  await db
    .insertInto('history.change')
    .values(
      changes.map((change) => ({
        account_id: actor.act ?? actor.accountId,
        on_behalf_of: actor.act === undefined ? null : actor.accountId,
        subject: change.subject,
        subject_id: change.id,
        before: asJson(change.before),
        after: asJson(change.after),
        batch,
        request_id: requestId,
      })),
    )
    .execute()
}
