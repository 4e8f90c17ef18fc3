import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { open } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'

/** The pages before signing in: apart from the others, so that the login page carries nothing of what stands behind it. */
export const entrancePages: Page[] = [
  {
    id: 'login',
    path: '/login',
    layout: 'blank',
    access: open(),
    title: msg`Вход`,
    isForStrangers: true,
    component: lazyPage(() => import('./login-page.tsx'), 'LoginPage'),
  },
  {
    id: 'restore',
    path: '/restore',
    layout: 'blank',
    access: open(),
    title: msg`Восстановление пароля`,
    isForStrangers: true,
    component: lazyPage(() => import('./restore-page.tsx'), 'RestorePage'),
  },
]
