import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import type { DictionaryRecord } from '../contract/records.ts'

export interface RecordRow extends DictionaryRecord {
  dictionary_id: number
}
/** Columns of a record, of `r`. */
export const recordColumns = sql`r.id, r.dictionary_id, r.title, r.name, r.index, r.parent_id, r.colour, r.description,
  r.location_type, r.is_system, r.archived_at is not null as is_archived, r.version`

/** @throws 404 */
export async function readRecord(db: Database, id: number): Promise<RecordRow> {
  const { rows } = await sql<RecordRow>`
    select ${recordColumns} from dictionaries.record r where r.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound(msg`Запись справочника не найдена`)
  return rows[0]
}

/** 409 with what stands now, for who has seen an earlier version. */
export function requireVersion({ title, version }: { title: string; version: number }, seen: number): void {
  if (version !== seen)
    throw conflict(msg`Пока вы работали, запись изменили: сейчас она «${title}». Обновите список и повторите`)
}

/** What the history keeps of a record. */
export const keptRecord = ({ dictionary_id, title, name, colour, description, location_type }: RecordRow) => ({
  dictionary_id,
  title,
  name,
  colour,
  description,
  location_type,
})

/** A change of a record that stays: the history names the record beside what has changed. */
export const recordChange = (row: RecordRow, before: object, after: object) => ({
  subject: 'dictionaries.record',
  id: row.id,
  before: { dictionary_id: row.dictionary_id, ...before },
  after: { dictionary_id: row.dictionary_id, record: row.title, ...after },
})
