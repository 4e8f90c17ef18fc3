import { sql } from 'kysely'
import { emptyText, type RichText } from '#areas/rich-text/rules/nodes.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { changeTemplate, copyTemplate, createTemplate, type TemplateLanguages } from '../contract/templates.ts'
import { requireKind } from './fields-of-kind.ts'
import { readTemplateAnswer } from './read-template.ts'
import { holdTemplate, readNewest, templateTable } from './template-rows.ts'

/** Two templates in use of one name could not be told from one another. @throws 422 at `title` */
async function requireOwnTitle(db: Database, title: string, except: number | null): Promise<void> {
  const { rows } = await sql`select from templates.template t
    where lower(t.title) = lower(${title}) and t.archived_at is null and t.id is distinct from ${except}::integer`.execute(
    db,
  )
  if (rows.length > 0) throw refuse('title', msg`Шаблон с таким названием уже есть`)
}

interface NewTemplate {
  kind: string
  title: string
  language: TemplateLanguages
  ru: RichText | null
  kk: RichText | null
}
/** A template with a draft of its first version. */
export async function insertTemplate(db: Database, accountId: number | null, given: NewTemplate): Promise<number> {
  const { kind, title, language, ru, kk } = given
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into templates.template (kind, title, made_by)
      values (${kind}, ${title}, ${accountId}) returning id)
    insert into templates.version (template_id, number, language, ru, kk, changed_by)
    select id, 1, ${language}, ${ru && JSON.stringify(ru)}::jsonb, ${kk && JSON.stringify(kk)}::jsonb, ${accountId}
    from made returning template_id as id`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  return row.id
}
/** Publishes the draft of a template as it stands: papers are made of it from now on. */
export const publishTemplate = (db: Database, templateId: number) =>
  sql`update templates.version set published_at = now() where template_id = ${templateId} and published_at is null`.execute(
    db,
  )
const textFor = (language: TemplateLanguages, own: 'ru' | 'kk') =>
  language === own || language === 'both' ? emptyText() : null

const createTemplateHandler = handle(createTemplate, async ({ body, caller, db, context, record }) => {
  const { kind, title, language } = body
  await requireKind(context.templateSources, db, kind)
  await requireOwnTitle(db, title, null)
  const texts = { ru: textFor(language, 'ru'), kk: textFor(language, 'kk') }
  const id = await insertTemplate(db, caller.accountId, { kind, title, language, ...texts })
  await record({ subject: templateTable, id, after: { title, kind, language } })
  return { id }
})

const changeTemplateHandler = handle(changeTemplate, async (call) => {
  const { params, body, db, record } = call
  const held = await holdTemplate(db, params.id, body.version)
  const { title = held.title, is_archived: isArchived = held.is_archived } = body
  if (!isArchived) await requireOwnTitle(db, title, held.id)
  await sql`update templates.template set title = ${title}, version = version + 1,
    archived_at = case when ${isArchived} then coalesce(archived_at, now()) end where id = ${held.id}`.execute(db)
  await record({
    subject: templateTable,
    id: held.id,
    before: { title: held.title, is_archived: held.is_archived },
    after: { title, is_archived: isArchived },
  })
  return readTemplateAnswer(call, held.id)
})

const copyTemplateHandler = handle(copyTemplate, async ({ params, body, caller, db, record }) => {
  const { kind } = await holdTemplate(db, params.id)
  const { language, ru, kk } = await readNewest(db, params.id)
  await requireOwnTitle(db, body.title, null)
  const id = await insertTemplate(db, caller.accountId, { kind, title: body.title, language, ru, kk })
  await record({ subject: templateTable, id, after: { title: body.title, kind, language } })
  return { id }
})

export const writeTemplateHandlers = [createTemplateHandler, changeTemplateHandler, copyTemplateHandler]
