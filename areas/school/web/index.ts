import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Page } from '#platform/web/routes.ts'
import { schoolAccess } from '../contract/school.ts'

export { useSchoolWords } from './use-school-words.ts'

export const schoolPages: Page[] = [
  {
    id: 'school',
    path: '/passport',
    access: schoolAccess,
    title: msg`Школа`,
    menu: {
      group: 'managing',
      order: 10,
      icon: 'school',
      hint: msg`Поиск людей, разделы управления, сведения о школе`,
    },
    component: lazyRouteComponent(() => import('./school-page.tsx'), 'SchoolPage'),
  },
]
