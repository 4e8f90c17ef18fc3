import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { family, signedIn } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'

export const homePages: Page[] = [
  {
    id: 'home',
    path: '/',
    access: signedIn(),
    title: msg`Главная`,
    // a family is led to its own page before it comes here
    menu: ({ client }) => (client === 1 ? null : { group: null, order: 1, icon: 'home', isMain: true }),
    component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
  },
  {
    id: 'dashboard',
    path: '/dashboard',
    access: family(),
    title: msg`Мои дети`,
    menu: { group: null, order: 1, icon: 'home', isMain: true },
    component: lazyRouteComponent(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
  },
]
