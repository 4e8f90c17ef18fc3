import { sql } from 'kysely'
import { createJournal } from '#areas/numbering/server/index.ts'
import { insertTemplate, publishTemplate } from '#areas/templates/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { templateKindOf } from '../template-kinds.ts'
import { shownKinds } from './shown-kinds.ts'
import { shownTemplates } from './shown-texts.ts'

/** Writes kinds with their journals and templates. @returns ids by the keys of the kinds */
export async function writeShownKinds(db: Database): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const [index, { key, pattern, makers, ...kind }] of shownKinds.entries()) {
    const journal = `documents.${key}`
    await createJournal(db, { key: journal, title: kind.title, pattern, period: 'calendar_year' })
    const { id } = await db
      .insertInto('documents.kind')
      .values({ ...kind, journal_key: journal, index })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into documents.kind_right (kind_id, act, party)
      select ${id}, 'make', party from unnest(${makers}::text[]) party`.execute(db)
    ids.set(key, id)
  }
  for (const { kind, title, ru, kk } of shownTemplates) {
    const language = kk === null ? ('ru' as const) : ('both' as const)
    const template = await insertTemplate(db, null, {
      kind: templateKindOf(ids.get(kind) ?? 0),
      title,
      language,
      ru,
      kk,
    })
    await publishTemplate(db, template)
  }
  return ids
}
