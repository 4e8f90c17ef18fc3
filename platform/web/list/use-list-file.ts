import type { Input } from '#platform/contract/endpoint.ts'
import { useSaveFile, type FileCall } from '../save-file.ts'
import type { List } from './use-list.ts'

/** The file of a list (`exportOf` of the contract). */
export type ListExport = FileCall & { columns: readonly string[]; narrowing: readonly string[] }

export interface ListFileProps<Row> {
  list: List<Row>
  exported: ListExport
  /** Names of the file's columns, as the columns that they tell of are shown. */
  shown: readonly string[]
  /** The column by which rows are put together; null: by none. */
  group: string | null
}

/** Takes the whole of the list as a file, filtered and ordered as it is shown, in the columns that are shown. */
export function useListFile<Row>({ list, exported, shown, group }: ListFileProps<Row>) {
  const { take, isTaking } = useSaveFile(exported)
  const known = Object.entries(list.requested).filter(([key]) => exported.narrowing.includes(key))
  const isGrouped = group !== null && shown.includes(group) && exported.columns.includes(group)
  const columns = shown.filter((key) => exported.columns.includes(key)).join(',')
  return {
    isTaking,
    take: (more: Record<string, string>) =>
      take({
        query: { ...Object.fromEntries(known), columns, ...(isGrouped ? { group } : {}), ...more },
      } as Input<ListExport>),
  }
}
