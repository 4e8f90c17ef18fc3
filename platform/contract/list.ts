import * as z from 'zod/mini'
import type { Access } from './access.ts'
import { fileEndpoint, fileTypes } from './file.ts'
import { countText, flagText, idText, text } from './wire.ts'

export const defaultPageSize = 20
const maxPages = 1_000_000

const narrowing = <const S extends readonly [string, ...string[]]>(sorts: S) => ({
  search: z.optional(text(100, 0)),
  sort: z._default(z.enum(sorts), sorts[0]),
  asc: z._default(flagText, true),
})

/** Query of a list: page from 1, size to 200, search, sort by one of `sorts`, asc, and the area's own filters. */
export const listQuery = <const S extends readonly [string, ...string[]], F extends z.core.$ZodLooseShape>(
  sorts: S,
  filters: F,
) =>
  z.strictObject({
    page: z._default(countText(maxPages).check(z.minimum(1)), 1),
    size: z._default(countText(200).check(z.minimum(1)), defaultPageSize),
    ...narrowing(sorts),
    active: z.optional(idText),
    ...filters,
  })

/**
 * Answer of a list; `active` is the id of the row opened beside it, or null. Where a search found little, `exact` is how
 * many rows stand first because they hold what was typed; those after them only look like it. `totals` are sums over all that
 * was found, by the keys of the columns that count things.
 */
export const listOf = <I extends z.ZodMiniType>(item: I) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    size: z.int(),
    active: z.nullable(z.int()),
    exact: z.optional(z.int()),
    totals: z.optional(z.record(z.string(), z.number())),
  })

/** More rows than this are not exported: the filters are to be narrowed. */
export const maxExportedRows = 10_000

const listed = <const C extends readonly [string, ...string[]]>(names: C) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(1000)),
      z.transform((given: string) => given.split(',')),
    ),
    z.array(z.enum(names)).check(z.minLength(1), z.maxLength(names.length)),
  )

/** More rows than this are not printed: some eighty sheets. */
export const maxPrintedRows = 3000
export const maxNarrowedByLength = 1000

/** A list may be asked for on paper, in place of a sheet of a spreadsheet. */
const asFile = {
  form: z.optional(z.enum(['xlsx', 'pdf'])),
  /** How the list is narrowed, for the paper and the history: the filters as they read to who asks. */
  narrowed_by: z.optional(text(maxNarrowedByLength)),
}
/** Whether a query of `exportOf` asks for paper. */
export const asksForPaper = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'form' in query && query.form === 'pdf'

/**
 * Declares the XLSX of a whole list, which may be asked for as a PDF too: the list's own `sorts` and `filters`, without pages, and the `columns` to be
 * written, as their names with commas between, out of those that the list has. `narrowing`: what of a list's query it takes.
 */
export const exportOf = <
  A extends Access,
  const S extends readonly [string, ...string[]],
  F extends z.core.$ZodLooseShape,
  const C extends readonly [string, ...string[]],
>(declared: {
  path: `/api/${string}`
  access: A
  sorts: S
  filters: F
  columns: C
  summary: string
}) => {
  const { sorts, filters, columns, ...rest } = declared
  const narrowed = { ...narrowing(sorts), ...filters }
  const query = z.strictObject({
    ...narrowed,
    ...asFile,
    columns: listed(columns),
    /** One of `columns`, by whose values the rows are put together, with how many each group has and its sums. */
    group: z.optional(z.enum(columns)),
  })
  return { ...fileEndpoint({ ...rest, query, file: fileTypes.xlsx }), columns, narrowing: Object.keys(narrowed) }
}
