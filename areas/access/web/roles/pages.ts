import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { allows } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'
import { readsRights, readsRoles } from '../../contract/access.ts'

export const rolesPages: Page[] = [
  {
    id: 'roles',
    path: '/passport/roles',
    access: readsRoles,
    title: msg`Роли`,
    menu: { group: 'managing', order: 170, icon: 'shield', hint: msg`Кто что делает в школе: роли и их люди` },
    component: lazyRouteComponent(() => import('./list/roles-page.tsx'), 'RolesPage'),
  },
  {
    id: 'rights',
    path: '/passport/roles/settings',
    access: readsRights,
    title: msg`Права ролей`,
    // from the page of roles a button leads here
    menu: (rights) =>
      allows(readsRoles, rights)
        ? null
        : { group: 'managing', order: 171, icon: 'shield', hint: msg`Что открывает каждая роль` },
    component: lazyRouteComponent(() => import('./matrix/settings-page.tsx'), 'RightsSettingsPage'),
  },
]
