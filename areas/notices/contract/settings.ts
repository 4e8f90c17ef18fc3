import * as z from 'zod/mini'
import { inOwnName, self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => t`Ожидается время ЧЧ:ММ` }))
const QuietHours = z.strictObject({ start_time: clockTime, end_time: clockTime })
/** Of any area, by its name. */
const Kind = z.string()
const maxKinds = 200

/** In the product notices always come; here is what is mailed too, and when one is not to be disturbed. */
export const NoticeSettings = z.object({
  /** Kinds that concern the reader. */
  kinds: z.array(z.object({ kind: Kind, title: z.string(), by_mail: z.boolean() })),
  /** Local times of the school. */
  quiet: z.nullable(QuietHours),
  /** Where letters go; null: nowhere, there is no address. */
  mail: z.nullable(z.string()),
  /** Whether the quiet hours hold now: nothing pops up then. */
  is_quiet: z.boolean(),
})
export type NoticeSettings = z.infer<typeof NoticeSettings>

export const readNoticeSettings = endpoint({
  method: 'GET',
  path: '/api/admin/notices/settings',
  access: self(),
  response: NoticeSettings,
  summary: 'Настройки своих уведомлений',
})
/** What is not named stays as it is; `quiet: null` takes the quiet hours off. */
export const changeNoticeSettings = endpoint({
  method: 'PATCH',
  path: '/api/admin/notices/settings',
  access: inOwnName(self()),
  body: z.strictObject({
    kinds: z.optional(z.array(z.strictObject({ kind: Kind, by_mail: z.boolean() })).check(z.maxLength(maxKinds))),
    quiet: z.optional(z.nullable(QuietHours)),
  }),
  response: NoticeSettings,
  summary: 'Изменить настройки своих уведомлений',
})
