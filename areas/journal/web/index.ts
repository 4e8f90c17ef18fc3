import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { read } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'

export const journalPages: Page[] = [
  {
    id: 'journal',
    path: '/journal',
    access: read('jrn_journal'),
    title: msg`Журнал`,
    menu: ({ roles }) => ({
      group: 'study',
      order: 10,
      icon: 'notebook',
      isMain: true,
      title: roles.includes('student') ? msg`Дневник` : msg`Журнал`,
    }),
    component: lazyRouteComponent(() => import('./journal-page.tsx'), 'JournalPage'),
  },
]

/** The diary of a student, for pages of other areas. */
export { Diary } from './diary/diary.tsx'
export { MarkChip } from './diary/mark-chip.tsx'
