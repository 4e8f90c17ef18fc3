import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'
import { missCategoryTitles, type MissCategory } from '../../rules/miss-kinds.ts'

/** How changes of kinds of misses are described. */
export function useMissKindWords(): HistoryWords {
  const { t } = useLingui()
  return {
    'miss_kinds.miss_kind': {
      title: t`вид пропуска`,
      fields: {
        letter: { title: t`Буква` },
        title: { title: t`Название` },
        category: {
          title: t`Считается`,
          format: (value) => missCategoryTitles[value as MissCategory] ?? String(value),
        },
        counts_as_missed: { title: t`Урок пропущен` },
        excludes_marks: { title: t`Отметку за урок не ставят` },
        takes_minutes: { title: t`Указывают минуты` },
        is_archived: { title: t`В архиве` },
      },
    },
  }
}
