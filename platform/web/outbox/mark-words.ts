import { t } from '@lingui/core/macro'
import type { SendingWords } from './delivery.ts'

/** What is said of unsent marks, of a journal or of an evacuation. */
export const markWords = (): SendingWords => ({
  signedOut: t`Сеанс завершён: войдите снова, отметки сохранены`,
  refused: t`Сервер не принял отметки`,
  foreign: t`Отметки принадлежат другой учётной записи`,
})
