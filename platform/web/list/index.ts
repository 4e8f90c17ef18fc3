/** The face of the list kit. */
export type { Column } from './columns.ts'
export { ListView } from './ListView.tsx'
export { SearchField } from './SearchField.tsx'
export { useList, type List } from './use-list.ts'
