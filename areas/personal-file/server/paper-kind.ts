import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { paperToWrite, setRemoved, type May, type PaperTable } from './papers.ts'

/** What a kind of papers brings of its own. */
export interface PaperKind<Paper> {
  table: PaperTable
  mayWrite: (caller: Caller, today: string) => May
  /** @throws 404 */
  read: (db: Database, id: number, today: string) => Promise<Paper>
  /** What the history keeps of it, in words. */
  kept: (personId: number, paper: Paper) => object
}
interface Call {
  params: { id: number }
  caller: Caller
  db: Database
  today: string
  record: (...changes: Change[]) => Promise<void>
}

/** Takes a paper away, which may be brought back; twice is once. @throws 404 */
export async function removePaper<Paper>({ table, mayWrite, read, kept }: PaperKind<Paper>, call: Call) {
  const { db, caller, today, record, params } = call
  const { person_id, is_removed } = await paperToWrite(db, table, params.id, mayWrite(caller, today))
  if (is_removed) return {}
  const before = await read(db, params.id, today)
  await setRemoved(db, table, params.id, true)
  await record({ subject: table, id: params.id, before: kept(person_id, before) })
  return {}
}

/** Brings a paper back as it was; twice is once. @throws 404 */
export async function restorePaper<Paper>({ table, mayWrite, read, kept }: PaperKind<Paper>, call: Call) {
  const { db, caller, today, record, params } = call
  const { person_id } = await paperToWrite(db, table, params.id, mayWrite(caller, today))
  if (!(await setRemoved(db, table, params.id, false))) return {}
  const after = await read(db, params.id, today)
  await record({ subject: table, id: params.id, after: kept(person_id, after) })
  return {}
}
