import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'
import { missCategoryTitles, type MissCategory } from '../../rules/miss-kinds.ts'

/** How changes of marks and misses are described. */
export function useMarkWords(): HistoryWords {
  const { t } = useLingui()
  const yesNo = (value: unknown) => (value === true ? t`да` : t`нет`)
  const types: Record<string, string> = { fo: t`ФО`, sor: t`СОР`, soch: t`СОЧ` }
  return {
    'journal.score': {
      title: t`отметка`,
      fields: {
        type: { title: t`Вид`, format: (type) => types[String(type)] ?? String(type) },
        value: { title: t`Значение` },
        maximum: { title: t`Максимум` },
        comment: { title: t`Комментарий` },
        is_comment_internal: { title: t`Не для семьи`, format: yesNo },
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
    'journal.miss_kind': {
      title: t`вид пропуска`,
      fields: {
        letter: { title: t`Буква` },
        title: { title: t`Название` },
        category: {
          title: t`Считается`,
          format: (value) => missCategoryTitles[value as MissCategory] ?? String(value),
        },
        counts_as_missed: { title: t`Урок пропущен`, format: yesNo },
        excludes_marks: { title: t`Отметку за урок не ставят`, format: yesNo },
        takes_minutes: { title: t`Указывают минуты`, format: yesNo },
        is_archived: { title: t`В архиве`, format: yesNo },
      },
    },
  }
}
