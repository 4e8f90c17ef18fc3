import { i18n, type Messages } from '@lingui/core'
import { sourceLocale, setLanguageSource, type Language } from '#platform/contract/text.ts'

/**
 * The language in which the pages speak, with its catalogue. Texts of the source language need none but for the words of a
 * college: what the catalogue does not know is said as it stands in the pages.
 */
export function speak(locale: string, messages: Messages): void {
  i18n.load(locale, messages)
  i18n.activate(locale)
  document.documentElement.lang = locale
  const isSource = locale === sourceLocale
  const language: Language = {
    locale,
    format: (id, values) =>
      isSource && !(id in messages) ? undefined : i18n._(id, Object.fromEntries(values.entries())),
  }
  setLanguageSource(() => (isSource && Object.keys(messages).length === 0 ? undefined : language))
}
