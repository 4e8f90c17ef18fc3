/** What a field of a paper's template holds. */
export const fieldTypes = ['text', 'name', 'date', 'number', 'money', 'list', 'yes-no'] as const
export type FieldType = (typeof fieldTypes)[number]

/** A person's name: each language puts it into its own cases. */
export interface NameValue {
  surname: string
  name: string
  patronymic: string | null
  sex: 'male' | 'female' | null
  /** Whose it is: what somebody has corrected for all papers goes before what is computed. */
  person_id: number | null
}
/** A text that the school has in both languages; without the Kazakh one both papers say the same. */
export interface TextValue {
  ru: string
  kk: string | null
}
/** Fields of an item of a list, by their keys. */
export type FieldItem = Readonly<Record<string, FieldValue>>
/** A date is `yyyy-MM-dd`, a sum of money in tenge; null is what is not known. */
export type FieldValue = string | number | boolean | NameValue | TextValue | readonly FieldItem[] | null

export const isName = (value: FieldValue): value is NameValue =>
  typeof value === 'object' && value !== null && 'surname' in value
export const isList = (value: FieldValue): value is readonly FieldItem[] => Array.isArray(value)
