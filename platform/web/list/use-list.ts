import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { query } from '../api/query.ts'
import { useUrlState, type ChangeUrl } from '../ui/use-url-state.ts'

/** A call that answers a page of a list (`listQuery`, `listOf` of the contract). */
export type ListEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniObject, z.ZodMiniType, z.ZodMiniType<ListAnswer<unknown>>>
export interface ListAnswer<Row> {
  items: Row[]
  total: number
  page: number
  size: number
}
/** What every list keeps in the address. */
interface ListState {
  page: number
  size: number
  search?: string | undefined
  sort: string
  asc: boolean
}
export interface List<Row> {
  /** As the address says; the area's own filters are `filters`. */
  state: ListState
  filters: Record<string, unknown>
  answer: UseQueryResult<ListAnswer<Row>>
  /** Changes filters, search or order: the list begins at its first page again. */
  change: (changes: Record<string, unknown>, how?: ChangeUrl) => void
  turnTo: (page: number) => void
  /** The row opened beside the list (`?active=`), and how to open another or close it. */
  active: number | null
  open: (id: number | null) => void
}
type RowOf<E extends ListEndpoint> = Output<E> extends ListAnswer<infer Row> ? Row : never

const asTexts = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
    ),
  )

/** A list of the server whose page, order, search and filters live in the address. `fixed` filters do not. */
export function useList<E extends ListEndpoint>(asked: E, fixed: Partial<Input<E>['query']> = {}): List<RowOf<E>> {
  const [state, change] = useUrlState(asked.query)
  const { active, ...asking } = state as typeof state & { active?: number }
  // the same rows, whichever of them is open
  const input = { query: { ...asTexts(asking), ...asTexts(fixed) } } as Input<E>
  const answer = useQuery({ ...query(asked, input), placeholderData: keepPreviousData })
  return {
    state: state as unknown as ListState,
    filters: state,
    answer: answer as UseQueryResult<ListAnswer<RowOf<E>>>,
    change: (changes, how) => change({ ...changes, page: undefined }, how),
    turnTo: (page) => change({ page: page === 1 ? undefined : page }),
    active: active ?? null,
    open: (id) => change({ active: id }),
  }
}
