import { guideTabs } from '#areas/dictionaries/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { buildingsTab } from './guide-tab.tsx'

export { useDragScroll } from './plans/use-drag-scroll.ts'
export { roomPanels, type RoomPanel } from './room-panel.ts'

export const buildingsWeb: WebArea = {
  pages: [],
  fillings: [fill(guideTabs, [buildingsTab])],
  loadHistoryWords: async () => (await import('./use-building-words.ts')).useBuildingWords,
}
