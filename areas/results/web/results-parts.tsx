import { msg } from '@lingui/core/macro'
import { PlanTab } from '#areas/assessments/web/index.ts'
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

/** «СОР и СОЧ» of a journal whose course writes them: their plan. */
export const worksTab: JournalTab = {
  id: 'works',
  title: msg`СОР и СОЧ`,
  order: 35,
  useIsFor: ({ group, read_until }) =>
    read_until === undefined && modeRules[group.grading_mode].lesson_types.includes('sor'),
  component: ({ journalSession }) => <PlanTab groupId={journalSession.store.grid.group.id} />,
}
