export { buildingsTab } from './guide-tab.tsx'
export { roomPanels, type RoomPanel } from './room-panel.ts'
export { useBuildingWords } from './use-building-words.ts'
