import type * as z from 'zod/mini'

/** What the address says, field by field: a field that does not parse is as if it were absent. */
export function readSearch<S extends z.ZodMiniObject>(schema: S, given: Record<string, unknown>): z.output<S> {
  const good = Object.entries(schema.shape).flatMap(([key, field]) => {
    const parsed = (field as z.ZodMiniType).safeParse(given[key])
    return parsed.success ? [[key, given[key]]] : []
  })
  return schema.parse(Object.fromEntries(good))
}
