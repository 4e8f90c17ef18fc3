import { t } from '#platform/contract/text.ts'
import type { DiaryTotals } from '../../contract/totals.ts'
import { missTotals } from '../../rules/diary-totals.ts'
import { missCategories, missCategoryTitles } from '#areas/miss-kinds/rules/miss-kinds.ts'
import type { MissRow } from './totals-rows.ts'

/** Missed lessons by category and times late, those only that there were. */
export function missCounts(misses: readonly MissRow[]): DiaryTotals['misses'] {
  const { by_category, late } = missTotals(misses)
  const missed = missCategories.map((category) => ({
    category,
    title: missCategoryTitles[category],
    lessons: by_category[category],
  }))
  return [...missed, { category: 'other' as const, title: t`Опоздания`, lessons: late }].filter(
    ({ lessons }) => lessons > 0,
  )
}
