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
/** Of whom it is asked what they reach: who began the work, with the rights of this moment. */
export interface Reaching {
  db: Database
  context: AppContext
  caller: Caller
  today: string
}
/** A PDF that a job hands to who began it, with its job's report. */
export interface NewJobFile<I> {
  /** As a person reads it, with its ending. */
  name: string
  /** How many papers stand in it. */
  sheets: number
  bytes: Uint8Array
  /** A ZIP with each paper in a file of its own. */
  archive?: Uint8Array
  /** By what it is asked whether they still reach what stands in the file: that of the item, or a narrower one. */
  reach: I
}
/** What an item is done with; `db` is its own transaction: what is written and told stands together with its outcome, once. */
export interface Doing<I> extends Reaching {
  publish: Publish
  input: I
  jobId: number
  /** Keeps in the history, in the name of who began. */
  record: (...changes: Change[]) => Promise<void>
  /** Keeps a file with the outcome; it is taken by who began the work alone, while `access` and `reaches` hold. */
  keepFile: (file: NewJobFile<I>) => Promise<void>
}
/** A kind of long work: a list of items known at its beginning, each done by itself. */
export interface LongJobKind<I = unknown> {
  kind: string
  /** Of an item, as it is kept in the database. */
  input: z.ZodMiniType<I>
  /** What who began it must hold. Asked before each item, in its transaction: whoever has lost it goes no further. */
  access: Access
  /**
   * Of each of the inputs whether they still reach what it touches; where they do not, the work ends, and its files are closed.
   * `each-row`: `act` asks of each record by itself and refuses those out of reach; such work keeps no files.
   */
  reaches: 'each-row' | ((asking: Reaching, inputs: readonly I[]) => Promise<readonly boolean[]>)
  act: (doing: Doing<I>) => Promise<ItemOutcome>
}
const asksOf =
  <I>(reaches: Exclude<LongJobKind<I>['reaches'], string>) =>
  (asking: Reaching, inputs: readonly unknown[]) =>
    reaches(asking, inputs as readonly I[])

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
