import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of what decides results are described. */
export function useGradingWords(): HistoryWords {
  const { t } = useLingui()
  return {
    'grading.exam': {
      title: t`Экзамен`,
      fields: {
        course: { title: t`Предмет` },
        parallel: { title: t`Параллель` },
        has_exam: { title: t`Экзамен`, format: (has) => (has === true ? t`есть` : t`нет`) },
      },
    },
  }
}
