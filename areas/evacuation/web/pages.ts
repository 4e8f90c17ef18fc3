import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { signedIn } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'
import { boardAccess } from '../contract/evacuations.ts'
import { boardPages } from './board-pages.ts'
import { sosPages } from './sos/pages.ts'

export const evacuationPages: Page[] = [
  {
    id: 'evacuation',
    path: '/evacuation',
    access: boardAccess,
    title: msg`Эвакуация`,
    skipsAuthentication: true,
    menu: {
      group: 'safety',
      order: 10,
      icon: 'alarm',
      hint: msg`Начать эвакуацию или учебную тревогу, прежние события`,
    },
    component: lazyRouteComponent(() => import('./start/evacuation-page.tsx'), 'EvacuationPage'),
  },
  {
    id: 'evacuation-marks',
    path: '/evacuation/marks',
    access: signedIn(),
    title: msg`Отметки при эвакуации`,
    skipsAuthentication: true,
    component: lazyRouteComponent(() => import('./marks/marks-page.tsx'), 'MarksPage'),
  },
  ...boardPages,
  ...sosPages,
]
