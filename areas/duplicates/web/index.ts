export { duplicatesView } from './duplicates-view.tsx'
