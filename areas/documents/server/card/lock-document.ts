import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { DocumentStatus, Folder } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, forbidden, notFound, outdated } from '#platform/server/refusal.ts'
import { actObjection, type DocumentAct } from '../../rules/act.ts'
import type { ResolutionWay } from '../../rules/folder.ts'
import type { Genre } from '../../rules/genre.ts'
import { mayAct } from '../acts.ts'
import { mayRead, type Reader } from '../scope.ts'

/** A document as it stands, held until the transaction ends. */
export interface LockedDocument {
  id: number
  kind_id: number
  kind_title: string
  genre: Genre
  status: DocumentStatus
  folder: Folder
  title: string
  author_id: number
  unit_id: number | null
  person_id: number | null
  number: string | null
  due_on: string | null
  deadline_days: number | null
  way: ResolutionWay | null
  ended: string | null
  former_id: number | null
  edition: number
  version: number
}

/** Documents `d` that the reader sees, in the order of the ids, held until the transaction ends. */
async function lockDocuments(db: Database, ids: readonly number[], reader: Reader): Promise<LockedDocument[]> {
  const { rows } = await sql<LockedDocument>`
    select d.id, d.kind_id, k.title as kind_title, k.genre, d.status, d.folder, d.title, d.author_id, d.unit_id, d.person_id,
      d.number, d.due_on, k.deadline_days, d.way, d.ended, d.former_id, d.edition, d.version
    from documents.document d join documents.kind k on k.id = d.kind_id
    where d.id = any(${[...ids]}::integer[]) and d.removed_at is null and ${mayRead(reader)}
    order by d.id for update of d`.execute(db)
  return rows
}

const factsOf = (row: LockedDocument) => ({
  ...row,
  isNumbered: row.number !== null,
  isEnded: row.ended !== null,
})

/**
 * A document on which somebody acts.
 * @param seen the version that they saw; undefined where it does not matter to the act
 * @throws 404 for one they may not see, 403 for one they see and may not act on, 409 where it has changed since or can't take the act
 */
export async function documentToAct(
  db: Database,
  { id, act, seen }: { id: number; act: DocumentAct; seen?: number },
  reader: Reader,
): Promise<LockedDocument> {
  const [row] = await lockDocuments(db, [id], reader)
  if (!row) throw notFound()
  await requireMay(db, id, mayAct(act, reader))
  const objection = actObjection(act, factsOf(row))
  if (objection !== null) throw conflict(objection)
  if (seen !== undefined && row.version !== seen)
    throw outdated(msg`Документ изменили, пока он был открыт. Посмотрите его ещё раз`)
  return row
}

async function requireMay(db: Database, id: number, may: RawBuilder<boolean>): Promise<void> {
  const { rows } = await sql`
    select from documents.document d join documents.kind k on k.id = d.kind_id where d.id = ${id} and ${may}`.execute(
    db,
  )
  if (rows.length === 0) throw forbidden(msg`Это делает другой человек: доступ к документу позволяет только читать`)
}
