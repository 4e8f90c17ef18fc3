import type { FieldGroup } from './draft.ts'

/** Fields as choices under the titles of their groups. */
export const choicesOf = (groups: readonly FieldGroup[], isList = false) =>
  groups
    .map(({ title, fields }) => ({
      group: title,
      items: fields
        .filter(({ type }) => !isList || type === 'list')
        .map((field) => ({ value: field.name, label: field.title })),
    }))
    .filter(({ items }) => items.length > 0)
