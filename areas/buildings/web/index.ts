export { buildingsTab } from './guide-tab.tsx'
export { useDragScroll } from './plans/use-drag-scroll.ts'
export { roomPanels, type RoomPanel } from './room-panel.ts'
export { useBuildingWords } from './use-building-words.ts'
