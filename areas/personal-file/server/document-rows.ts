import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { DocumentValues, PersonDocument } from '../contract/documents.ts'
import { validityOf } from '../rules/validity.ts'
import { fileColumn } from './papers.ts'

const usualDays = 30
/** How many days before its end a document ends soon. */
export const soonDays = sql<number>`coalesce((select s.documents_days from school.school s)::integer, ${usualDays}::integer)`

/** Documents `e` in the order of their kinds, the latest first. */
export async function readDocuments(
  db: Database,
  where: RawBuilder<boolean>,
  today: string,
): Promise<PersonDocument[]> {
  const { rows } = await sql<Omit<PersonDocument, 'validity'> & { soon: number }>`
    select e.id, jsonb_build_object('id', k.id, 'title', k.title) as kind, e.series, e.number, e.issued_by, e.issued_on,
      e.valid_until, e.note, ${fileColumn} as file, e.version, ${soonDays} as soon
    from personal_file.document e join dictionaries.record k on k.id = e.kind_id
    where e.removed_at is null and ${where}
    order by k.index, e.issued_on desc nulls last, e.id`.execute(db)
  return rows.map(({ soon, ...row }) => ({ ...row, validity: validityOf(row.valid_until, today, soon) }))
}

/** 422 for dates that no document has. */
export function requireDates({ issued_on, valid_until }: DocumentValues, today: string): void {
  if (issued_on !== null && issued_on > today) throw refuse('issued_on', msg`Этот день ещё не наступил`)
  if (issued_on !== null && valid_until !== null && valid_until < issued_on)
    throw refuse('valid_until', msg`Срок кончается раньше, чем документ выдан`)
}

/** What the history keeps of a document and tells, in words; what identifies a person in it is masked. */
export const keptDocument = (personId: number, { kind, file, ...row }: PersonDocument) => ({
  person_id: personId,
  kind: kind.title,
  series: row.series,
  number: row.number,
  issued_by: row.issued_by,
  issued_on: row.issued_on,
  valid_until: row.valid_until,
  note: row.note,
  file: file?.name ?? null,
})
export const auditedDocuments = {
  subject: 'personal_file.document',
  fields: ['kind', 'series', 'number', 'issued_by', 'issued_on', 'valid_until', 'note', 'file'],
  masked: ['series', 'number'],
} as const
