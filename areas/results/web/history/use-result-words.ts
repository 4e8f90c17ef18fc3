import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of results are described. */
export function useResultWords(): HistoryWords {
  const { t } = useLingui()
  return {
    'results.period_result': {
      fields: {
        value: { title: t`Итог` },
        recommended: { title: t`Рекомендовано` },
        percent: { title: t`Процент` },
        reason: { title: t`Причина` },
      },
    },
  }
}
