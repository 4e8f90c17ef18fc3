import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { open } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'

/** What is not there, for anybody or for whoever asks. */
export const NotFoundPage = lazyPage(() => import('./layouts/not-found-page.tsx'), 'NotFoundPage')

/** Every address that no page answers, after the guards: the one page that belongs to no room. */
export const shellPages: Page[] = [
  {
    id: 'not-found',
    path: '/{all}',
    layout: 'blank',
    access: open(),
    title: msg`Страница не найдена`,
    component: NotFoundPage,
  },
]
