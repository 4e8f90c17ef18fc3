import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { readsWorkload } from '#areas/curriculum/contract/access.ts'
import { groupLinks } from '#areas/classes/web/index.ts'
import { homeCards } from '#platform/web/home/places.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { fill } from '#platform/web/places.tsx'
import { allows } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'

import { GroupLoadLink } from './group/group-link.tsx'

export { teacherLinks } from './teachers/teacher-links.ts'

export const workloadWeb: WebArea = {
  pages: [
    {
      id: 'workload',
      path: '/managing/workload',
      layout: 'managing',
      access: readsWorkload,
      title: msg`Нагрузка`,
      menu: {
        group: 'year',
        order: 100,
        use: 54,
        icon: 'briefcase',
        hint: msg`Часы учителей и классов, часы без учителя`,
      },
      hasYear: true,
      component: lazyPage(() => import('./workload-page.tsx'), 'WorkloadPage'),
    },
  ],
  fillings: [
    fill(groupLinks, [{ id: 'workload', order: 30, component: GroupLoadLink }]),
    fill(homeCards, [
      {
        id: 'vacancies',
        order: 30,
        isFor: (rights) => allows(readsWorkload, rights),
        component: lazyPart(async () => (await import('./home/vacancies-card.tsx')).VacanciesCard),
      },
    ]),
  ],
  history: {
    schema: 'workload',
    title: msg`Нагрузка`,
  },
}
