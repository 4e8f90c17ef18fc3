import { msg } from '@lingui/core/macro'
import { rupViews } from '#areas/curriculum/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { comparisonView, standardsView } from './rup-views.tsx'

export const standardsWeb: WebArea = {
  pages: [],
  fillings: [fill(rupViews, [comparisonView, standardsView])],
  history: {
    schema: 'standards',
    title: msg`Типовые учебные планы`,
  },
}
