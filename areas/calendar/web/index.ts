export { ArchiveBanner } from './archive-banner.tsx'
export { loadYears } from './load-years.ts'
export { PeriodSwitch } from './period-switch.tsx'
export { useStudyYear } from './use-study-year.ts'
