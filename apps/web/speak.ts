import { i18n, type Messages } from '@lingui/core'
import { sourceLocale, setLanguageSource, type Language } from '#platform/contract/text.ts'

/** The language in which the pages speak, with its catalogue; texts of the source language need none. */
export function speak(locale: string, messages: Messages): void {
  i18n.load(locale, messages)
  i18n.activate(locale)
  document.documentElement.lang = locale
  const language: Language = { locale, format: (id, values) => i18n._(id, Object.fromEntries(values.entries())) }
  setLanguageSource(() => (locale === sourceLocale ? undefined : language))
}
