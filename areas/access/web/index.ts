import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { allows, open, setup } from '#platform/contract/access.ts'
import { homeCards } from '#platform/web/home/places.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { viewSharing } from '#platform/web/list/places.ts'
import { fill } from '#platform/web/places.tsx'
import { quickActions } from '#platform/web/frame/quick-actions.ts'
import type { WebArea } from '#platform/web/area.ts'
import {
  maintainsAccounts,
  readsAccounts,
  readsProviders,
  readsReading,
  readsRights,
  readsRoles,
  sharesViews,
} from '../contract/access.ts'

import { leave, signOut } from './session-actions.ts'
import { ReadingStep } from './reading/reading-step.tsx'
import { watchRights } from './roles/watch-rights.ts'

export { AccessTab } from './account/lazy-account-tab.tsx'
export { SecondFactorPanel } from './second-factor/second-factor-panel.tsx'
export { entrancePages } from './entrance/index.ts'
export { SignInHere } from './entrance/sign-in-here.tsx'
export { SlipsButton } from './slips/slips-button.tsx'
export { OwnContactsPanel } from './profile/own-contacts-panel.tsx'
export { LanguagePanel } from './profile/language-panel.tsx'
export { PasswordPanel } from './profile/password-panel.tsx'
export { SessionsPanel } from './profile/sessions-panel.tsx'
export { leave, signOut, startImpersonation, switchChangesTo, switchTo } from './session-actions.ts'
export { explainedSubjects } from './roles/explain-access/explained-subject.ts'

export const accessWeb: WebArea = {
  pages: [
    {
      id: 'confirm-mail',
      path: '/confirm-mail',
      layout: 'blank',
      access: open(),
      title: msg`Новая почта`,
      skipsAuthentication: true,
      component: lazyPage(() => import('./confirm-mail/confirm-mail-page.tsx'), 'ConfirmMailPage'),
    },
    {
      id: 'roles',
      path: '/passport/roles',
      access: readsRoles,
      title: msg`Роли`,
      menu: {
        group: 'managing',
        order: 170,
        use: 20,
        icon: 'shield',
        hint: msg`Кто что делает в школе: роли и их люди`,
      },
      component: lazyPage(() => import('./roles/list/roles-page.tsx'), 'RolesPage'),
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
          : { group: 'managing', order: 171, use: 24, icon: 'key', hint: msg`Что открывает каждая роль` },
      component: lazyPage(() => import('./roles/matrix/settings-page.tsx'), 'RightsSettingsPage'),
    },
    {
      id: 'second-factor-setup',
      path: '/second-factor',
      layout: 'blank',
      access: setup(),
      title: msg`Вход в два шага`,
      component: lazyPage(() => import('./second-factor/setup-page.tsx'), 'SetupPage'),
    },
    {
      id: 'second-factor',
      path: '/passport/second-factor',
      access: readsAccounts,
      title: msg`Вход в два шага`,
      menu: (rights) => ({
        group: 'safety',
        order: 40,
        use: allows(maintainsAccounts, rights) ? 28 : 76,
        icon: 'lock',
        hint: msg`У кого он включён, кому нужен и какие роли он обязывает`,
      }),
      component: lazyPage(() => import('./second-factor/holders-page.tsx'), 'FactorHoldersPage'),
    },
    {
      id: 'sign-in-providers',
      path: '/passport/sign-in-providers',
      access: readsProviders,
      title: msg`Провайдеры входа`,
      menu: {
        group: 'safety',
        order: 42,
        use: 64,
        icon: 'key',
        hint: msg`Вход через Google, Microsoft и других`,
      },
      component: lazyPage(() => import('./providers/providers-page.tsx'), 'ProvidersPage'),
    },
    {
      id: 'reading',
      path: '/passport/reading',
      access: readsReading,
      title: msg`Чтение данных людей`,
      menu: {
        // of those who open it some only look
        group: 'safety',
        order: 55,
        use: 63,
        icon: 'reading',
        hint: msg`Кто открыл данные слишком многих людей: разрешить или закрыть`,
      },
      component: lazyPage(() => import('./reading/reading-page.tsx'), 'ReadingPage'),
    },
  ],
  shellParts: [{ at: 'everywhere', order: 20, component: ReadingStep }],
  fillings: [
    fill(quickActions, [
      {
        id: 'leave-name',
        title: msg`Вернуться в свою учётную запись`,
        icon: 'back',
        order: 800,
        isFor: ({ act }) => act !== undefined,
        act: leave,
      },
      {
        id: 'sign-out',
        title: msg`Выйти`,
        also: msg`выход учётная запись сеанс`,
        icon: 'leave',
        order: 990,
        isFor: () => true,
        act: signOut,
      },
    ]),
    fill(viewSharing, [
      {
        isFor: (rights) => allows(sharesViews, rights),
        component: lazyPart(async () => (await import('./list-views/share-view-dialog.tsx')).ShareViewDialog),
      },
    ]),
    fill(homeCards, [
      {
        id: 'second-factor',
        order: 34,
        isFor: (rights) => allows(readsAccounts, rights),
        component: lazyPart(async () => (await import('./home/factor-card.tsx')).FactorCard),
      },
    ]),
  ],
  background: watchRights,
  history: {
    schema: 'access',
    title: msg`Доступ и входы`,
  },
}
