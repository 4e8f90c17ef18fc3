import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, line } from '#platform/contract/wire.ts'
import { keepsAnnouncements } from './access.ts'

/** The page that a bound screen shows; it is written by the server and is all that its token opens. */
export const screenPagePath = '/announcements/screen'
export const screenCodeMinutes = 10

const shows = z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(20))
/** A wall screen: waits to be bound, or shows what it was bound to, or is revoked. */
export const Screen = z.object({
  id,
  name: z.string(),
  shows: z.array(z.string()),
  state: z.enum(['waiting', 'unbound', 'bound', 'revoked']),
  code_until: z.nullable(z.string()),
  bound_at: z.nullable(z.string()),
  seen_at: z.nullable(z.string()),
  made_at: z.string(),
})
export type Screen = z.infer<typeof Screen>

export const listScreens = endpoint({
  method: 'GET',
  path: '/api/documents/announcements/screens/',
  access: keepsAnnouncements,
  response: z.object({
    items: z.array(Screen),
    /** What can be shown. */
    contents: z.array(z.object({ key: z.string(), title: z.string() })),
  }),
  summary: 'Экраны школы',
})
const Coded = z.object({ id, code: z.string(), code_until: z.string() })
/** Makes a screen with a code, shown this once, that binds one device within ten minutes. */
export const createScreen = endpoint({
  method: 'POST',
  path: '/api/documents/announcements/screens/',
  access: keepsAnnouncements,
  body: z.strictObject({ name: line(100), shows }),
  response: Coded,
  summary: 'Добавить экран',
})
export const changeScreen = endpoint({
  method: 'PATCH',
  path: '/api/documents/announcements/screens/{id}',
  access: keepsAnnouncements,
  params: IdParams,
  body: z.strictObject({ name: line(100), shows }),
  response: z.object({ id }),
  summary: 'Изменить экран',
})
/** A new code; the device bound before stays until the new one is bound. */
export const renewScreenCode = endpoint({
  method: 'POST',
  path: '/api/documents/announcements/screens/{id}/code/',
  access: keepsAnnouncements,
  params: IdParams,
  response: Coded,
  summary: 'Новый код экрана',
})
/** The device shows nothing from its next look on, within a minute. */
export const revokeScreen = endpoint({
  method: 'POST',
  path: '/api/documents/announcements/screens/{id}/revoke/',
  access: keepsAnnouncements,
  params: IdParams,
  response: z.object({ id }),
  summary: 'Отключить экран',
})
