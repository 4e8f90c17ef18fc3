import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'

interface RecordReference {
  /** Of the dictionary. */
  code: string
  id: number
  /** Of the body: where it is refused. */
  field: string
  /** What stands there now: it may stay although it has gone into the archive. */
  present?: number | undefined
}

/** A record of that dictionary, in use. @returns its title @throws 422 at the field for any other */
export async function requireRecord(db: Database, { code, id, field, present }: RecordReference): Promise<string> {
  const { rows } = await sql<{ title: string; is_archived: boolean }>`
    select r.title, r.archived_at is not null as is_archived
    from dictionaries.record r join dictionaries.dictionary d on d.id = r.dictionary_id
    where d.code = ${code} and r.id = ${id}`.execute(db)
  const [found] = rows
  if (!found) throw refuse(field, msg`Выберите из справочника`)
  if (found.is_archived && id !== present) throw refuse(field, msg`«${found.title}» в архиве: выберите другое`)
  return found.title
}
