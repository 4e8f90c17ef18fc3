import type * as z from 'zod/mini'
import { presentNames } from './former-names.ts'

/** What the address says, field by field, former names too: a field that does not parse is as if it were absent. */
export function readSearch<S extends z.ZodMiniObject>(schema: S, given: Record<string, unknown>): z.output<S> {
  const named = presentNames(schema, given)
  const good = Object.entries(schema.shape).flatMap(([key, field]) => {
    const parsed = (field as z.ZodMiniType).safeParse(named[key])
    return parsed.success ? [[key, named[key]]] : []
  })
  return schema.parse(Object.fromEntries(good))
}
