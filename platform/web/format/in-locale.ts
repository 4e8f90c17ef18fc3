import { i18n } from '@lingui/core'
import { sourceLocale } from '#platform/contract/text.ts'

/** Keeps what `make` makes for the language that the page is read in, which may be known later than its modules are loaded. */
function keptByLocale<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>()
  return () => {
    const locale = i18n.locale || sourceLocale
    const format = made.get(locale) ?? make(locale)
    made.set(locale, format)
    return format
  }
}

/** How dates are written in the reader's language. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  keptByLocale((locale) => new Intl.DateTimeFormat(locale, options))
