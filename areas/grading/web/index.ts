import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'
import { readsGradingPolicy } from '../contract/access.ts'

export { PolicyFacts } from './policy/policy-facts.tsx'

export const gradingWeb: WebArea = {
  pages: [
    {
      id: 'grading-policy',
      path: '/managing/grading-policy',
      layout: 'managing',
      access: readsGradingPolicy,
      title: msg`Правила оценивания`,
      menu: {
        group: 'year',
        order: 91,
        use: 86,
        icon: 'scale',
        hint: msg`Веса ФО, СОР и СОЧ, шкалы, год и экзамен; версии правил`,
      },
      hasYear: true,
      component: lazyPage(() => import('./policy/policy-page.tsx'), 'PolicyPage'),
    },
  ],
  history: {
    schema: 'grading',
    title: msg`Правила оценивания`,
  },
}
