import * as z from 'zod/mini'
import { open, signedIn } from './access.ts'
import { endpoint } from './endpoint.ts'
import { realtimeEvent, realtimeRoom } from './realtime.ts'
import { schoolKinds } from './school-kind.ts'

/** By what people know the school, before signing in too. */
export const Brand = z.object({
  name: z.string(),
  /** Its picture, small, as a `data:` address: it stands on every page. */
  logo: z.nullable(z.string()),
  /** By which words pages speak. */
  kind: z.enum(schoolKinds),
})
export type Brand = z.infer<typeof Brand>

export const readBrand = endpoint({
  method: 'GET',
  path: '/api/passport/school/brand',
  access: open(),
  response: Brand,
  silent: true,
  summary: 'Название и герб школы',
})
/** The room of what every page says of the school: everybody signed in. */
export const brandRoom = realtimeRoom('school-brand', signedIn(), z.strictObject({}))
export const brandRoomName = 'school-brand'
export const brandChanged = realtimeEvent('school.changed', z.object({}))
