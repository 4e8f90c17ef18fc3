import { msg } from '@lingui/core/macro'
import type { ChildTab } from '#platform/web/child-tab.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** The diary of a child and its totals, for the family. */
export const tabsOfChild: readonly ChildTab[] = [
  {
    id: 'week',
    title: msg`Дневник`,
    order: 20,
    component: lazyPart(async () => (await import('./week/diary-week.tsx')).DiaryWeek, <Loading />),
  },
  {
    id: 'totals',
    title: msg`Итоги`,
    order: 30,
    component: lazyPart(async () => (await import('./totals/diary-totals.tsx')).DiaryTotals, <Loading />),
  },
]
