import { presentLocale } from '#platform/contract/text.ts'

/** How dates are written in the reader's language, which may be known later than modules are loaded. */
export function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return () => {
    const locale = presentLocale()
    const format = made.get(locale) ?? new Intl.DateTimeFormat(locale, options)
    made.set(locale, format)
    return format
  }
}
