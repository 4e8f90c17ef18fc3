/**
 * Texts that a person reads, written in Russian where they are used. The sentence itself is the key of its translations,
 * so Russian needs no catalogue, and what was stored long ago still reads. `npm run texts` collects them (see
 * tests/texts); a text is therefore always written in one of the two tags, `t` or `msg`.
 */

/** Forms of a word by number, as CLDR names them; `#` stands for the number. */
export interface PluralForms {
  one?: string
  few?: string
  many?: string
  other: string
}
interface Plural {
  number: number
  forms: PluralForms
}
export type TextValue = string | number | Text | Plural | null | undefined

/** A text as it is kept in the database: its key, and the values of its places `{0}`, `{1}`. */
export interface StoredText {
  id: string
  values?: readonly StoredValue[]
}
export const isStoredText = (value: unknown): value is StoredText =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
export type StoredValue = string | number | StoredText

/** Says texts in one language. */
export interface Language {
  /** BCP 47. */
  locale: string
  /** The translation of a text with the values in their places; undefined: it has none and is said as it stands in the source. */
  format: (id: string, values: readonly (string | number)[]) => string | undefined
}

let languageSource: () => Language | undefined = () => undefined
/** Where the language of the moment is learned from; undefined is Russian, as it stands in the source. */
export const setLanguageSource = (current: () => Language | undefined): void => {
  languageSource = current
}
export const sourceLocale = 'ru'
/** The language in which texts are said at this moment, BCP 47. */
export const presentLocale = (): string => languageSource()?.locale ?? sourceLocale

let russianPlural: Intl.PluralRules | undefined
/** Set up when the first form is chosen: each page begins with this file. */
const russianForm = (number: number) =>
  (russianPlural ??= new Intl.PluralRules(sourceLocale)).select(number) as keyof PluralForms

/** A word that depends on a number, within a text: `${plural(count, { one: '# урок', few: '# урока', other: '# уроков' })}`. */
export const plural = (number: number, forms: PluralForms): Plural => ({ number, forms })
const isPlural = (value: TextValue): value is Plural => typeof value === 'object' && value !== null && 'forms' in value

const inRussian = ({ number, forms }: Plural): string =>
  (forms[russianForm(number)] ?? forms.other).replaceAll('#', String(number))

/** How forms stand in a key. */
export const pluralKey = (index: number, forms: PluralForms): string => {
  const cases = Object.entries(forms).map(([name, words]) => `${name} {${String(words)}}`)
  return `{${index}, plural, ${cases.join(' ')}}`
}

const keys = new WeakMap<readonly string[], string>()
/** The key of a text. Its forms of plurals are part of it and always the same where it is written. */
function keyOf(strings: readonly string[], values: readonly TextValue[]): string {
  const known = keys.get(strings)
  if (known !== undefined) return known
  let key = strings[0] ?? ''
  for (const [index, value] of values.entries())
    key += (isPlural(value) ? pluralKey(index, value.forms) : `{${index}}`) + (strings[index + 1] ?? '')
  keys.set(strings, key)
  return key
}

function render(strings: readonly string[], values: readonly TextValue[]): string {
  const language = languageSource()
  const said = language?.format(
    keyOf(strings, values),
    values.map((value) => (isPlural(value) ? value.number : typeof value === 'number' ? value : String(value))),
  )
  if (said !== undefined) return said
  let whole = strings[0] ?? ''
  for (let index = 0; index < values.length; index++) {
    const value = values[index]
    whole += (isPlural(value) ? inRussian(value) : String(value)) + (strings[index + 1] ?? '')
  }
  return whole
}

/** A text that is not said yet: by `msg`. It reads in the language of whoever it is said to. */
export class Text {
  readonly #strings: readonly string[]
  readonly #values: readonly TextValue[]
  constructor(strings: readonly string[], values: readonly TextValue[]) {
    this.#strings = strings
    this.#values = values
  }
  /** In the language of this moment. */
  toString(): string {
    return render(this.#strings, this.#values)
  }
  /** As it is kept, to be said to whoever reads it later. */
  stored(): StoredText {
    const id = keyOf(this.#strings, this.#values)
    if (this.#values.length === 0) return { id }
    return {
      id,
      values: this.#values.map((value) => {
        if (isPlural(value)) return value.number
        if (value instanceof Text) return value.stored()
        return typeof value === 'number' ? value : String(value)
      }),
    }
  }
}

/** A text said now, in the language of this moment: of the call, of the letter, of the paper, of the page. */
export const t = (strings: TemplateStringsArray, ...values: TextValue[]): string => render(strings, values)
/** A text to be said later: a constant of a module, a notice that is kept. */
export const msg = (strings: TemplateStringsArray, ...values: TextValue[]): Text => new Text(strings, values)

/** A text made of others with something between them, which itself has no words. */
export const listed = (parts: readonly (Text | string)[], between: string): Text =>
  new Text(['', ...parts.slice(1).map(() => between), ...(parts.length > 0 ? [''] : [])], parts)

/**
 * Words that were said where they were found, by a rule that both sides say or by a query: a text that stays as it is. Of
 * long work none is said so, for whoever reads its outcome may speak another language.
 */
export const asSaid = (words: string): Text => new Text(['', ''], [words])

export type Words = string | Text
/** Says now what may not be said yet. */
export const translate = (words: Words): string => (typeof words === 'string' ? words : words.toString())

type Said<T> = T extends Text
  ? string
  : T extends (...args: never[]) => unknown
    ? T
    : T extends object
      ? { [K in keyof T]: Said<T[K]> }
      : T

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/**
 * A table of texts for a constant of a module: where a text stands, whoever reads it is given a string in the language of
 * that moment. Tables within are tables too; what is no text stays as it is.
 */
export function texts<const T extends object>(table: T): Said<T> {
  return tableSaidOnReading(table) as Said<T>
}
/** Tables as one, for a constant of a module: spreading them would say their texts at once. */
export const joined = <A extends object, B extends object>(one: A, other: B): A & B =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(one), ...Object.getOwnPropertyDescriptors(other) },
  ) as A & B

function saidOnReading(value: unknown): PropertyDescriptor {
  if (value instanceof Text) return { get: () => value.toString(), enumerable: true }
  return { value: isPlain(value) ? tableSaidOnReading(value) : value, enumerable: true }
}
function tableSaidOnReading(table: object): object {
  const made: object = Array.isArray(table) ? [] : {}
  for (const [key, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(table))) {
    if (key === 'length' && Array.isArray(table)) continue
    Object.defineProperty(made, key, descriptor.get ? descriptor : saidOnReading(descriptor.value))
  }
  return made
}
