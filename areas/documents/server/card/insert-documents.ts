import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import type { Content } from '../../contract/values.ts'
import type { DocumentLanguage } from '../../contract/kinds.ts'
import { documentSubject } from '../approval-kind.ts'
import type { SentDocument } from '../steps/submit.ts'
import { unitOf } from './insert-document.ts'
import { wordsOf } from './kept-document.ts'

interface Alike {
  kind: { id: number; title: string }
  language: DocumentLanguage
  /** The version of the template of which they are made. */
  template: number
  author: number
}
interface About {
  /** Of a person. */
  id: number
  full_name: string
  content: Content
}

/**
 * Writes documents of one kind about many persons, called by their kind: one statement, however many. Whether the author may make
 * them is asked before.
 */
export async function insertDocuments(
  { db, today, record }: { db: Database; today: string; record: (...changes: Change[]) => Promise<void> },
  { kind, language, template, author }: Alike,
  about: readonly About[],
): Promise<SentDocument[]> {
  const given = JSON.stringify(about.map(({ id, content }) => ({ person_id: id, content, words: wordsOf(content) })))
  const { rows } = await sql<SentDocument & { person_id: number }>`
    insert into documents.document
      (kind_id, title, language, content, words, template_version_id, author_id, unit_id, person_id)
    select ${kind.id}::integer, ${kind.title}, ${language}, content, words, ${template}::integer, ${author}::integer,
      ${unitOf(author, today)}, person_id
    from jsonb_to_recordset(${given}::jsonb) as given(person_id integer, content jsonb, words text)
    returning id, kind_id, (select k.genre from documents.kind k where k.id = kind_id) as genre, status, number, title,
      author_id, unit_id, version, person_id`.execute(db)
  const names = new Map(about.map(({ id, full_name }) => [id, full_name]))
  await record(
    ...rows.map(({ id, title, status, person_id }) => ({
      subject: documentSubject,
      id,
      after: { kind: kind.title, title, status, language, person: names.get(person_id) ?? null },
    })),
  )
  return rows
}
