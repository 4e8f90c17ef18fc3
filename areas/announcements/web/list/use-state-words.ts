import { useLingui } from '@lingui/react/macro'
import type { AnnouncementState } from '../../contract/announcements.ts'

/** What states of announcements are called. */
export function useStateWords(): Record<AnnouncementState, string> {
  const { t } = useLingui()
  return {
    draft: t`Черновик`,
    scheduled: t`Запланировано`,
    shown: t`Опубликовано`,
    ended: t`Завершено`,
    taken_back: t`Отозвано`,
  }
}
export const stateColours = {
  draft: 'gray',
  scheduled: 'blue',
  shown: 'teal',
  ended: 'gray',
  taken_back: 'red',
} as const
