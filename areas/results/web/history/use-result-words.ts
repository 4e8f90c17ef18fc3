import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'
import { useRequestStates } from '../reopening-requests/request-states.ts'

/** How changes of results are described. */
export function useResultWords(): HistoryWords {
  const { t } = useLingui()
  const states: Readonly<Record<string, string>> = useRequestStates()
  return {
    'results.period_result': {
      fields: {
        value: { title: t`Итог` },
        recommended: { title: t`Рекомендовано` },
        percent: { title: t`Процент` },
        reason: { title: t`Причина` },
      },
    },
    'results.reopening': {
      fields: {
        group_id: { title: t`Группа №` },
        until: { title: t`Открыт до`, format: (day) => displayDate(String(day)) },
        reason: { title: t`Причина` },
      },
    },
    'results.reopening_request': {
      fields: {
        group_id: { title: t`Группа №` },
        state: { title: t`Запрос`, format: (state) => states[String(state)] ?? String(state) },
        reason: { title: t`Причина` },
        answer: { title: t`Ответ` },
      },
    },
  }
}
