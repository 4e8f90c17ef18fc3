import type * as z from 'zod/mini'
import { addressFieldsOf } from './describe-fields.ts'
import { presentNames } from './former-names.ts'
import { readSearch } from './read-search.ts'
import { useAddress, type ChangeUrl } from './use-address.ts'

/** The page's state in the address (filters, tab, page of a list), read as a schema of texts with defaults says it (`describe-fields.ts`). */
export function useUrlState<S extends z.ZodMiniObject>(
  schema: S,
): [z.output<S>, (changes: Partial<Record<keyof z.input<S>, unknown>>, how?: ChangeUrl) => void] {
  return useAddress(
    (given) => readSearch(schema, given),
    (given) => presentNames(addressFieldsOf(schema).former, given),
  )
}
