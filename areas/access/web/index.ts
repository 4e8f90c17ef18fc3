import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { open } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'

export const accessPages: Page[] = [
  {
    id: 'login',
    path: '/login',
    layout: 'blank',
    access: open(),
    title: msg`Вход`,
    isForStrangers: true,
    component: lazyRouteComponent(() => import('./entrance/LoginPage.tsx'), 'LoginPage'),
  },
  {
    id: 'restore',
    path: '/restore',
    layout: 'blank',
    access: open(),
    title: msg`Восстановление пароля`,
    isForStrangers: true,
    component: lazyRouteComponent(() => import('./entrance/RestorePage.tsx'), 'RestorePage'),
  },
]

export { PasswordPanel } from './profile/PasswordPanel.tsx'
export { SessionsPanel } from './profile/SessionsPanel.tsx'
