import { msg } from '@lingui/core/macro'
import { allows } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { changesNumbering, readsNumbers } from '../contract/access.ts'

/** Numbering journals, and the numbers that stand in them. */
export const numberingWeb: WebArea = {
  pages: [
    {
      id: 'numbering',
      path: '/documents/numbers',
      access: readsNumbers,
      title: msg`Нумерация`,
      menu: (rights) => ({
        group: 'documents',
        order: 90,
        use: allows(changesNumbering, rights) ? 82 : 95,
        icon: 'number',
        hint: msg`Журналы номеров: по какому образцу и какие номера даны`,
      }),
      component: lazyPage(() => import('./journals-page.tsx'), 'JournalsPage'),
    },
    {
      id: 'numbering-journal',
      path: '/documents/numbers/{id}',
      access: readsNumbers,
      title: msg`Журнал нумерации`,
      component: lazyPage(() => import('./journal-page.tsx'), 'JournalPage'),
    },
  ],
  history: { schema: 'numbering', title: msg`Нумерация` },
}
