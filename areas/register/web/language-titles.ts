import type { PaperLanguage } from '../rules/paper-words.ts'

/** Each language in its own words. */
export const languageTitles: Readonly<Record<PaperLanguage, string>> = { ru: 'На русском', kk: 'Қазақша' }
