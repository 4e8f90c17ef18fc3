import * as z from 'zod/mini'
import { inOwnName, open, self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import { line } from '#platform/contract/wire.ts'
import { TypedPassword } from './password.ts'

const LinkToken = z.string().check(z.minLength(1), z.maxLength(200))
const Mail = line(200).check(
  z.regex(/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/, { error: () => t`Ожидается адрес почты: имя@почта.kz` }),
)

/** In any spelling, null for none; answered as it is kept. */
export const changeOwnPhone = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/phone',
  access: inOwnName(self()),
  body: z.strictObject({ phone: z.nullable(line(40)) }),
  response: z.object({ phone: z.nullable(z.string()) }),
  summary: 'Сменить свой телефон',
})
/** Sends a link, which lives an hour, to the new mail; until it is confirmed the former one stands. */
export const askMailChange = endpoint({
  method: 'POST',
  path: '/api/admin/users/mail',
  access: inOwnName(self()),
  body: z.strictObject({ password: TypedPassword, email: Mail }),
  response: z.object({}),
  summary: 'Попросить ссылку, которая подтвердит новую почту',
})
/** What a link is good for; uses nothing up. */
export const checkMailChange = endpoint({
  method: 'POST',
  path: '/api/admin/users/mail/check',
  access: open(),
  body: z.strictObject({ token: LinkToken }),
  response: z.object({
    email: z.string(),
    /** The login is the former mail, and becomes the new one. */ is_login: z.boolean(),
  }),
  summary: 'Проверить ссылку, которая подтверждает почту',
})
/** Uses the link up; all sessions of the account end but the one that asked for it. */
export const confirmMailChange = endpoint({
  method: 'POST',
  path: '/api/admin/users/mail/confirm',
  access: open(),
  body: z.strictObject({ token: LinkToken }),
  response: z.object({}),
  summary: 'Подтвердить новую почту по ссылке',
})
