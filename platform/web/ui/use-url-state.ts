import { useNavigate, useSearch } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { presentNames } from './former-names.ts'
import { readSearch } from './read-search.ts'

type Values = Record<string, unknown>

export interface ChangeUrl {
  /** Leaves no step for Back: for typing and other small changes. */
  replace?: boolean
}

/**
 * The page's state in the address (filters, tab, page of a list), read by a schema of texts with defaults; what is
 * changed is written beside what stands there. Undefined, null and empty text leave the address.
 */
export function useUrlState<S extends z.ZodMiniObject>(
  schema: S,
): [z.output<S>, (changes: Partial<Record<keyof z.input<S>, unknown>>, how?: ChangeUrl) => void] {
  const given: Values = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (changes: Values, { replace = false }: ChangeUrl = {}) => {
    const search = (before: Values) => ({ ...presentNames(schema, before), ...changes })
    void navigate({ to: '.', search, replace, resetScroll: false })
  }
  return [readSearch(schema, given), change]
}
