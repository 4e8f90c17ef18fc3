import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { open } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'
import { readsMemo } from '../../contract/access.ts'

export const sosPages: Page[] = [
  {
    id: 'evacuation-sos',
    path: '/evacuation/sos',
    layout: 'blank',
    access: open(),
    title: msg`Что делать при эвакуации`,
    skipsAuthentication: true,
    component: lazyRouteComponent(() => import('./sos-page.tsx'), 'SosPage'),
  },
  {
    id: 'sos',
    path: '/sos',
    access: readsMemo,
    title: msg`Что делать при тревоге`,
    menu: {
      group: 'safety',
      order: 20,
      icon: 'shield',
      hint: msg`Памятка, места сбора, телефоны помощи`,
    },
    component: lazyRouteComponent(() => import('./memo-page.tsx'), 'MemoPage'),
  },
]
