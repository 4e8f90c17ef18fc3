import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of the load of teachers are told. */
export function useWorkloadWords(): HistoryWords {
  const { t } = useLingui()
  const asDay = (value: string | number | boolean) => displayDate(String(value))
  return {
    'workload.assignment': {
      title: t`нагрузка`,
      fields: {
        group: { title: t`Группа` },
        hours: { title: t`Часов в неделю` },
        from: { title: t`С`, say: asDay },
        to: { title: t`По`, say: asDay },
      },
    },
  }
}
