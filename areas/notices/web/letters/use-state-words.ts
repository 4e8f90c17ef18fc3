import { useLingui } from '@lingui/react/macro'
import type { LetterState } from '../../contract/letters.ts'

/** What states of letters are called. */
export function useStateWords(): Record<LetterState, string> {
  const { t } = useLingui()
  return { queued: t`Ждёт отправки`, sent: t`Отправлено`, failed: t`Не дошло`, cancelled: t`Отменено` }
}
