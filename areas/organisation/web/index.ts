import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { personTabs, profileParts } from '#areas/people/web/index.ts'
import { countTiles } from '#areas/school/web/index.ts'
import { allows } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { OwnDeputies } from './work/own-deputies.tsx'
import { workTab } from './work/person-tab.tsx'
import { changesStructure, readsStructure } from '../contract/access.ts'

export const organisationWeb: WebArea = {
  pages: [
    {
      id: 'org-structure',
      path: '/org-structure',
      access: readsStructure,
      title: msg`Структура школы`,
      menu: (rights) => ({
        group: 'staff',
        order: 10,
        use: allows(changesStructure, rights) ? 33 : 80,
        icon: 'tree',
        hint: msg`Подразделения, их руководители и кто в них работает`,
      }),
      component: lazyPage(() => import('./structure/structure-page.tsx'), 'StructurePage'),
    },
  ],
  fillings: [
    fill(countTiles, [{ id: 'staff', title: msg`Сотрудники`, order: 40, to: '/org-structure' }]),
    fill(personTabs, [workTab]),
    fill(profileParts, [{ id: 'deputies', component: OwnDeputies }]),
  ],
  history: {
    schema: 'organisation',
    title: msg`Организация`,
  },
}
