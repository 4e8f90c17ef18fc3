import { useNavigate, useSearch } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { addressFieldsOf } from './describe-fields.ts'
import { presentNames } from './former-names.ts'
import { readSearch } from './read-search.ts'

export interface ChangeUrl {
  /** Leaves no step for Back: for typing and other small changes. */
  replace?: boolean
}

/**
 * The page's state in the address (filters, tab, page of a list), read as a schema of texts with defaults says it (`describe-fields.ts`).
 * What is changed is written beside what stands there; undefined, null and empty text leave the address.
 */
export function useUrlState<S extends z.ZodMiniObject>(
  schema: S,
): [z.output<S>, (changes: Partial<Record<keyof z.input<S>, unknown>>, how?: ChangeUrl) => void] {
  const given: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (changes: Readonly<Record<string, unknown>>, { replace = false }: ChangeUrl = {}) => {
    const { former } = addressFieldsOf(schema)
    const search = (before: Record<string, unknown>) => ({ ...presentNames(former, before), ...changes })
    void navigate({ to: '.', search, replace, resetScroll: false })
  }
  return [readSearch(schema, given), change]
}
