import { DiaryPage } from '#areas/diary/web/index.ts'
import { historyTab, pastJournal } from '#areas/journal-history/web/index.ts'
import { journalTabs, journalViews, resultCards, studentsJournal } from '#areas/journal/web/index.ts'
import { reportsTab } from '#areas/reports/web/index.ts'
import { ResultCard, resultsTab } from '#areas/results/web/index.ts'
import { summarySheetTab } from '#areas/summary-sheet/web/index.ts'
import { fill, type Filling } from '#platform/web/places.tsx'

/** What other rooms bring into the journal. */
export const partsOfJournal: readonly Filling[] = [
  fill(journalTabs, [resultsTab, summarySheetTab, reportsTab, historyTab]),
  fill(journalViews, [pastJournal]),
  fill(resultCards, [ResultCard]),
  fill(studentsJournal, [DiaryPage]),
]
