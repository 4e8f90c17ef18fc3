import { formerJournals, journalTabs, journalViews } from '#areas/journal/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { historyTab, journalOfFormer, pastJournal } from './history-parts.tsx'

export const journalHistoryWeb: WebArea = {
  pages: [],
  fillings: [
    fill(journalTabs, [historyTab]),
    fill(journalViews, [pastJournal]),
    fill(formerJournals, [journalOfFormer]),
  ],
}
