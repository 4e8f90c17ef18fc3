import type * as z from 'zod/mini'
import { readFields } from './address-fields.ts'
import { addressFieldsOf } from './describe-fields.ts'

/** What the address says by a schema of texts, each of which may be absent. */
export const readSearch = <S extends z.ZodMiniObject>(schema: S, given: Record<string, unknown>): z.output<S> =>
  readFields(addressFieldsOf(schema), given) as z.output<S>
