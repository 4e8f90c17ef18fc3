import { readsAccounts, readsRights, readsRoles } from '../contract/access.ts'
import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { allows, open, setup } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'

export { useRoleWords } from './roles/use-role-words.ts'
export { useAccountWords } from './account/use-account-words.ts'
export { watchRights } from './roles/watch-rights.ts'
export { AccessTab } from './account/lazy-account-tab.tsx'
export { SecondFactorPanel } from './second-factor/second-factor-panel.tsx'
export { SignInHere } from './entrance/sign-in-here.tsx'
export { SlipsButton } from './slips/slips-button.tsx'
export { LanguagePanel } from './profile/language-panel.tsx'
export { PasswordPanel } from './profile/password-panel.tsx'
export { SessionsPanel } from './profile/sessions-panel.tsx'
export { leave, signOut, startImpersonation, switchTo } from './session-actions.ts'
export { explainedSubjects, type ExplainedSubject } from './roles/explain-access/explained-subject.ts'

/** The pages before signing in. */
export const entrancePages: Page[] = [
  {
    id: 'login',
    path: '/login',
    layout: 'blank',
    access: open(),
    title: msg`Вход`,
    isForStrangers: true,
    component: lazyRouteComponent(() => import('./entrance/login-page.tsx'), 'LoginPage'),
  },
  {
    id: 'restore',
    path: '/restore',
    layout: 'blank',
    access: open(),
    title: msg`Восстановление пароля`,
    isForStrangers: true,
    component: lazyRouteComponent(() => import('./entrance/restore-page.tsx'), 'RestorePage'),
  },
]

export const rolesPages: Page[] = [
  {
    id: 'roles',
    path: '/passport/roles',
    access: readsRoles,
    title: msg`Роли`,
    menu: { group: 'managing', order: 170, icon: 'shield', hint: msg`Кто что делает в школе: роли и их люди` },
    component: lazyRouteComponent(() => import('./roles/list/roles-page.tsx'), 'RolesPage'),
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
    component: lazyRouteComponent(() => import('./roles/matrix/settings-page.tsx'), 'RightsSettingsPage'),
  },
]

export const factorPages: Page[] = [
  {
    id: 'second-factor-setup',
    path: '/second-factor',
    layout: 'blank',
    access: setup(),
    title: msg`Вход в два шага`,
    component: lazyRouteComponent(() => import('./second-factor/setup-page.tsx'), 'SetupPage'),
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
    component: lazyRouteComponent(() => import('./second-factor/holders-page.tsx'), 'FactorHoldersPage'),
  },
]
