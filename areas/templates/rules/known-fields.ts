import type { FieldType } from '#platform/contract/template-values.ts'

/** A field as a template may name it. */
export interface KnownField {
  /** `person.full_name`; of an item of a list with the list before it: `class.students.full_name`. */
  name: string
  title: string
  type: FieldType
  /** The list of whose items it is. */
  list: string | null
}
export type KnownFields = ReadonlyMap<string, KnownField>
export const knownFields = (fields: readonly KnownField[]): KnownFields =>
  new Map(fields.map((field) => [field.name, field]))

/** The key of an item's own field, by its whole name. */
export const keyInItem = (list: string, name: string): string => name.slice(list.length + 1)
