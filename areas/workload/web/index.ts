import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { readsWorkload } from '#areas/curriculum/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'

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
        group: 'managing',
        order: 100,
        icon: 'briefcase',
        hint: msg`Часы учителей и классов, часы без учителя`,
      },
      hasYear: true,
      component: lazyPage(() => import('./workload-page.tsx'), 'WorkloadPage'),
    },
  ],
  history: {
    schema: 'workload',
    title: msg`Нагрузка`,
    loadWords: async () => (await import('./use-workload-words.ts')).useWorkloadWords,
  },
}
