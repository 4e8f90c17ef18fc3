import * as z from 'zod/mini'
import { countText, flagText, idText, text } from './wire.ts'

export const defaultPageSize = 20
const mostPages = 1_000_000

/** Query of a list: page from 1, size to 200, search, sort by one of `sorts`, asc, and the area's own filters. */
export const listQuery = <const S extends readonly [string, ...string[]], F extends z.core.$ZodLooseShape>(
  sorts: S,
  filters: F,
) =>
  z.strictObject({
    page: z._default(countText(mostPages).check(z.minimum(1)), 1),
    size: z._default(countText(200).check(z.minimum(1)), defaultPageSize),
    search: z.optional(text(100, 0)),
    sort: z._default(z.enum(sorts), sorts[0]),
    asc: z._default(flagText, true),
    active: z.optional(idText),
    ...filters,
  })

/** Answer of a list; `active` is the id of the row opened beside it, or null. */
export const listOf = <I extends z.ZodMiniType>(item: I) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    size: z.int(),
    active: z.nullable(z.int()),
  })
