import { sql, type RawBuilder } from 'kysely'
import type { RichText } from '#areas/rich-text/rules/nodes.ts'
import { translate } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { msg } from '#platform/contract/text.ts'
import type { TemplateKind } from '#platform/server/template-sources.ts'
import type { ListedTemplate, TemplateLanguages, TemplateState, TemplateVersion } from '../contract/templates.ts'

export const templateTable = 'templates.template'

/** The newest version of a template `t`: what is being written, else what is published. */
export const newest = sql`lateral (
  select v.* from templates.version v where v.template_id = t.id order by v.number desc limit 1)`
/** The number of the published version of a template `t`. */
const publishedNumber = sql<number | null>`(
  select max(v.number) from templates.version v where v.template_id = t.id and v.published_at is not null)`
const nameOf = (account: RawBuilder<unknown>) =>
  sql<string | null>`(select who.full_name from access.person who where who.admin_user_id = ${account})`
const instant = (column: string) =>
  sql<string | null>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Columns of a listed template over the row `t` and its newest version `n`. */
export const listedColumns = sql`t.id, t.kind, t.title, n.language, ${publishedNumber} as published,
  case when t.archived_at is not null then 'archived' when n.published_at is not null then 'published'
    when ${publishedNumber} is null then 'draft' else 'changing' end as state,
  ${instant('n.changed_at')} as changed_at, ${nameOf(sql.ref('n.changed_by'))} as changed_by`
export interface ListedRow {
  id: number
  kind: string
  title: string
  language: TemplateLanguages
  published: number | null
  state: TemplateState
  changed_at: string
  changed_by: string | null
}
/** Kinds are told by rooms: one that none knows any more by its key. */
export const toListed = ({ kind, ...row }: ListedRow, kinds: readonly TemplateKind[]): ListedTemplate => ({
  ...row,
  kind: { key: kind, title: translate(kinds.find(({ key }) => key === kind)?.title ?? kind) },
})

export interface TextsRow {
  id: number
  template_id: number
  number: number
  language: TemplateLanguages
  ru: RichText | null
  kk: RichText | null
  published_at: string | null
}
const versionColumns = sql`v.id, v.template_id, v.number, v.language, v.ru, v.kk,
  ${instant('v.published_at')} as published_at`

/** The texts of versions. */
export async function readTexts(db: Database, where: RawBuilder<boolean>): Promise<TextsRow[]> {
  const { rows } = await sql<TextsRow>`
    select ${versionColumns} from templates.version v where ${where} order by v.number desc`.execute(db)
  return rows
}
/** What is being written of a template, else what is published. */
export async function readNewest(db: Database, templateId: number): Promise<TextsRow> {
  const { rows } = await sql<TextsRow>`
    select ${versionColumns} from templates.version v where v.template_id = ${templateId}
    order by v.number desc limit 1`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Versions of a template, the newest first, without their texts. */
export async function readVersions(db: Database, templateId: number): Promise<TemplateVersion[]> {
  const { rows } = await sql<TemplateVersion>`
    select v.id, v.number, v.language, ${instant('v.published_at')} as published_at,
      ${nameOf(sql.ref('v.published_by'))} as published_by
    from templates.version v where v.template_id = ${templateId} order by v.number desc`.execute(db)
  return rows
}

export interface HeldTemplate {
  id: number
  kind: string
  title: string
  version: number
  is_archived: boolean
}
/** A template that is about to be changed, held till the end. @throws 404, 409 for who has seen an earlier version */
export async function holdTemplate(db: Database, id: number, seen?: number): Promise<HeldTemplate> {
  const { rows } = await sql<HeldTemplate>`
    select t.id, t.kind, t.title, t.version, t.archived_at is not null as is_archived
    from templates.template t where t.id = ${id} for update`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  if (seen !== undefined && row.version !== seen)
    throw conflict(msg`Пока вы писали, шаблон изменил кто-то ещё. Скопируйте своё и откройте шаблон заново`)
  return row
}
export const touch = (db: Database, { id, version }: Pick<HeldTemplate, 'id' | 'version'>) =>
  db
    .updateTable(templateTable)
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute()
