/** What cards of the first page are built of, and where rooms put their own. */
export { CardAnswer } from './card-answer.tsx'
export { CardGrid } from './card-grid.tsx'
export { DayPanel } from './day-panel.tsx'
export { DutyCard, dutiesAtFirst, FailedCard } from './duty-card.tsx'
export { MoreButton } from './more-button.tsx'
export { Nothing } from './nothing.tsx'
export { PanelItem, PanelList } from './panel-list.tsx'
export { familyCards, homeCards, ownClassPanels, type HomeCard } from './places.ts'
