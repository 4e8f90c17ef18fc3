import { msg } from '@lingui/core/macro'
import type { RupView } from '#areas/curriculum/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** In the place of the plan of a year: the plan beside another, and the state plans. */
export const comparisonView: RupView = {
  id: 'compare',
  title: msg`Сравнение учебных планов`,
  button: lazyPart(async () => (await import('./compare/compare-button.tsx')).CompareButton),
  component: lazyPart(
    async () => (await import('./compare/comparison-view.tsx')).ComparisonView,
    <Loading lines={12} height={22} />,
  ),
}
export const standardsView: RupView = {
  id: 'standards',
  title: msg`Типовые учебные планы`,
  component: lazyPart(async () => (await import('./standards-view.tsx')).StandardsView, <Loading />),
}
