import { sql, type RawBuilder } from 'kysely'
import { readHistory } from '#areas/access/server/index.ts'
import { openDocument } from '#areas/media/server/index.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import { fileOfPaper, isAllowed, ofPerson, requirePerson, type May, type PaperTable } from './papers.ts'

/** What a kind of papers brings of its own. */
export interface PaperKind<Paper, Values> {
  table: PaperTable
  mayRead: (caller: Caller, today: string) => May
  mayWrite: (caller: Caller, today: string) => May
  /** Papers `e`, removed ones never. */
  find: (db: Database, where: RawBuilder<boolean>, today: string) => Promise<Paper[]>
  /** @throws 422; `present` is the paper as it stands, null for a new one */
  requireValid: (db: Database, values: Values, today: string, present: Paper | null) => Promise<void>
  insert: (db: Database, row: Values & { person_id: number }) => Promise<{ id: number }>
  /** Raises the version that is given. */
  change: (db: Database, id: number, row: Values & { version: number }) => Promise<unknown>
  /** What the history keeps of it, in words. */
  kept: (personId: number, paper: Paper) => object
  audited: Omit<Parameters<typeof readHistory>[1][number], 'where'>
}
export interface PaperCall {
  params: { id: number }
  caller: Caller
  db: Database
  today: string
}

/** @throws 404 */
export async function readPaper<Paper>(
  { find }: Pick<PaperKind<Paper, never>, 'find'>,
  { db, today }: Pick<PaperCall, 'db' | 'today'>,
  id: number,
): Promise<Paper> {
  const [found] = await find(db, sql<boolean>`e.id = ${id}`, today)
  if (!found) throw notFound()
  return found
}

/** The papers of a person. @throws 404 */
export async function listPapers<Paper, Values>(kind: PaperKind<Paper, Values>, call: PaperCall) {
  const { params, caller, db, today } = call
  await requirePerson(call, params.id, kind.mayRead(caller, today))
  return {
    items: await kind.find(db, sql<boolean>`e.person_id = ${params.id}`, today),
    may_write: await isAllowed(db, params.id, kind.mayWrite(caller, today)),
  }
}

/** @throws 404 */
export const openPaperFile = async <Paper, Values>(
  { table, mayRead }: PaperKind<Paper, Values>,
  { params, caller, db, today, context }: PaperCall & { context: AppContext },
) => openDocument(context, await fileOfPaper(db, table, params.id, mayRead(caller, today)))

/** What was done with the papers of a person, for who writes them. @throws 404 */
export async function readPapersHistory<Paper, Values>(
  { mayWrite, audited }: PaperKind<Paper, Values>,
  call: PaperCall & { query: Parameters<typeof readHistory>[2] },
) {
  await requirePerson(call, call.params.id, mayWrite(call.caller, call.today))
  return readHistory(call.db, [{ ...audited, where: ofPerson(call.params.id) }], call.query)
}
