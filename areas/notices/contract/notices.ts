import * as z from 'zod/mini'
import { inOwnName, self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import { realtimeEvent } from '#platform/contract/realtime.ts'
import { bigId, flagText } from '#platform/contract/wire.ts'

/** `link` is a path of ours, or null where there is nothing to open. */
export const Notice = z.object({
  id: bigId,
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  made_at: z.string(),
  read_at: z.nullable(z.string()),
})
export type Notice = z.infer<typeof Notice>

/** One's own notices, the newest first. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/api/admin/notices/',
  access: self(),
  query: listQuery(['newest'], { unread: z.optional(flagText) }),
  response: listOf(Notice),
  summary: 'Свои уведомления',
})
export const countUnread = endpoint({
  method: 'GET',
  path: '/api/admin/notices/unread',
  access: self(),
  response: z.object({ unread: z.int() }),
  summary: 'Сколько своих уведомлений не прочитано',
  silent: true,
})
const Unread = z.object({ unread: z.int() })
const maxAtOnce = 200

/** What is read stays in the list. Under impersonation refused: the person is to see what was told meanwhile. */
export const readNotices = endpoint({
  method: 'POST',
  path: '/api/admin/notices/read',
  access: inOwnName(self()),
  body: z.strictObject({ ids: z.array(bigId).check(z.minLength(1), z.maxLength(maxAtOnce)) }),
  response: Unread,
  summary: 'Отметить уведомления прочитанными',
  silent: true,
})
/** All up to the newest one that the reader has seen. */
export const readAllNotices = endpoint({
  method: 'POST',
  path: '/api/admin/notices/read-all',
  access: inOwnName(self()),
  body: z.strictObject({ up_to: bigId }),
  response: Unread,
  summary: 'Отметить прочитанными все уведомления',
})

/** A new notice, to the browsers of its account only; an urgent one is shown within quiet hours too. */
export const noticeMade = realtimeEvent('notices.made', z.extend(Notice, { is_urgent: z.boolean() }))
/** Notices were read, here or in another tab. */
export const noticesRead = realtimeEvent('notices.read', Unread)
