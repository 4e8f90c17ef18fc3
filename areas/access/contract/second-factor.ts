import * as z from 'zod/mini'
import { inOwnName, read, setup, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { id, IdParams, text } from '#platform/contract/wire.ts'
import { PasskeyOptions } from './assertion.ts'
import { TypedPassword } from './password.ts'
import { pasRolesSettings, pasUsers } from './permissions.ts'

const withPassword = z.strictObject({ password: TypedPassword })
/** A code as typed: six digits of the application, or a recovery code. */
export const TypedCode = text(40)
/** Shown once, and kept hashed. Null: those that are there stay. */
const Codes = z.object({ codes: z.nullable(z.array(z.string())) })

/** Moments are ISO 8601. */
const Passkey = z.object({ id, name: z.string(), created_at: z.string(), used_at: z.nullable(z.string()) })
export type Passkey = z.infer<typeof Passkey>
export const SecondFactor = z.object({
  /** Since when codes of an application are asked for, or null. */
  totp_since: z.nullable(z.string()),
  passkeys: z.array(Passkey),
  codes_left: z.int(),
  /** A role of the caller requires it. */
  is_required: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/api/admin/users/second-factor',
  access: setup(),
  response: SecondFactor,
  summary: 'Свой вход в два шага',
})
/** A new secret for an application of codes; it is in force once a code has confirmed it. */
export const beginTotp = endpoint({
  method: 'POST',
  path: '/api/admin/users/second-factor/totp',
  access: inOwnName(setup()),
  body: withPassword,
  response: z.object({
    secret: z.string(),
    /** Of the QR code: side of the square in modules, and one path of its dark ones. */
    qr: z.object({ side: z.int(), path: z.string() }),
  }),
  summary: 'Подключить приложение с кодами',
})
export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/admin/users/second-factor/totp/confirm',
  access: inOwnName(setup()),
  body: z.strictObject({ code: TypedCode }),
  response: Codes,
  summary: 'Подтвердить приложение первым кодом',
})
/** Ends all of it: codes of the application, keys, recovery codes. */
export const turnFactorOff = endpoint({
  method: 'POST',
  path: '/api/admin/users/second-factor/off',
  access: inOwnName(setup()),
  body: withPassword,
  response: z.object({}),
  summary: 'Выключить вход в два шага',
})
export const renewCodes = endpoint({
  method: 'POST',
  path: '/api/admin/users/second-factor/codes',
  access: inOwnName(setup()),
  body: withPassword,
  response: z.object({ codes: z.array(z.string()) }),
  summary: 'Новые коды восстановления',
})
export const askPasskey = endpoint({
  method: 'POST',
  path: '/api/admin/users/second-factor/passkeys/options',
  access: inOwnName(setup()),
  body: withPassword,
  response: z.object({ options: PasskeyOptions }),
  summary: 'Начать добавление ключа доступа',
})
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/admin/users/second-factor/passkeys',
  access: inOwnName(setup()),
  body: z.strictObject({ name: text(100), answer: PasskeyOptions }),
  response: Codes,
  summary: 'Добавить ключ доступа',
})
export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/admin/users/second-factor/passkeys/{id}/remove',
  access: inOwnName(setup()),
  params: IdParams,
  body: withPassword,
  response: z.object({}),
  summary: 'Убрать ключ доступа',
})

const FactorHolder = z.object({
  /** Of the account. */
  id,
  person_id: z.nullable(id),
  full_name: z.string(),
  /** Titles of the roles that require it. */
  roles: z.array(z.string()),
  has_totp: z.boolean(),
  passkeys: z.int(),
  codes_left: z.int(),
})
export type FactorHolder = z.infer<typeof FactorHolder>
const sorts = ['name', 'state'] as const
const filters = { state: z.optional(z.enum(['lacks', 'has'])) }

/** Active accounts that have a second factor or must have one; those who lack it first. */
export const listFactorHolders = endpoint({
  method: 'GET',
  path: '/api/admin/second-factor/accounts/',
  access: read(pasUsers),
  query: listQuery(sorts, filters),
  response: listOf(FactorHolder),
  summary: 'У кого включён вход в два шага и кому он ещё нужен',
})
export const exportFactorHolders = exportOf({
  path: '/api/admin/second-factor/accounts/export/',
  access: read(pasUsers),
  sorts,
  filters,
  columns: ['name', 'state', 'app', 'keys', 'codes', 'roles'],
  summary: 'У кого включён вход в два шага, в XLSX',
})
export const resetFactor = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/{id}/second-factor/reset',
  access: inOwnName(write(pasUsers)),
  params: IdParams,
  response: z.object({}),
  summary: 'Сбросить вход в два шага у человека',
})

const FactorRole = z.object({
  id,
  title: z.string(),
  is_required: z.boolean(),
  /** What holds while the school has not decided. */
  by_default: z.boolean(),
  people: z.int(),
  missing: z.int(),
})
export type FactorRole = z.infer<typeof FactorRole>
export const listFactorRoles = endpoint({
  method: 'GET',
  path: '/api/admin/second-factor/roles',
  access: read(pasUsers),
  response: z.object({ items: z.array(FactorRole) }),
  summary: 'Какие роли обязаны входить в два шага',
})
/** `seen` is what stood there: another's change meanwhile is 409. */
export const changeFactorRole = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/roles',
  access: inOwnName(write(pasRolesSettings)),
  body: z.strictObject({ role_id: id, is_required: z.boolean(), seen: z.boolean() }),
  response: z.object({}),
  summary: 'Обязать роль входить в два шага или нет',
})
