import type { SealLanguage } from '../../rules/seal-state.ts'

/** Each language in its own words. */
export const languageTitles: Readonly<Record<SealLanguage, string>> = {
  ru: 'На русском',
  kk: 'Қазақша',
  en: 'In English',
}
