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
      ...(roles.includes('student')
        ? { title: msg`Дневник`, hint: msg`Уроки, домашние задания, отметки и итоги` }
        : { title: msg`Журнал`, hint: msg`Отметки, пропуски, темы и итоги учебных групп` }),
    }),
    component: lazyRouteComponent(() => import('./journal-page.tsx'), 'JournalPage'),
  },
]

/** The diary of a student, for pages of other areas. */
export { DiaryTotals } from './diary/totals/diary-totals.tsx'
export { DiaryWeek } from './diary/week/diary-week.tsx'
export { MarkChip } from './diary/marks/mark-chip.tsx'
export { MissLine } from './diary/marks/miss-line.tsx'
export { StudiesTab } from './studies/lazy-studies-tab.tsx'
