import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { query } from '../api/query.ts'
import { addressFieldsOf } from '../ui/describe-fields.ts'
import { readSearch } from '../ui/read-search.ts'
import type { ChangeUrl } from '../ui/use-url-state.ts'
import { useUrlState } from '../ui/use-url-state.ts'

/** A call that answers a page of a list (`listQuery`, `listOf` of the contract). */
export type ListEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniObject, z.ZodMiniType, z.ZodMiniType<ListAnswer<unknown>>>
export interface ListAnswer<Row> {
  items: Row[]
  total: number
  page: number
  size: number
  /** As `listOf` of the contract says. */
  exact?: number | undefined
  totals?: Record<string, number> | undefined
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
  /** What the address says beyond the list's defaults, pages apart: what a kept view is made of. */
  narrowing: Record<string, string>
  /** Shows the list as a kept view says; what the view does not name is as at first. */
  openView: (narrowing: Record<string, string>) => void
  /** All that the server is asked, pages apart. */
  requested: Record<string, string>
}
type RowOf<E extends ListEndpoint> = Output<E> extends ListAnswer<infer Row> ? Row : never

const paging = new Set(['page', 'size', 'active'])
const withoutPages = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !paging.has(key)))

const asTexts = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
    ),
  )

/** The texts that differ from those at first. */
const changed = (texts: Record<string, string>, first: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([key, text]) => first[key] !== text))
/** Clears all that a list keeps in the address but the size of its pages. */
const cleared = (fields: object): Record<string, undefined> =>
  Object.fromEntries(Object.keys(fields).flatMap((key) => (key === 'size' ? [] : [[key, undefined]])))

/** A list of the server whose page, order, search and filters live in the address. `fixed` filters do not. */
export function useList<E extends ListEndpoint>(endpoint: E, fixed: Partial<Input<E>['query']> = {}): List<RowOf<E>> {
  const [state, change] = useUrlState(endpoint.query)
  const { active, ...asking } = state as typeof state & { active?: number }
  // the same rows, whichever of them is open
  const texts = { ...asTexts(asking), ...asTexts(fixed) }
  const input = { query: texts } as Input<E>
  const answer = useQuery({ ...query(endpoint, input), placeholderData: keepPreviousData })
  return {
    state: state as unknown as ListState,
    filters: state,
    answer: answer as UseQueryResult<ListAnswer<RowOf<E>>>,
    change: (changes, how) => change({ ...changes, page: undefined }, how),
    turnTo: (page) => change({ page: page === 1 ? undefined : page }),
    active: active ?? null,
    open: (id) => change({ active: id }),
    narrowing: withoutPages(changed(asTexts(asking), asTexts(readSearch(endpoint.query, {})))),
    openView: (narrowing) => change({ ...cleared(addressFieldsOf(endpoint.query).fields), ...narrowing }),
    requested: withoutPages(texts),
  }
}
