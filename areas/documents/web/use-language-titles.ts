import { useLingui } from '@lingui/react/macro'
import type { DocumentLanguage } from '../contract/kinds.ts'

/** In which language a document stands, in words. */
export function useLanguageTitles(): Record<DocumentLanguage, string> {
  const { t } = useLingui()
  return { ru: t`Русский`, kk: t`Казахский`, both: t`Русский и казахский` }
}
