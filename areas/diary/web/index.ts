import { studentsJournal } from '#areas/journal/web/index.ts'
import { personTabs } from '#areas/people/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { childTabs } from '#platform/web/child-tab.ts'
import { fill } from '#platform/web/places.tsx'
import { tabsOfChild } from './child-tabs.tsx'
import { DiaryPage } from './lazy-diary-page.tsx'
import { studiesTab } from './studies/person-tab.tsx'

export { ComingWorks } from './coming-works/coming-works.tsx'
export { DiaryPage } from './lazy-diary-page.tsx'
export { MarkChip } from './marks/mark-chip.tsx'
export { MissLine } from './marks/miss-line.tsx'
export { useLiveDiary } from './use-live-diary.ts'

export const diaryWeb: WebArea = {
  pages: [],
  fillings: [fill(childTabs, tabsOfChild), fill(studentsJournal, [DiaryPage]), fill(personTabs, [studiesTab])],
}
