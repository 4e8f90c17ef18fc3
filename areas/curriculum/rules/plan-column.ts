/** Languages of instruction of a line; empty: of any. */
export const classLanguageCodes = ['', 'ru', 'kk', 'en'] as const
export type PlanLanguage = (typeof classLanguageCodes)[number]

/** Of whom a line is. */
export interface PlanPlace {
  parallel: number
  language: PlanLanguage
  profile: string
  class_id: number | null
}

/** Names a column among all of a year. */
export const placeKey = ({ parallel, language, profile, class_id }: PlanPlace): string =>
  [parallel, language, profile, class_id ?? ''].join('/')

/** How special a line is: of those that fit a class the highest governs (as `rank` of curriculum.rup_line). */
export const placeRank = ({ language, profile, class_id }: PlanPlace): number =>
  (class_id === null ? 0 : 4) + (profile === '' ? 0 : 2) + (language === '' ? 0 : 1)

/** Whether whoever is taught by `column` is taught by the lines of `wider` where the column has none of its own. */
export const isWithin = (column: PlanPlace, wider: PlanPlace): boolean =>
  column.parallel === wider.parallel &&
  (wider.language === '' || wider.language === column.language) &&
  (wider.profile === '' || wider.profile === column.profile) &&
  (wider.class_id === null || wider.class_id === column.class_id)

/** The place that a key names, of {@link placeKey}. */
export function placeOfKey(key: string): PlanPlace {
  const [parallel = '', language = '', ...rest] = key.split('/')
  const classId = rest.pop() ?? ''
  return {
    parallel: Number(parallel),
    language: classLanguageCodes.find((code) => code === language) ?? '',
    profile: rest.join('/'),
    class_id: classId === '' ? null : Number(classId),
  }
}
