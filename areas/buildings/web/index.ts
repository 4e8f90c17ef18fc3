import { msg } from '@lingui/core/macro'
import { guideTabs } from '#areas/dictionaries/web/index.ts'
import { countTiles } from '#areas/school/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { buildingsTab } from './guide-tab.tsx'

export { useDragScroll } from './plans/use-drag-scroll.ts'
export { roomPanels, type RoomPanel } from './room-panel.ts'

export const buildingsWeb: WebArea = {
  pages: [],
  fillings: [
    fill(countTiles, [
      { id: 'rooms', title: msg`Кабинеты`, order: 50, to: '/passport/guides', search: { tab: 'rooms' } },
    ]),
    fill(guideTabs, [buildingsTab]),
  ],
  history: {
    schema: 'buildings',
    title: msg`Здания и кабинеты`,
  },
}
