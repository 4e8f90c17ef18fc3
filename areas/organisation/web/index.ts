import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Page } from '#platform/web/routes.ts'
import { readStructure } from '../contract/units.ts'

export { useOrganisationWords } from './use-organisation-words.ts'
export { WorkTab } from './work/lazy-work-tab.tsx'

export const organisationPages: Page[] = [
  {
    id: 'org-structure',
    path: '/org-structure',
    access: readStructure.access,
    title: msg`Структура школы`,
    menu: {
      group: 'staff',
      order: 10,
      icon: 'tree',
      hint: msg`Подразделения, их руководители и кто в них работает`,
    },
    component: lazyRouteComponent(() => import('./structure/structure-page.tsx'), 'StructurePage'),
  },
]
