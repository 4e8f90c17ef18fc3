import { msg } from '@lingui/core/macro'
import { allows, type Rights } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { childTabs } from '#platform/web/child-tab.ts'
import { quickActions } from '#platform/web/frame/quick-actions.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { fill } from '#platform/web/places.tsx'
import { opensDocuments, readsDocuments, readsKinds } from '../contract/access.ts'
import { papersTab } from './child-tab.tsx'

const isOfSchool = (rights: Rights) => rights.client === 0

export const documentsWeb: WebArea = {
  pages: [
    {
      id: 'documents',
      path: '/documents/{slug}',
      access: opensDocuments,
      title: msg`Документы`,
      menu: (rights) => ({
        group: 'documents',
        order: 10,
        use: allows(readsKinds, rights) ? 12 : 45,
        icon: 'folder',
        to: '/documents/active',
        hint: msg`Приказы, письма, заявления и справки: что пишут, согласуют, исполняют`,
      }),
      component: lazyPage(() => import('./folder/folder-page.tsx'), 'FolderPage'),
    },
    {
      id: 'document-register',
      path: '/documents/register',
      access: opensDocuments,
      title: msg`Журнал документов`,
      component: lazyPage(() => import('./folder/register-page.tsx'), 'RegisterPage'),
    },
    {
      id: 'document-kinds',
      path: '/documents/kinds',
      access: readsKinds,
      title: msg`Виды документов`,
      component: lazyPage(() => import('./kinds/kinds-page.tsx'), 'KindsPage'),
    },
    {
      id: 'own-documents',
      path: '/documents/own',
      access: readsDocuments,
      title: msg`Справки и заявления`,
      menu: (rights) =>
        isOfSchool(rights)
          ? {
              group: 'documents',
              order: 20,
              use: rights.roles.includes('student') ? 40 : 70,
              icon: 'request',
              hint: msg`Заказать справку, подать заявление, узнать, готово ли`,
            }
          : null,
      component: lazyPage(() => import('./own/own-page.tsx'), 'OwnPage'),
    },
  ],
  fillings: [
    fill(childTabs, [papersTab]),
    fill(quickActions, [
      {
        id: 'order-paper',
        title: msg`Заказать справку`,
        also: msg`Подать заявление`,
        icon: 'request',
        order: 60,
        isFor: isOfSchool,
        act: { to: '/documents/own' },
      },
    ]),
  ],
  loadFinders: async () => [(await import('./find-documents.ts')).findDocuments],
  history: {
    schema: 'documents',
    title: msg`Документы`,
  },
}
