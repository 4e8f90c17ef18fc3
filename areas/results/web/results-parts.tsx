import { msg } from '@lingui/core/macro'
import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import type { JournalTab } from '#areas/journal/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** What opens beside a result of the sheet. */
export const ResultCard = lazyPart(async () => (await import('./result-card.tsx')).ResultCard)

/** «Итоги» of a journal whose course has results. */
export const resultsTab: JournalTab = {
  id: 'results',
  title: msg`Итоги`,
  order: 40,
  useIsFor: ({ group }) => modeRules[group.grading_mode].result !== null,
  ownAddress: ['student'],
  component: lazyPart(async () => (await import('./results-tab.tsx')).ResultsTab, <Loading lines={8} height={28} />),
}
