import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams } from '#platform/contract/wire.ts'
import { DictionaryRecord, Use } from './records.ts'

const path = '/api/passport/dictionaries/{id}/merge'
const merged = {
  /** The record that stays. */
  into: id,
  /** Those that become it. */
  from: z.array(id).check(z.minLength(1), z.maxLength(100)),
}
export const fates = ['archive', 'remove'] as const

const Moved = z.object({ uses: z.array(Use), /** Records that come below the one that stays. */ children: z.int() })
export type Moved = z.infer<typeof Moved>

/** Changes nothing: counts what a merge would move. */
export const foreseeMerge = endpoint({
  method: 'POST',
  path: `${path}/consequences/`,
  access: write('rhb_record'),
  params: IdParams,
  body: z.strictObject(merged),
  response: Moved,
  summary: 'Что перейдёт при объединении записей',
})

/** Whatever refers to the others refers to the one that stays; they are archived or removed. All or nothing. */
export const mergeRecords = endpoint({
  method: 'POST',
  path: `${path}/`,
  access: write('rhb_record'),
  params: IdParams,
  body: z.strictObject({ ...merged, fate: z.enum(fates) }),
  response: z.extend(Moved, { record: DictionaryRecord }),
  summary: 'Объединить записи справочника',
})
