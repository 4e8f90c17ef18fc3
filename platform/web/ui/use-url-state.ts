import { useNavigate, useSearch } from '@tanstack/react-router'
import type * as z from 'zod/mini'

type Values = Record<string, unknown>
type Shape = z.ZodMiniObject

/** What the address says, field by field: a field that does not parse is as if it were absent. */
function readSearch<S extends Shape>(schema: S, given: Values): z.output<S> {
  const good = Object.entries(schema.shape).flatMap(([key, field]) => {
    const parsed = (field as z.ZodMiniType).safeParse(given[key])
    return parsed.success ? [[key, given[key]]] : []
  })
  return schema.parse(Object.fromEntries(good))
}

export interface ChangeUrl {
  /** Leaves no step for Back: for typing and other small changes. */
  replace?: boolean
}

/**
 * The page's state in the address (filters, tab, page of a list), read by a schema of texts with defaults; what is
 * changed is written beside what stands there. Undefined, null and empty text leave the address.
 */
export function useUrlState<S extends Shape>(
  schema: S,
): [z.output<S>, (changes: Partial<Record<keyof z.input<S>, unknown>>, how?: ChangeUrl) => void] {
  const given: Values = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (changes: Values, { replace = false }: ChangeUrl = {}) => {
    void navigate({ to: '.', search: (before: Values) => ({ ...before, ...changes }), replace, resetScroll: false })
  }
  return [readSearch(schema, given), change]
}
