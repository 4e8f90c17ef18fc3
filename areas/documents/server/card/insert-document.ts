import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { msg } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { forbidden, refuse } from '#platform/server/refusal.ts'
import type { createDocument } from '../../contract/documents.ts'
import type { Content } from '../../contract/values.ts'
import type { KindSubject } from '../../contract/kinds.ts'
import { documentSubject } from '../approval-kind.ts'
import { mayMake } from '../kinds/list-kinds.ts'
import { readerOf } from '../reader.ts'
import { keptDocument, takeShown, wordsOf } from './kept-document.ts'
import { readOneDocument } from './read-document.ts'
import { requirePersons } from './require-persons.ts'
import { takeFiles } from './take-files.ts'

/** Where a person works today: the unit of the papers they write. */
export const unitOf = (person: number, today: string) => sql<number | null>`(
  select e.unit_id from people.employment e where e.person_id = ${person} and e.during @> ${today}::date and e.unit_id is not null
  order by e.rate desc nulls last, e.id limit 1)`

async function requireKind(db: Database, id: number, caller: Caller, today: string) {
  const { rows } = await sql<{ title: string; subject: KindSubject; may: boolean }>`
    select k.title, k.subject, ${mayMake(caller, today)} as may from documents.kind k
    where k.id = ${id} and k.archived_at is null`.execute(db)
  const [kind] = rows
  if (!kind) throw refuse('kind_id', msg`Такого вида документов нет`)
  if (!kind.may) throw forbidden(msg`Документы этого вида составляют другие`)
  return kind
}

export interface WriteCall {
  caller: Caller
  db: Database
  today: string
  context: AppContext
  record: (...changes: Change[]) => Promise<void>
}
export interface NewDocument extends Omit<z.output<(typeof createDocument)['body']>, 'content' | 'file_ids'> {
  content: Content
  /** The version of the template of which it is made; null: of none. */
  template: number | null
  file_ids: readonly number[]
}
/** Writes a new document of the caller. @returns its id @throws Refusal 403, 422 */
export async function insertDocument(call: WriteCall, given: NewDocument): Promise<number> {
  const { caller, db, today, record } = call
  const { file_ids, content, template, ...columns } = given
  const kind = await requireKind(db, given.kind_id, caller, today)
  const reader = await readerOf(db, caller, today)
  const [author] = reader.persons
  if (author === undefined) throw forbidden(msg`Учётная запись не связана с человеком школы`)
  await requirePersons(db, given, kind, reader)
  const { id } = await db
    .insertInto('documents.document')
    .values({
      ...columns,
      content: JSON.stringify(content),
      words: wordsOf(content),
      template_version_id: template,
      author_id: author,
      unit_id: unitOf(author, today),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await takeFiles(db, caller, id, file_ids)
  // pictures of a template are in use already
  if (template === null) await takeShown(call, content, {})
  await record({ subject: documentSubject, id, after: keptDocument(await readOneDocument(db, id, reader)) })
  return id
}
