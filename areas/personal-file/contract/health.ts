import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { msg, texts } from '#platform/contract/text.ts'
import { IdParams, isoDate } from '#platform/contract/wire.ts'
import { optionalText } from './entry.ts'
import { usrHealth } from './permissions.ts'
import { readsHealth } from './access.ts'

/** Groups of physical education; the last is for who is freed from it until a day. */
export const peGroups = ['main', 'preparatory', 'special', 'exempt'] as const
export type PeGroup = (typeof peGroups)[number]
/** Groups of physical education in words. */
export const peTitles: Readonly<Record<PeGroup, string>> = texts({
  main: msg`Основная`,
  preparatory: msg`Подготовительная`,
  special: msg`Специальная`,
  exempt: msg`Освобождён`,
})

/** `exempt_until` belongs to the group `exempt`, and to no other. */
export const HealthValues = z.strictObject({
  /** I to V. */
  health_group: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
  pe_group: z.nullable(z.enum(peGroups)),
  exempt_until: z.nullable(isoDate),
  allergies: optionalText(2000),
  chronic: optionalText(2000),
  medicines: optionalText(2000),
  emergency: optionalText(2000),
  note: optionalText(2000),
})
export type HealthValues = z.infer<typeof HealthValues>
/** Version 0: nothing has been written yet. */
export const Health = z.object({ ...HealthValues.shape, version: z.int() })
export type Health = z.infer<typeof Health>

/** Each reading is recorded. */
export const readHealth = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/health/',
  access: readsHealth,
  params: IdParams,
  response: z.object({ health: Health, may_write: z.boolean() }),
  summary: 'Здоровье учащегося; просмотр записывается',
})
export const changeHealth = endpoint({
  method: 'PATCH',
  path: '/api/users/users/{id}/health/',
  access: write(usrHealth),
  params: IdParams,
  body: z.extend(HealthValues, { version: z.int().check(z.minimum(0)) }),
  response: Health,
  summary: 'Изменить сведения о здоровье учащегося',
})
/** It tells what was written as well, so that its reading is recorded too. */
export const readHealthHistory = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/health/history/',
  access: readsHealth,
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История сведений о здоровье; просмотр записывается',
})
