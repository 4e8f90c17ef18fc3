import { sql, type RawBuilder } from 'kysely'
import { unknownPerson } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { notFound, outdated } from '#platform/server/refusal.ts'
import { mayWriteQualifications } from './scope.ts'

export type EntryTable = 'qualifications.education' | 'qualifications.seniority' | 'qualifications.category'

export interface EntryCall {
  params: { id: number }
  caller: Caller
  db: Database
  today: string
  record: (...changes: Change[]) => Promise<void>
}
/** What education, seniority and categories bring each of their own. */
export interface EntryKind<Entry, Values> {
  table: EntryTable
  /** Entries `e` that are not removed. */
  find: (db: Database, where: RawBuilder<boolean>, today: string) => Promise<Entry[]>
  /** @throws 422; `present` is the entry as it stands, null for a new one */
  requireValid: (call: EntryCall, personId: number, values: Values, present: Entry | null) => Promise<void>
  /** @returns its id */
  insert: (db: Database, personId: number, values: Values) => Promise<number>
  /** Raises the version. */
  change: (db: Database, id: number, values: Values) => Promise<unknown>
  /** What the history keeps of it. */
  kept: (entry: Entry) => object
  /** What follows from an entry that was made: before it stands in the history. */
  beforeMade?: (call: EntryCall, personId: number, values: Values) => Promise<void>
  /** @throws 409 where its place is taken by now */
  requirePlace?: (db: Database, personId: number, id: number) => Promise<void>
}

/** A person whose qualification the caller writes, held till the end of the transaction. @throws 404 */
export async function requireWritten({ db, caller }: EntryCall, personId: number): Promise<void> {
  const { rows } = await sql`select from people.person p
    where p.id = ${personId} and ${mayWriteQualifications(caller, sql.ref('p.id'))} for no key update of p`.execute(db)
  if (rows.length === 0) throw unknownPerson(caller, personId)
}

interface EntryRow {
  person_id: number
  version: number
  is_removed: boolean
}
/** An entry, a removed one too, whose person the caller writes. @throws 404 */
export async function entryToWrite(call: EntryCall, table: EntryTable): Promise<EntryRow> {
  const { db, caller, params } = call
  const { rows } = await sql<EntryRow>`
    select e.person_id, e.version, e.removed_at is not null as is_removed from ${sql.table(table)} e
    where e.id = ${params.id} and ${mayWriteQualifications(caller, sql.ref('e.person_id'))} for update of e`.execute(db)
  if (!rows[0]) throw notFound()
  await requireWritten(call, rows[0].person_id)
  return rows[0]
}

export function requireSeen(present: number, seen: number): void {
  if (present !== seen) throw outdated(msg`Пока вы писали, запись изменили. Посмотрите, что сохранено сейчас`)
}

/** @throws 404 */
export async function readEntry<Entry>(
  { find }: Pick<EntryKind<Entry, never>, 'find'>,
  { db, today }: Pick<EntryCall, 'db' | 'today'>,
  id: number,
): Promise<Entry> {
  const [found] = await find(db, sql<boolean>`e.id = ${id}`, today)
  if (!found) throw notFound()
  return found
}
