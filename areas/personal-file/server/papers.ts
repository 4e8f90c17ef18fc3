import { personalFileDocuments } from '../contract/purpose.ts'
import { sql, type RawBuilder } from 'kysely'
import { countPersons, unknownPerson } from '#areas/access/server/index.ts'
import { dropFiles, keepFile } from '#areas/media/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, notFound, refuse } from '#platform/server/refusal.ts'

export type PaperTable = 'personal_file.document' | 'personal_file.achievement'
/** Whether the caller may, of the person whose id stands in the column. */
export type May = (person: RawBuilder<unknown>) => RawBuilder<boolean>

interface PaperRow {
  person_id: number
  file_id: number | null
  version: number
  is_removed: boolean
}

/** Whether the person is there and the caller may. */
export async function isAllowed(db: Database, personId: number, may: May): Promise<boolean> {
  const { rows } = await sql`
    select from people.person p where p.id = ${personId} and ${may(sql.ref('p.id'))}`.execute(db)
  return rows.length > 0
}
type Asking = Parameters<typeof countPersons>[0]
/** @throws 404 */
export async function requirePerson({ db, caller }: Asking, personId: number, may: May): Promise<void> {
  if (!(await isAllowed(db, personId, may))) throw unknownPerson(caller, personId)
}
/** Papers and health of others are read as their masked fields are, of a family its own. */
export const countReading = (asking: Asking, personId: number): Promise<void> =>
  countPersons(asking, asking.caller.client === 1 || asking.caller.personId === personId ? [] : [personId])

/** A paper of a person, removed ones included; held until the transaction ends. @throws 404 */
export async function paperToWrite(db: Database, table: PaperTable, id: number, may: May): Promise<PaperRow> {
  const { rows } = await sql<PaperRow>`
    select e.person_id, e.file_id, e.version, e.removed_at is not null as is_removed
    from ${sql.table(table)} e where e.id = ${id} and ${may(sql.ref('e.person_id'))} for update of e`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
/** The same for changing what stands there. @throws 404 for a removed one, 409 for who has seen an earlier version */
export async function paperToChange(db: Database, table: PaperTable, id: number, may: May, seen: number) {
  const row = await paperToWrite(db, table, id, may)
  if (row.is_removed) throw notFound()
  requireVersion(row.version, seen)
  return row
}
export function requireVersion(present: number, seen: number): void {
  if (present !== seen)
    throw conflict(msg`Пока вы писали, запись изменили. Закройте окно: в списке стоит то, что сохранено сейчас`)
}

/** Takes the file given with a paper into use and lets the one before go. @throws 422 at `file_id` for another's upload */
export async function takeFile(db: Database, caller: Caller, given: number | null, before: number | null) {
  if (given === before) return
  if (given !== null && !(await keepFile(db, given, caller.accountId, personalFileDocuments)))
    throw refuse('file_id', msg`Загрузите файл ещё раз`)
  if (before !== null) await dropFiles(db, [before])
}

/** Takes a paper away or brings it back. False: it stands so already. */
export async function setRemoved(db: Database, table: PaperTable, id: number, isRemoved: boolean): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set removed_at = case when ${isRemoved} then now() end, version = version + 1
    where id = ${id} and (removed_at is not null) <> ${isRemoved} returning id`.execute(db)
  return rows.length > 0
}

/** The file of a paper `e`, as an answer bears it. */
export const fileColumn = sql`(select jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime)
  from media.file f where f.id = e.file_id)`

/** Where the file of a paper lies. @throws 404 */
export async function fileOfPaper(db: Database, table: PaperTable, id: number, may: May) {
  const { rows } = await sql<{ stem: string; name: string; mime: string }>`
    select f.stem::text, f.name, f.mime from ${sql.table(table)} e join media.file f on f.id = e.file_id
    where e.id = ${id} and e.removed_at is null and ${may(sql.ref('e.person_id'))}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Changes `h` of the papers of a person. */
export const ofPerson = (personId: number) =>
  sql<boolean>`(coalesce(h.after, h.before) ->> 'person_id')::integer = ${personId}`
