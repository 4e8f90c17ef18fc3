import { journalTabs } from '#areas/journal/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { rollTab } from './roll-parts.tsx'

export const rollWeb: WebArea = {
  pages: [],
  fillings: [fill(journalTabs, [rollTab])],
}
