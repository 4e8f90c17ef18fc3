export { goByArrow } from './go-by-arrow.ts'
export { useResultWords } from './history/use-result-words.ts'
export { ResultCard, resultsTab } from './results-parts.tsx'
