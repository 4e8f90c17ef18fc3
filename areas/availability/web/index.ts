import { msg } from '@lingui/core/macro'
import { readsWorkload } from '#areas/curriculum/contract/access.ts'
import { personTabs } from '#areas/people/web/index.ts'
import { signedIn } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { fill } from '#platform/web/places.tsx'
import { AvailabilityTab } from './tab/lazy-tab.tsx'

export const availabilityWeb: WebArea = {
  pages: [
    {
      id: 'availability',
      path: '/managing/availability',
      layout: 'managing',
      access: readsWorkload,
      title: msg`Доступность учителей`,
      menu: {
        group: 'year',
        order: 105,
        use: 78,
        icon: 'availability',
        hint: msg`Когда учитель не может вести уроки, методические дни`,
      },
      hasYear: true,
      component: lazyPage(() => import('./list/availability-page.tsx'), 'AvailabilityPage'),
    },
  ],
  fillings: [
    fill(personTabs, [
      {
        id: 'availability',
        title: msg`Доступность`,
        order: 48,
        access: signedIn(),
        isFor: ({ file_parts }) => file_parts.includes('availability'),
        component: AvailabilityTab,
      },
    ]),
  ],
  history: { schema: 'availability', title: msg`Доступность учителей` },
}
