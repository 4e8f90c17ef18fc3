import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of marks, misses and results are told. */
export function useMarkWords(): HistoryWords {
  const { t } = useLingui()
  const types: Record<string, string> = { fo: t`ФО`, sor: t`СОР`, soch: t`СОЧ` }
  return {
    'journal.score': {
      title: t`отметка`,
      fields: {
        type: { title: t`Вид`, say: (type) => types[String(type)] ?? String(type) },
        value: { title: t`Значение` },
        maximum: { title: t`Максимум` },
        comment: { title: t`Комментарий` },
      },
    },
    'journal.miss': {
      title: t`пропуск`,
      fields: {
        kind_id: { title: t`Вид` },
        minutes: { title: t`Минут` },
        reason: { title: t`Причина` },
      },
    },
    'journal.period_result': {
      fields: {
        value: { title: t`Итог` },
        recommended: { title: t`Рекомендовано` },
        percent: { title: t`Процент` },
        reason: { title: t`Причина` },
      },
    },
  }
}
