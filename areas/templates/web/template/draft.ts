import { emptyText, type RichText } from '#areas/rich-text/rules/nodes.ts'
import { isEmptyText, lengthOf } from '#areas/rich-text/rules/plain-text.ts'
import { lengthObjection } from '#areas/rich-text/rules/text-objection.ts'
import type { ListedField } from '../../contract/fields.ts'
import type { Template, TemplateLanguages } from '../../contract/templates.ts'

export interface FieldGroup {
  key: string
  title: string
  fields: readonly ListedField[]
}
export interface Draft {
  language: TemplateLanguages
  ru: RichText | null
  kk: RichText | null
}
export type Errors = Partial<Record<'ru' | 'kk', string>>
export const draftOf = ({ language, shown }: Template): Draft => ({ language, ru: shown.ru, kk: shown.kk })

/** The same texts for other languages: one that comes is empty. */
export const inLanguage = (draft: Draft, language: TemplateLanguages): Draft => ({
  language,
  ru: language === 'kk' ? null : (draft.ru ?? emptyText()),
  kk: language === 'ru' ? null : (draft.kk ?? emptyText()),
})
export const isLost = (before: RichText | null, after: RichText | null) =>
  before !== null && after === null && !isEmptyText(before)

/** Texts that are too long are not sent: what is wrong is said here. */
export function tooLongOf({ ru, kk }: Pick<Draft, 'ru' | 'kk'>): Errors {
  const objections = { ru: ru && lengthObjection(lengthOf(ru)), kk: kk && lengthObjection(lengthOf(kk)) }
  return Object.fromEntries(Object.entries(objections).filter(([, words]) => words !== null))
}
