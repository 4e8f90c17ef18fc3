import { translate } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { findSubjects, listTemplateFields, listTemplateKinds } from '../contract/fields.ts'
import { formatValue } from '../rules/format-value.ts'
import { fieldsOfKind, requireKind } from './fields-of-kind.ts'

const listKindsHandler = handle(listTemplateKinds, async ({ db, context }) => {
  const kinds = await context.templateSources.readKinds(db)
  return { items: kinds.map(({ key, title, subject }) => ({ key, title: translate(title), subject })) }
})

const listFieldsHandler = handle(listTemplateFields, async ({ query, db, context }) => {
  const { groups, samples } = fieldsOfKind(
    context.templateSources,
    await requireKind(context.templateSources, db, query.kind),
  )
  return {
    groups: groups.map(({ fields, ...group }) => ({
      ...group,
      fields: fields.map((field) => ({
        ...field,
        sample: formatValue(
          samples[field.name] ?? null,
          { type: field.type, format: null, language: 'ru' },
          () => null,
        ),
      })),
    })),
  }
})

const findSubjectsHandler = handle(findSubjects, async ({ query, caller, db, today, context }) => {
  const { subject } = await requireKind(context.templateSources, db, query.kind)
  const found = context.templateSources.subjects.find(({ key }) => key === subject)
  return { items: found ? await found.find({ db, caller, today }, query.search) : [] }
})

export const fieldHandlers = [listKindsHandler, listFieldsHandler, findSubjectsHandler]
