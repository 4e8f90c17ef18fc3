import { msg, translate, type Text, type Words } from '#platform/contract/text.ts'
import type { FieldItem, FieldValue } from '#platform/contract/template-values.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import type {
  TemplateField,
  TemplateFieldGroup,
  TemplateKind,
  TemplateSources,
} from '#platform/server/template-sources.ts'
import { knownFields, type KnownField, type KnownFields } from '../rules/known-fields.ts'

/** The key of the group of what a paper itself says: given by whoever makes it. */
export const ownGroup = 'own'
const ownTitle = msg`Документ`

/** Fields of a group, each with the fields of its items after it. */
function listed(group: string, fields: readonly TemplateField[]): KnownField[] {
  return fields.flatMap(({ key, title, type, items = [] }) => {
    const name = `${group}.${key}`
    const own = { name, title: translate(title), type, list: null }
    return [
      own,
      ...items.map((item) => ({
        name: `${name}.${item.key}`,
        title: translate(item.title),
        type: item.type,
        list: name,
      })),
    ]
  })
}
/** What a group's fields read where there is nobody to read of yet, by their names. */
const samples = (group: string, fields: readonly TemplateField[]): [string, FieldValue][] =>
  fields.map(({ key, sample }) => [`${group}.${key}`, sample])

/** All that templates of a kind may name. */
export interface FieldsOfKind {
  kind: TemplateKind
  groups: { key: string; title: string; fields: KnownField[] }[]
  /** Read for each paper. */
  sources: readonly TemplateFieldGroup[]
  fields: KnownFields
  samples: Readonly<Record<string, FieldValue>>
}

export function fieldsOfKind({ groups }: Pick<TemplateSources, 'groups'>, kind: TemplateKind): FieldsOfKind {
  const sources = groups.filter(({ subjects }) => subjects.includes(kind.subject))
  const all: { key: string; title: Text | Words; fields: readonly TemplateField[] }[] = [
    ...(kind.fields.length === 0 ? [] : [{ key: ownGroup, title: ownTitle, fields: kind.fields }]),
    ...sources,
  ]
  const shown = all.map(({ key, title, fields }) => ({ key, title: translate(title), fields: listed(key, fields) }))
  return {
    kind,
    groups: shown,
    sources,
    fields: knownFields(shown.flatMap(({ fields }) => fields)),
    samples: Object.fromEntries(all.flatMap(({ key, fields }) => samples(key, fields))),
  }
}

/** @throws Refusal 422 at `kind` where no room knows it */
export async function requireKind(sources: TemplateSources, db: Database, key: string): Promise<TemplateKind> {
  const kind = await findKind(sources, db, key)
  if (!kind) throw refuse('kind', msg`Такого вида документов нет`)
  return kind
}
export const findKind = async (
  sources: TemplateSources,
  db: Database,
  key: string,
): Promise<TemplateKind | undefined> => (await sources.readKinds(db)).find((one) => one.key === key)
/** A kind that no room knows any more: its papers stay, its templates say so. */
export const lostKind = (key: string): TemplateKind => ({ key, title: key, subject: 'none', fields: [], order: 0 })

/** Values that a room has read, by the whole names of fields. */
export const namedValues = (group: string, item: FieldItem | undefined): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(item ?? {}).map(([key, value]) => [`${group}.${key}`, value]))
