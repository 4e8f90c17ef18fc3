import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of marks and misses are described. */
export function useMarkWords(): HistoryWords {
  const { t } = useLingui()
  const types: Record<string, string> = { fo: t`ФО`, sor: t`СОР`, soch: t`СОЧ` }
  return {
    'journal.score': {
      title: t`отметка`,
      fields: {
        type: { title: t`Вид`, format: (type) => types[String(type)] ?? String(type) },
        value: { title: t`Значение` },
        maximum: { title: t`Максимум` },
        comment: { title: t`Комментарий` },
        is_comment_internal: { title: t`Не для семьи` },
        former_value: { title: t`До пересдачи` },
        retaken_on: { title: t`День пересдачи`, format: (day) => (typeof day === 'string' ? displayDate(day) : '') },
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
  }
}
