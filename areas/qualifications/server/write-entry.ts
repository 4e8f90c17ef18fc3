import { sql } from 'kysely'
import { entryToWrite, readEntry, requireSeen, requireWritten, type EntryCall, type EntryKind } from './entry-kind.ts'
import { notFound } from '#platform/server/refusal.ts'

/** A new entry of the person whom the call names. @throws 404, 422 */
export async function createEntry<Entry extends { id: number }, Values>(
  kind: EntryKind<Entry, Values>,
  { body, ...call }: EntryCall & { body: Values },
): Promise<Entry> {
  const { params, db, record } = call
  await requireWritten(call, params.id)
  await kind.beforeMade?.(call, params.id, body)
  await kind.requireValid(call, params.id, body, null)
  const id = await kind.insert(db, params.id, body)
  const made = await readEntry(kind, call, id)
  await record({ subject: kind.table, id, after: { person_id: params.id, ...kind.kept(made) } })
  return made
}

/** @throws 404, 409 for who has seen an earlier version, 422 */
export async function changeEntry<Entry extends { id: number }, Values>(
  kind: EntryKind<Entry, Values>,
  { body, ...call }: EntryCall & { body: Values & { version: number } },
): Promise<Entry> {
  const { params, db, record } = call
  const row = await entryToWrite(call, kind.table)
  if (row.is_removed) throw notFound()
  requireSeen(row.version, body.version)
  const before = await readEntry(kind, call, params.id)
  await kind.requireValid(call, row.person_id, body, before)
  await kind.change(db, params.id, body)
  const after = await readEntry(kind, call, params.id)
  const person_id = row.person_id
  await record({
    subject: kind.table,
    id: params.id,
    before: { person_id, ...kind.kept(before) },
    after: { person_id, ...kind.kept(after) },
  })
  return after
}

const setRemoved = (kind: { table: string }, { db, params }: EntryCall, isRemoved: boolean) =>
  sql`update ${sql.table(kind.table)} set removed_at = case when ${isRemoved} then now() end, version = version + 1
    where id = ${params.id}`.execute(db)

/** Takes an entry away, which may be brought back; twice is once. @throws 404 */
export async function removeEntry<Entry extends { id: number }, Values>(
  kind: EntryKind<Entry, Values>,
  call: EntryCall,
): Promise<Record<never, never>> {
  const { person_id, is_removed } = await entryToWrite(call, kind.table)
  if (is_removed) return {}
  const before = await readEntry(kind, call, call.params.id)
  await setRemoved(kind, call, true)
  await call.record({ subject: kind.table, id: call.params.id, before: { person_id, ...kind.kept(before) } })
  return {}
}

/** @throws 404, 409 where another entry stands in its place by now */
export async function restoreEntry<Entry extends { id: number }, Values>(
  kind: EntryKind<Entry, Values>,
  call: EntryCall,
): Promise<Record<never, never>> {
  const { person_id, is_removed } = await entryToWrite(call, kind.table)
  if (!is_removed) return {}
  await kind.requirePlace?.(call.db, person_id, call.params.id)
  await setRemoved(kind, call, false)
  const after = await readEntry(kind, call, call.params.id)
  await call.record({ subject: kind.table, id: call.params.id, after: { person_id, ...kind.kept(after) } })
  return {}
}
