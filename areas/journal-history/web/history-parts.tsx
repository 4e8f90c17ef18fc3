import { msg } from '@lingui/core/macro'
import type { FormerJournal, JournalTab, JournalView } from '#areas/journal/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'
import { usePastMoment } from './past/use-past-moment.ts'
import { readsHistory } from '../contract/access.ts'

/** «История» of a journal. */
export const historyTab: JournalTab = {
  id: 'history',
  title: msg`История`,
  order: 80,
  access: readsHistory,
  ownAddress: ['student', 'who', 'kind', 'day'],
  component: lazyPart(
    async () => (await import('./history/history-tab.tsx')).HistoryTab,
    <Loading lines={8} height={28} />,
  ),
}

/** A journal as it was at a moment. */
export const pastJournal: JournalView = {
  useIsOpen: () => usePastMoment() !== undefined,
  component: lazyPart(async () => (await import('./past/past-journal.tsx')).PastJournal, <Loading />),
}

/** The journal of a group that its reader has taught until a day. */
export const journalOfFormer: FormerJournal = {
  component: lazyPart(async () => (await import('./past/former-journal.tsx')).FormerJournalView, <Loading />),
}
