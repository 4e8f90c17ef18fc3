import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Language } from '#platform/contract/text.ts'

/**
 * A language by its translations. What has none, or was stored when the sentence read otherwise, is said as it stands in
 * its key.
 */
export function languageOf(locale: string, translations: ReadonlyMap<string, string>): Language {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const prepared = new Set<string>()
  return {
    locale,
    format: (id, values) => {
      if (!prepared.has(id)) {
        i18n.load(locale, { [id]: compileMessage(translations.get(id) ?? id) })
        prepared.add(id)
      }
      return i18n._(id, Object.fromEntries(values.entries()))
    },
  }
}
