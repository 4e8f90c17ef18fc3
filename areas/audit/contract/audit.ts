import * as z from 'zod/mini'
import { logAudit } from '#areas/access/contract/permissions.ts'
import { failedSignInReasons } from '#areas/access/contract/tokens.ts'
import { read } from '#platform/contract/access.ts'
import { isDateRange } from '#platform/contract/date-range.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { HistoryEntry } from '#platform/contract/history.ts'
import { t } from '#platform/contract/text.ts'
import { bigId, flagText, id, idText, isoDate, text } from '#platform/contract/wire.ts'

const access = read(logAudit)
const Named = z.nullable(z.object({ id, full_name: z.string() }))

/** Days as they stand in a URL, `2026-09-01~2026-10-26`; without them the last seven up to today. */
const period = z.optional(
  z.string().check(
    z.refine(isDateRange, {
      error: () => t`Ожидаются две даты: ГГГГ-ММ-ДД~ГГГГ-ММ-ДД`,
    }),
  ),
)
const sorts = ['at'] as const
/** The newest first unless asked otherwise. */
const newestFirst = <F extends z.core.$ZodLooseShape>(filters: F) =>
  z.strictObject({ ...listQuery(sorts, { period, ...filters }).shape, asc: z._default(flagText, false) })

/** Whose account it was. */
const ofPerson = { person_id: z.optional(idText) }
const eventFilters = { period, ...ofPerson }

/**
 * A change as the audit tells it: beside who and when, the person concerned, where the record has one whom the reader may
 * find, and the request that made it. Fields whose values the reader may not see are masked.
 */
export const AuditedChange = z.extend(HistoryEntry, {
  /** What was changed, and whether it is gone: «отметка № 5, удалено». */
  what: z.string(),
  about: Named,
  request_id: z.nullable(z.string()),
})
export type AuditedChange = z.infer<typeof AuditedChange>

const changeFilters = {
  /** By the first part of the table's name: `journal`, `people`. */
  section: z.optional(text(40)),
  /** Who made the change, in whose name, or whom it concerns. */
  person_id: z.optional(idText),
}
/** Changes, readings of what is masked, exports: all that the history keeps. */
export const listChanges = endpoint({
  method: 'GET',
  path: '/api/logging/audit/changes/',
  access,
  query: newestFirst(changeFilters),
  response: listOf(AuditedChange),
  hot: true,
  summary: 'Аудит: изменения, просмотры закрытых данных, выгрузки',
})
export const exportChanges = exportOf({
  path: '/api/logging/audit/changes/export/',
  access,
  sorts,
  filters: { period, ...changeFilters },
  columns: ['at', 'who', 'subject', 'about', 'steps'],
  summary: 'Аудит изменений в XLSX',
})

/** A session begun: from which device and address, by whom in another's name, until when. */
export const SignIn = z.object({
  id: bigId,
  started_at: z.string(),
  /** Null where the account has no person, or none whom the reader may find. */
  person: Named,
  login: z.string(),
  impersonated_by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  device: z.string(),
  address: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
})
export type SignIn = z.infer<typeof SignIn>
export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/logging/audit/sign-ins/',
  access,
  query: newestFirst(ofPerson),
  response: listOf(SignIn),
  summary: 'Аудит: входы',
})
export const exportSignIns = exportOf({
  path: '/api/logging/audit/sign-ins/export/',
  access,
  sorts,
  filters: eventFilters,
  columns: ['started_at', 'person', 'device', 'address', 'under', 'ended_at'],
  summary: 'Аудит: входы, в XLSX',
})

/** Sign-ins that failed within an hour, from one device and address. What was typed is kept nowhere. */
export const FailedSignIn = z.object({
  id: bigId,
  last_at: z.string(),
  times: z.int(),
  reason: z.enum(failedSignInReasons),
  /** Null: nobody has the login that was typed, or none whom the reader may find. */
  person: Named,
  /** Of an account that was meant; null where nobody has what was typed. */
  login: z.nullable(z.string()),
  device: z.string(),
  address: z.nullable(z.string()),
})
export type FailedSignIn = z.infer<typeof FailedSignIn>
export const listFailedSignIns = endpoint({
  method: 'GET',
  path: '/api/logging/audit/failed-sign-ins/',
  access,
  query: newestFirst(ofPerson),
  response: listOf(FailedSignIn),
  summary: 'Аудит: неудачные входы',
})
export const exportFailedSignIns = exportOf({
  path: '/api/logging/audit/failed-sign-ins/export/',
  access,
  sorts,
  filters: eventFilters,
  columns: ['last_at', 'person', 'reason', 'device', 'address', 'times'],
  summary: 'Аудит: неудачные входы, в XLSX',
})

/** Calls of one day to which an account had no right. */
export const Denial = z.object({
  day: isoDate,
  person: Named,
  login: z.string(),
  acted_by: z.nullable(z.string()),
  /** The method and the path of the call, and what it is for. */
  endpoint: z.string(),
  summary: z.string(),
  times: z.int(),
  last_at: z.string(),
})
export type Denial = z.infer<typeof Denial>
export const listDenials = endpoint({
  method: 'GET',
  path: '/api/logging/audit/denials/',
  access,
  query: newestFirst(ofPerson),
  response: listOf(Denial),
  summary: 'Аудит: отказы в доступе',
})
export const exportDenials = exportOf({
  path: '/api/logging/audit/denials/export/',
  access,
  sorts,
  filters: eventFilters,
  columns: ['last_at', 'person', 'under', 'summary', 'endpoint', 'times'],
  summary: 'Аудит: отказы в доступе, в XLSX',
})
