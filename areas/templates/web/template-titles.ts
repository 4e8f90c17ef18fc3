import { t } from '@lingui/core/macro'
import type { TemplateLanguages, TemplateState } from '../contract/templates.ts'

export const languageTitle = (language: TemplateLanguages): string =>
  ({ ru: t`Русский`, kk: t`Казахский`, both: t`Оба рядом` })[language]
export const stateTitle = (state: TemplateState): string =>
  ({ draft: t`Черновик`, published: t`Опубликован`, changing: t`Меняется`, archived: t`В архиве` })[state]
export const stateColour: Record<TemplateState, string> = {
  draft: 'blue',
  published: 'teal',
  changing: 'yellow',
  archived: 'gray',
}
/** Of the cases of both languages; a case that a language lacks is never asked for. */
const caseTitle = (which: string): string =>
  ({
    nominative: t`именительный`,
    genitive: t`родительный`,
    dative: t`дательный`,
    accusative: t`винительный`,
    instrumental: t`творительный`,
    prepositional: t`предложный`,
    locative: t`местный`,
    ablative: t`исходный`,
  })[which] ?? which
const kazakhCase = (which: string): string =>
  ({
    genitive: t`ілік септік`,
    dative: t`барыс септік`,
    accusative: t`табыс септік`,
    locative: t`жатыс септік`,
    ablative: t`шығыс септік`,
    instrumental: t`көмектес септік`,
  })[which] ?? which
export const caseIn = (language: 'ru' | 'kk', which: string): string =>
  language === 'kk' ? kazakhCase(which) : caseTitle(which)

/** How a value is written, in words; the usual way has no name of its own beside its type. */
export function formatTitle(format: string | null, language: 'ru' | 'kk'): string {
  if (format === null) return t`как есть`
  const [kind = '', which] = format.split(':')
  const titles: Record<string, string> = {
    long: t`день словами`,
    year: t`только год`,
    words: t`прописью`,
    upper: t`прописными буквами`,
    short: t`с инициалами`,
  }
  const title = titles[kind] ?? caseIn(language, kind)
  return which === undefined ? title : `${title}, ${caseIn(language, which)}`
}
