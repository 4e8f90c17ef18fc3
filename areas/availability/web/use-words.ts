import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of an availability are described. */
export function useWords(): HistoryWords {
  const { t } = useLingui()
  return {
    'availability.person_year': {
      title: t`доступность`,
      fields: {
        closed: { title: t`Недоступен` },
        unwanted: { title: t`Нежелательно` },
        methodical_day: { title: t`Методический день` },
        building: { title: t`Здание` },
        note: { title: t`Примечание` },
      },
    },
  }
}
