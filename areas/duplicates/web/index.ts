import { peopleViews } from '#areas/people/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { duplicatesView } from './duplicates-view.tsx'

export const duplicatesWeb: WebArea = {
  pages: [],
  fillings: [fill(peopleViews, [duplicatesView])],
}
