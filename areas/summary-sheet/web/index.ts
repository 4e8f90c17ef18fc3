import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { explainedSubjects } from '#areas/access/web/index.ts'
import { readsAllJournals, readsJournals } from '#areas/journal/contract/access.ts'
import { journalTabs } from '#areas/journal/web/index.ts'
import { allows } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { summarySheetTab } from './summary-sheet-parts.tsx'

export { ClassSelect } from './class-select.tsx'
export { FileButtons } from './file-buttons.tsx'
export { Indicators, PendingNote } from './indicators.tsx'
export { SheetPeriodSelect } from './sheet-period-select.tsx'
export { chosenClass, useSheetClasses, type SheetClass } from './use-sheet-classes.ts'

export const summarySheetWeb: WebArea = {
  pages: [
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
              use: 34,
              icon: 'table',
              hint: msg`Итоги класса по всем предметам, успеваемость и качество`,
            }
          : null,
      hasYear: true,
      component: lazyPage(() => import('./summary-sheet-page.tsx'), 'SummarySheetPage'),
    },
  ],
  fillings: [
    fill(journalTabs, [summarySheetTab]),
    fill(explainedSubjects, [{ id: 'class-results', title: msg`Итоги всего класса`, access: readsJournals }]),
  ],
}
