import { msg } from '@lingui/core/macro'
import type { JournalTab } from '#areas/journal/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'
import { useCouncilClasses } from './use-council-classes.ts'

/** «Сводная ведомость» of a journal, for who sees the sheet of some class. */
export const councilTab: JournalTab = {
  id: 'council',
  title: msg`Сводная ведомость`,
  order: 50,
  useIsFor: ({ year_id }) => (useCouncilClasses(year_id).data?.items.length ?? 0) > 0,
  component: lazyPart(async () => (await import('./council-tab.tsx')).CouncilTab, <Loading lines={8} height={28} />),
}
