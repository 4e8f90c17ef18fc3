import { sql } from 'kysely'
import type { PictureReader } from '#areas/media/server/index.ts'
import { pictureLinks } from '#areas/rich-text/server/index.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readTemplate, type Template } from '../contract/templates.ts'
import { docTemplates } from '#areas/documents/contract/permissions.ts'
import { listedColumns, newest, readNewest, readVersions, toListed, type ListedRow } from './template-rows.ts'

/** To whom links to pictures are given. */
export const readerOf = ({ secret }: Pick<AppContext, 'secret'>, { sessionId }: Caller): PictureReader => ({
  secret,
  sessionId,
})

/** A template with its newest text. @throws 404 */
export async function readTemplateAnswer(
  { db, caller, context }: { db: Database; caller: Caller; context: AppContext },
  id: number,
): Promise<Template> {
  const { rows } = await sql<ListedRow & { version: number }>`
    select ${listedColumns}, t.version from templates.template t join ${newest} n on true
    where t.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  const [kinds, { ru, kk, number }, versions] = [
    await context.templateSources.readKinds(db),
    await readNewest(db, id),
    await readVersions(db, id),
  ]
  const { version, ...listed } = row
  const own = versions.find((one) => one.number === number)
  if (!own) throw notFound()
  return {
    ...toListed(listed, kinds),
    version,
    may_write: caller.permissions.write.includes(docTemplates),
    shown: { ...own, ru, kk },
    versions,
    pictures: await pictureLinks(db, readerOf(context, caller), [ru, kk]),
  }
}

export const readTemplateHandler = handle(readTemplate, (call) => readTemplateAnswer(call, call.params.id))
