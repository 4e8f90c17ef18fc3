import { AsyncLocalStorage } from 'node:async_hooks'
import { locales, negotiate, schoolLocale } from '#platform/contract/language.ts'
import { becomeKind, type SchoolKind } from '#platform/contract/school-kind.ts'
import {
  sourceLocale,
  setLanguageSource,
  type Language,
  isStoredText,
  type StoredText,
  type StoredValue,
  type Words,
} from '#platform/contract/text.ts'
import { languageOf } from './catalogue-language.ts'
import { cataloguesOf, collegeWords } from './catalogue.ts'

const moment = new AsyncLocalStorage<Language | undefined>()
/** Words of a kind of school in the source's language; none: as they stand in the source (decision 0066). */
let ownWords: Language | undefined
setLanguageSource(() => moment.getStore() ?? ownWords)
let ofCollege: Language | undefined
/** From now on this process says what it says in the words of that kind of school. */
export function speakAs(kind: SchoolKind): void {
  becomeKind(kind)
  ownWords = kind === 'school' ? undefined : (ofCollege ??= languageOf(sourceLocale, collegeWords()))
}

const translated = locales.filter((locale) => locale !== sourceLocale)
const known = new Map<string, Language | undefined>([
  [sourceLocale, undefined],
  ...translated.map((locale) => [locale, languageOf(locale, cataloguesOf(locale))] as const),
])
/**
 * Makes a language known beside those that are shipped, or in the place of one. @returns what makes it as it was
 * @public for the run in a pseudo-language
 */
export function learn(language: Language): () => void {
  const before = known.get(language.locale)
  known.set(language.locale, language)
  return () => void known.set(language.locale, before)
}

/** Does something in a language: what is said meanwhile, and after each `await` of it, is said so. Unknown is Russian. */
export const inLanguage = <T>(locale: string | null, act: () => T): T =>
  moment.run(known.get(locale ?? schoolLocale), act)

/** The language of this moment, as `inLanguage` takes it. */
export const localeNow = (): string | null => moment.getStore()?.locale ?? null

/**
 * A paper speaks the language of the school, whoever prints it: it is given to others, signed and kept. Those that are
 * printed in another one have words of their own.
 */
export const onPaper = <T>(write: () => T): T => inLanguage(schoolLocale, write)

/** For what was stored in the source language: its plurals are counted as Russian. */
const russian = languageOf(sourceLocale, new Map())

/** The same said in each language, for what a person may give back in another than their own. */
export const inEveryLanguage = (words: () => string): string[] => [
  ...new Set([...known.values(), russian].map((language) => moment.run(language, words))),
]

/** The best language for a header `Accept-Language`. */
export const requestedLocale = (header: string | undefined): string => negotiate(header, [...known.keys()])

const valueOf = (value: StoredValue, language: Language): string | number =>
  typeof value === 'object' ? formatStored(value, language) : value
const formatStored = ({ id, values = [] }: StoredText, language: Language): string =>
  values.length === 0 && language === russian
    ? id
    : (language.format(
        id,
        values.map((value) => valueOf(value, language)),
      ) ?? id)

/** A text that was stored, said in the language of this moment, or in one that is named. */
export const sayStored = (stored: StoredText, locale?: string | null): string =>
  formatStored(
    stored,
    (locale === undefined ? moment.getStore() : known.get(locale ?? schoolLocale)) ?? ownWords ?? russian,
  )

/** A text of a person, which has no translation, in the form of those that do. */
const plainText = (words: string): StoredText => ({ id: '{0}', values: [words] })

/** Words as they are kept, to be said to whoever reads them; a string is what a person has written, or was said before. */
export const keptWords = (words: Words | StoredText): StoredText =>
  typeof words === 'string' ? plainText(words) : isStoredText(words) ? words : words.stored()
