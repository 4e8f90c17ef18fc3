import { msg } from '@lingui/core/macro'
import type { JournalTab } from '#areas/journal/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'
import { useSheetClasses } from './use-sheet-classes.ts'

/** «Сводная ведомость» of a journal, for who sees the sheet of some class. */
export const summarySheetTab: JournalTab = {
  id: 'summary-sheet',
  title: msg`Сводная ведомость`,
  order: 50,
  useIsFor: ({ year_id }) => (useSheetClasses(year_id).data?.items.length ?? 0) > 0,
  useAhead: (year) => void useSheetClasses(year),
  component: lazyPart(
    async () => (await import('./summary-sheet-tab.tsx')).SummarySheetTab,
    <Loading lines={8} height={28} />,
  ),
}
