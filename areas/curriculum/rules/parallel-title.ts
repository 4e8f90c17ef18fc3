import { msg, texts } from '#platform/contract/text.ts'
import { parallelNumeral } from '#platform/contract/school-kind.ts'
import type { PlanLanguage, PlanPlace } from './plan-column.ts'

/** «7», or «10 ЕМН» where the parallel has profiles. */
export const parallelTitle = ({ parallel, profile }: { parallel: number; profile: string }): string =>
  [parallelNumeral(parallel), profile].filter((part) => part !== '').join(' ')

/** Languages of instruction beside a parallel, shortened. */
const languageSigns: Readonly<Record<Exclude<PlanLanguage, ''>, string>> = texts({
  ru: msg`рус.`,
  kk: msg`каз.`,
  en: msg`англ.`,
})
type Column = Pick<PlanPlace, 'parallel' | 'language' | 'profile'> & { class_title: string | null }

/** Of a column of the plan beside its parallel: «каз.», «ЕМН», «7Б»; empty for the whole parallel. */
export const columnSign = ({ language, profile, class_title }: Omit<Column, 'parallel'>): string =>
  class_title ?? [profile, language === '' ? '' : languageSigns[language]].filter((part) => part !== '').join(' ')

/** A column of the plan: «7», «10 ЕМН», «7 каз.», «7Б». */
export const planColumnTitle = (column: Column): string =>
  column.class_title ?? [parallelNumeral(column.parallel), columnSign(column)].filter((part) => part !== '').join(' ')
