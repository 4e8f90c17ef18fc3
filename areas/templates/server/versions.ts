import { sql } from 'kysely'
import { readHistory } from '#areas/access/server/index.ts'
import { textDifferences } from '#areas/rich-text/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { compareVersions, readTemplateHistory } from '../contract/versions.ts'
import { namedFields } from '../rules/named-fields.ts'
import { fieldsOfKind, findKind, lostKind } from './fields-of-kind.ts'
import { readTexts, templateTable } from './template-rows.ts'

export const templateFields = ['title', 'kind', 'language', 'is_archived', 'published', 'draft', 'text']

const compareHandler = handle(compareVersions, async ({ params, query, db, context }) => {
  const rows = await readTexts(
    db,
    sql<boolean>`v.template_id = ${params.id} and v.id = any(${[query.before, query.after]}::integer[])`,
  )
  const [before, after] = [query.before, query.after].map((id) => rows.find((row) => row.id === id))
  if (!before || !after) throw notFound()
  const { templateSources } = context
  const template = await db
    .selectFrom('templates.template')
    .where('id', '=', params.id)
    .select('kind')
    .executeTakeFirstOrThrow()
  const kind = (await findKind(templateSources, db, template.kind)) ?? lostKind(template.kind)
  const { fields } = fieldsOfKind(templateSources, kind)
  const between = (language: 'ru' | 'kk') => {
    const [was, is] = [before[language], after[language]]
    return was === null || is === null ? null : textDifferences(namedFields(was, fields), namedFields(is, fields))
  }
  return { ru: between('ru'), kk: between('kk') }
})

const readHistoryHandler = handle(readTemplateHistory, ({ params, query, db }) =>
  readHistory(
    db,
    [{ subject: templateTable, where: sql<boolean>`h.subject_id = ${params.id}`, fields: templateFields }],
    query,
  ),
)

export const versionHandlers = [compareHandler, readHistoryHandler]
