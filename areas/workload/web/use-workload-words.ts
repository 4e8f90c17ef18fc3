import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of the workload are described. */
export function useWorkloadWords(): HistoryWords {
  const { t } = useLingui()
  const asDay = (value: string | number | boolean) => displayDate(String(value))
  return {
    'workload.assignment': {
      title: t`нагрузка`,
      fields: {
        teacher: { title: t`Учитель` },
        group: { title: t`Группа` },
        hours: { title: t`Часов в неделю` },
        from: { title: t`С`, format: asDay },
        to: { title: t`По`, format: asDay },
      },
    },
  }
}
