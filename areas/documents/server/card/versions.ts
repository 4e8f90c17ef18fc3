import { sql } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import { emptyText } from '#areas/rich-text/rules/nodes.ts'
import { textDifferences } from '#areas/rich-text/server/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Content } from '../../contract/values.ts'
import { compareVersions, listVersions } from '../../contract/versions.ts'
import { readerOf } from '../reader.ts'
import { readOneDocument } from './read-document.ts'

const listVersionsHandler = handle(listVersions, async ({ params, caller, db, today }) => {
  await readOneDocument(db, params.id, await readerOf(db, caller, today))
  const { rows } = await sql<Output<typeof listVersions>['items'][number]>`
    select t.number, t.title, p.full_name as made_by, ${instant('t.made_at')} as made_at
    from documents.text t left join people.person p on p.id = t.made_by
    where t.document_id = ${params.id} order by t.number desc`.execute(db)
  return { items: rows }
})

/** @throws 404 */
async function contentOf(db: Database, id: number, number: number | undefined): Promise<Content> {
  const { rows } = await (
    number === undefined
      ? sql<{ content: Content }>`select content from documents.document where id = ${id}`
      : sql<{ content: Content }>`select content from documents.text where document_id = ${id} and number = ${number}`
  ).execute(db)
  if (!rows[0]) throw notFound()
  return rows[0].content
}

const compareVersionsHandler = handle(compareVersions, async ({ params, query, caller, db, today }) => {
  await readOneDocument(db, params.id, await readerOf(db, caller, today))
  const [before, after] = [await contentOf(db, params.id, query.from), await contentOf(db, params.id, query.to)]
  const languages = (['ru', 'kk'] as const).filter((one) => before[one] !== undefined || after[one] !== undefined)
  return {
    languages: languages.map((language) => ({
      language,
      parts: textDifferences(before[language] ?? emptyText(), after[language] ?? emptyText()),
    })),
  }
})

export const versionHandlers = [listVersionsHandler, compareVersionsHandler]
