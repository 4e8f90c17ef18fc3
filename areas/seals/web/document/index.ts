import { msg } from '@lingui/core/macro'
import { open } from '#platform/contract/access.ts'
import type { LightPage } from '#platform/web/light-page.ts'
import { DocumentPage } from './document-page.tsx'

/** The page for who holds a paper and wants to know whether it is genuine: a light document of its own. */
export const documentPages: LightPage[] = [
  {
    path: '/document',
    access: open(),
    title: msg`Проверка документа`,
    skipsAuthentication: true,
    component: DocumentPage,
  },
]
