import * as z from 'zod/mini'
import { useUrlState } from '../ui/use-url-state.ts'
import type { Column } from './columns.ts'
import type { List } from './use-list.ts'

const InAddress = z.object({ group: z.optional(z.string()) })

export interface Grouping<Row> {
  /** The column by which file and paper put rows together; null: by none. */
  group: string | null
  /** What a row says in it, where the list stands in its order on the screen. */
  says: ((row: Row) => string) | undefined
  groupBy: (key: string | null) => void
}

/** By which of the columns that are shown rows are put together; the address keeps it. */
export function useGrouping<Row>(
  { state, change }: Pick<List<Row>, 'state' | 'change'>,
  shown: readonly Column<Row>[],
): Grouping<Row> {
  const [{ group }] = useUrlState(InAddress)
  const column = shown.find(({ key }) => key === group)
  return {
    group: column?.key ?? null,
    says: column !== undefined && column.sort === state.sort ? column.group : undefined,
    groupBy: (key) => {
      const by = shown.find((one) => one.key === key)
      change({ group: key, ...(by?.group && by.sort ? { sort: by.sort, asc: undefined } : {}) })
    },
  }
}
