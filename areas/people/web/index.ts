import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { self } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'

export const peoplePages: Page[] = [
  {
    id: 'profile',
    path: '/users/profile',
    access: self(),
    title: msg`Мой профиль`,
    component: lazyRouteComponent(() => import('./profile/ProfilePage.tsx'), 'ProfilePage'),
  },
]
