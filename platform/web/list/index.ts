/** The face of the list kit. */
export type { Column } from './columns.ts'
export { ListFooter } from './list-footer.tsx'
export { ListView } from './list-view.tsx'
export { useList, type List } from './use-list.ts'
