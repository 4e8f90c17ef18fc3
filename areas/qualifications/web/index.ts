import { msg } from '@lingui/core/macro'
import { personTabs } from '#areas/people/web/index.ts'
import { signedIn } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { fill } from '#platform/web/places.tsx'
import { listsQualifications } from '../contract/access.ts'
import { QualificationTab } from './tab/lazy-tab.tsx'

export const qualificationsWeb: WebArea = {
  pages: [
    {
      id: 'qualifications',
      path: '/passport/qualifications',
      access: listsQualifications,
      title: msg`Квалификация педагогов`,
      menu: {
        group: 'staff',
        order: 20,
        use: 35,
        icon: 'award',
        hint: msg`Образование, стаж и категории; чья категория заканчивается`,
      },
      component: lazyPage(() => import('./list/qualifications-page.tsx'), 'QualificationsPage'),
    },
  ],
  fillings: [
    fill(personTabs, [
      {
        id: 'qualification',
        title: msg`Квалификация`,
        order: 47,
        access: signedIn(),
        isFor: ({ file_parts }) => file_parts.includes('qualification'),
        component: QualificationTab,
      },
    ]),
  ],
  history: { schema: 'qualifications', title: msg`Квалификация` },
}
