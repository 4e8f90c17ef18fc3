import { readsAllJournals, readsJournals } from '#areas/journal/contract/access.ts'
import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { allows } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'

export { ClassSelect } from './class-select.tsx'
export { councilTab } from './council-parts.tsx'
export { FileButtons } from './file-buttons.tsx'
export { Indicators, PendingNote } from './indicators.tsx'
export { SheetPeriodSelect } from './sheet-period-select.tsx'
export { chosenClass, useCouncilClasses, type CouncilClass } from './use-council-classes.ts'

export const councilPages: Page[] = [
  {
    id: 'journal-council',
    path: '/journal-council',
    access: readsJournals,
    title: msg`Сводная ведомость`,
    // who teaches only has no class to look at
    menu: (rights) =>
      allows(readsAllJournals, rights) || rights.roles.some((role) => role === 'classruk' || role === 'curator')
        ? {
            group: 'study',
            order: 12,
            icon: 'table',
            hint: msg`Итоги класса по всем предметам, успеваемость и качество`,
          }
        : null,
    hasYear: true,
    component: lazyRouteComponent(() => import('./council-page.tsx'), 'CouncilPage'),
  },
]
