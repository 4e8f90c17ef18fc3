import { lazyPart } from '#platform/web/lazy-part.tsx'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'
import { readsAttestation, readsWorksSchedule } from '../contract/access.ts'

/** The works of a group in its journal. */
export const PlanTab = lazyPart(async () => (await import('./planning/plan-tab.tsx')).PlanTab)

export const assessmentsWeb: WebArea = {
  pages: [
    {
      id: 'journal-works',
      path: '/journal-works',
      access: readsWorksSchedule,
      title: msg`График СОР и СОЧ`,
      // a student finds the own works in the diary
      menu: ({ roles }) =>
        roles.includes('student')
          ? null
          : {
              group: 'study',
              order: 14,
              use: 40,
              icon: 'event',
              hint: msg`Работы класса или своих групп на четверть, нарушения правил планирования`,
            },
      component: lazyPage(() => import('./works-schedule/works-page.tsx'), 'WorksPage'),
    },
    {
      id: 'attestation',
      path: '/managing/attestation',
      layout: 'managing',
      access: readsAttestation,
      title: msg`Аттестация`,
      menu: {
        group: 'year',
        order: 90,
        use: 85,
        icon: 'checklist',
        hint: msg`Режимы оценивания, СОР и СОЧ по строкам плана`,
      },
      hasYear: true,
      component: lazyPage(() => import('./attestation/attestation-page.tsx'), 'AttestationPage'),
    },
  ],
  history: {
    schema: 'assessments',
    title: msg`Аттестация`,
  },
}
