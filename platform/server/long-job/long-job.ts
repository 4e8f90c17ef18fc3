import { CompiledQuery, sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type * as z from 'zod/mini'
import type { Access } from '#platform/contract/access.ts'
import { msg, type StoredText, type Text, type Words } from '#platform/contract/text.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../database.ts'
import type { Change } from '../history.ts'
import type { AppContext, Publish } from '../app-context.ts'
import { keptWords } from '../language/spoken.ts'
import { conflict } from '../refusal.ts'

/** What became of an item; `detail` tells whoever reads it what was done, or why it was not. */
export interface ItemOutcome {
  outcome: 'done' | 'refused'
  detail: Text | StoredText | null
  /** What an item of the same kind needs to take this one back; without it nothing can. */
  undo?: unknown
  /** Of an item of several: how many of them were not done; all of them where it says nothing and was refused. */
  notDone?: number
}
/** What an item is done with. */
export interface Doing<I> {
  /** The item's own transaction: what is written and told stands together with its outcome, once. */
  db: Database
  publish: Publish
  input: I
  jobId: number
  context: AppContext
  /** Who began the work, with the rights of this moment. */
  caller: Caller
  today: string
  /** Keeps in the history, in the name of who began. */
  record: (...changes: Change[]) => Promise<void>
}
/** A kind of long work: a list of items known at its beginning, each done by itself. */
export interface LongJobKind<I = unknown> {
  kind: string
  /** Of an item, as it is kept in the database. */
  input: z.ZodMiniType<I>
  /** What who began it must hold. Asked before each item, in its transaction: whoever has lost it goes no further. */
  access: Access
  /**
   * Whether they still reach what the item touches; where they do not, the work ends. `each-row`: `act` asks of each record by
   * itself and refuses those out of reach.
   */
  reaches: 'each-row' | ((doing: Doing<I>) => Promise<boolean>)
  act: (doing: Doing<I>) => Promise<ItemOutcome>
}
const asksOf =
  <I>(reaches: (doing: Doing<I>) => Promise<boolean>) =>
  (doing: Doing<unknown>) =>
    reaches(doing as Doing<I>)

/** Joins what an item holds with what is done to it. */
export const longJob = <I>(kind: LongJobKind<I>): LongJobKind => ({
  ...kind,
  act: (doing) => kind.act(doing as Doing<I>),
  reaches: typeof kind.reaches === 'string' ? kind.reaches : asksOf(kind.reaches),
})

interface Beginning<I> {
  caller: Caller
  /** Kept unsaid; a string is what a person has written, as a name. */
  title: Words
  items: {
    title: Words
    input: I
    /** Done for the whole, it is no part of the count; by default it is. */ isCounted?: boolean
    /** How many it counts as; by default one. */
    size?: number
  }[]
}
export const longJobsQueue = 'long-jobs'

/** pg-boss within a transaction of ours. */
const within = (db: Database) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: [...(await db.executeQuery(CompiledQuery.raw(text, values ?? []))).rows],
  }),
})
export async function enqueue(jobs: PgBoss | undefined, db: Database, id: number): Promise<void> {
  await jobs?.send(longJobsQueue, { id }, { db: within(db) })
}

/**
 * Begins long work in the caller's transaction; one of a kind at a time for an account.
 * @throws Refusal 409 while the former one runs
 * @returns id of the job
 */
export async function beginLongJob<I>(
  { db, context }: { db: Database; context: AppContext },
  { kind }: LongJobKind<I>,
  { caller, title, items }: Beginning<I>,
): Promise<number> {
  const made = await sql<{ id: number }>`
    insert into platform.long_job (kind, account_id, actor_account_id, title)
    values (${kind}, ${caller.accountId}, ${caller.act ?? null}, ${JSON.stringify(keptWords(title))}::jsonb)
    on conflict (account_id, kind) where state in ('waiting', 'running') do nothing returning id`.execute(db)
  const id = made.rows[0]?.id
  if (id === undefined) throw conflict(msg`Такая работа у вас уже идёт. Дождитесь её конца или отмените её`)
  const kept = items.map((item) => ({ ...item, title: keptWords(item.title) }))
  await sql`insert into platform.long_job_item (job_id, number, title, input, is_counted, size)
    select ${id}, number, item -> 'title', item -> 'input', coalesce((item ->> 'isCounted')::boolean, true),
      coalesce((item ->> 'size')::integer, 1)
    from jsonb_array_elements(${JSON.stringify(kept)}::jsonb) with ordinality as given(item, number)`.execute(db)
  await enqueue(context.jobs, db, id)
  return id
}
