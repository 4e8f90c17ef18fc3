export { goByArrow } from './go-by-arrow.ts'
export { ResultCard, resultsTab } from './results-parts.tsx'
