import * as z from 'zod/mini'
import { rhbChanger } from '#areas/dictionaries/contract/permissions.ts'
import { write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { realtimeEvent } from '#platform/contract/realtime.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams, text } from '#platform/contract/wire.ts'
import { missCategories } from '../rules/miss-kinds.ts'
import { MissKind } from './miss-kind.ts'
import { readsMissKinds } from './access.ts'

export const missKindTitle = text(100)
export const missLetter = z
  .string()
  .check(z.regex(/^[А-ЯЁӘҒҚҢӨҰҮҺІ]{1,3}$/, { error: () => t`От одной до трёх заглавных букв` }))

export const KeptMissKind = z.extend(MissKind, {
  /** One that the school started with: its letter and meaning stay. */
  is_system: z.boolean(),
  version: z.int(),
  /** How many misses of this kind stand in journals. */
  misses: z.int(),
})
export type KeptMissKind = z.infer<typeof KeptMissKind>

export const listMissKinds = endpoint({
  method: 'GET',
  path: '/api/journal/miss-kinds/',
  access: readsMissKinds,
  response: z.object({ items: z.array(KeptMissKind) }),
  summary: 'Виды пропусков',
})
/** What a kind means in counts is settled once: misses of past years stay what they were. */
export const createMissKind = endpoint({
  method: 'POST',
  path: '/api/journal/miss-kinds/',
  access: write(rhbChanger),
  body: z.strictObject({
    letter: missLetter,
    title: missKindTitle,
    category: z.enum(missCategories),
    counts_as_missed: z.boolean(),
    excludes_marks: z.boolean(),
    takes_minutes: z.boolean(),
  }),
  response: KeptMissKind,
  summary: 'Добавить вид пропуска',
})
export const changeMissKind = endpoint({
  method: 'PATCH',
  path: '/api/journal/miss-kinds/{id}',
  access: write(rhbChanger),
  params: IdParams,
  body: z.strictObject({
    version: z.int().check(z.minimum(1)),
    title: z.optional(missKindTitle),
    is_archived: z.optional(z.boolean()),
  }),
  response: KeptMissKind,
  summary: 'Переименовать вид пропуска, убрать в архив или вернуть',
})
/** All of them, in their new order. */
export const orderMissKinds = endpoint({
  method: 'POST',
  path: '/api/journal/miss-kinds/order/',
  access: write(rhbChanger),
  body: z.strictObject({ ids: z.array(id).check(z.maxLength(100)) }),
  response: nothing,
  summary: 'Переставить виды пропусков',
})
export const readMissKindHistory = endpoint({
  method: 'GET',
  path: '/api/journal/miss-kinds/history/',
  access: readsMissKinds,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История видов пропусков',
})
/** Kinds of misses have changed: they come along, so that no journal is read again. */
export const missKindsChanged = realtimeEvent('miss-kinds.changed', z.object({ kinds: z.array(MissKind) }))
