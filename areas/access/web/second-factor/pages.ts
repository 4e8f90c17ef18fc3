import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { setup } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'
import { readsAccounts } from '../../contract/access.ts'

export const factorPages: Page[] = [
  {
    id: 'second-factor-setup',
    path: '/second-factor',
    layout: 'blank',
    access: setup(),
    title: msg`Вход в два шага`,
    component: lazyRouteComponent(() => import('./setup-page.tsx'), 'SetupPage'),
  },
  {
    id: 'second-factor',
    path: '/passport/second-factor',
    access: readsAccounts,
    title: msg`Вход в два шага`,
    menu: {
      group: 'managing',
      order: 172,
      icon: 'shield',
      hint: msg`У кого он включён, кому нужен и какие роли он обязывает`,
    },
    component: lazyRouteComponent(() => import('./holders-page.tsx'), 'FactorHoldersPage'),
  },
]
