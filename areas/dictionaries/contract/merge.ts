import * as z from 'zod/mini'
import { read, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { Preview } from '#platform/contract/preview.ts'
import { id, IdParams } from '#platform/contract/wire.ts'
import { rhbRecord } from './permissions.ts'
import { DictionaryRecord, Use } from './records.ts'

const merged = {
  /** The record that stays. */
  into: id,
  /** Those that become it. */
  from: z.array(id).check(z.minLength(1), z.maxLength(100)),
}
export const sourceActions = ['archive', 'remove'] as const

const Moved = z.object({ uses: z.array(Use), /** Records that come below the one that stays. */ children: z.int() })
export type Moved = z.infer<typeof Moved>

export const previewMerge = endpoint({
  method: 'POST',
  path: '/api/passport/dictionaries/{id}/merge/preview/',
  access: write(rhbRecord),
  reads: true,
  params: IdParams,
  body: z.strictObject(merged),
  response: Preview,
  summary: 'Что перейдёт при объединении записей',
})

/** Whatever refers to the others refers to the one that stays; they are archived or removed. All or nothing. */
export const mergeRecords = endpoint({
  method: 'POST',
  path: '/api/passport/dictionaries/{id}/merge/',
  access: write(rhbRecord),
  params: IdParams,
  body: z.strictObject({ ...merged, source_action: z.enum(sourceActions) }),
  response: z.extend(Moved, { /** By it the merger is undone. */ merger_id: id, record: DictionaryRecord }),
  summary: 'Объединить записи справочника',
})

const RecordMerger = z.object({
  id,
  /** The record that stayed; null: it is not there any more. */
  into: z.nullable(z.string()),
  /** Titles of those that became it. */
  from: z.array(z.string()),
  who: z.nullable(z.string()),
  at: z.string(),
})
export type RecordMerger = z.infer<typeof RecordMerger>

/** Mergers of a dictionary's records that are not undone, the newest first; the last fifty. */
export const listRecordMergers = endpoint({
  method: 'GET',
  path: '/api/passport/dictionaries/{id}/mergers/',
  access: read(rhbRecord),
  params: IdParams,
  response: z.object({ items: z.array(RecordMerger) }),
  summary: 'Объединения записей справочника',
})

/** While what was moved still refers to the record that stayed. */
export const undoRecordMerger = endpoint({
  method: 'POST',
  path: '/api/passport/dictionaries/mergers/{id}/undo/',
  access: write(rhbRecord),
  params: IdParams,
  response: nothing,
  summary: 'Отменить объединение записей',
})
