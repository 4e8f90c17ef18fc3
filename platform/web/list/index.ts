/** The face of the list kit. */
export type { Column } from './columns.ts'
export { ListFilter } from './list-filter.tsx'
export { ListView } from './list-view.tsx'
export { RowDrawer } from './row-drawer.tsx'
export { RowLink } from './row-link.tsx'
export { useList, type List } from './use-list.ts'
