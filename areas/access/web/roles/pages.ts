import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { allows, read } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'
import { pasRoles, pasRolesSettings } from '../../contract/permissions.ts'

export const rolesPages: Page[] = [
  {
    id: 'roles',
    path: '/passport/roles',
    access: read(pasRoles),
    title: msg`Роли`,
    menu: { group: 'managing', order: 170, icon: 'shield', hint: msg`Кто что делает в школе: роли и их люди` },
    component: lazyRouteComponent(() => import('./list/roles-page.tsx'), 'RolesPage'),
  },
  {
    id: 'rights',
    path: '/passport/roles/settings',
    access: read(pasRolesSettings),
    title: msg`Права ролей`,
    // from the page of roles a button leads here
    menu: (rights) =>
      allows(read(pasRoles), rights)
        ? null
        : { group: 'managing', order: 171, icon: 'shield', hint: msg`Что открывает каждая роль` },
    component: lazyRouteComponent(() => import('./matrix/settings-page.tsx'), 'RightsSettingsPage'),
  },
]
