export { ComingWorks } from './coming-works/coming-works.tsx'
export { DiaryPage } from './lazy-diary-page.tsx'
export { MarkChip } from './marks/mark-chip.tsx'
export { MissLine } from './marks/miss-line.tsx'
export { StudiesTab } from './studies/lazy-studies-tab.tsx'
/** The diary of a student, for pages of other areas. */
export { DiaryTotals } from './totals/diary-totals.tsx'
export { useLiveDiary } from './use-live-diary.ts'
export { DiaryWeek } from './week/diary-week.tsx'
