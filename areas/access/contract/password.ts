import * as z from 'zod/mini'
import { inOwnName, open, self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import { text } from '#platform/contract/wire.ts'
import { maxPasswordCharacters } from '../rules/password-objection.ts'

/** As typed: not trimmed, any characters. */
export const TypedPassword = z.string().check(z.minLength(1), z.maxLength(maxPasswordCharacters))
/** A password being chosen: checked further by passwordObjection. */
export const NewPassword = z.string().check(z.minLength(1), z.maxLength(maxPasswordCharacters))
const LinkToken = z.string().check(z.minLength(1, { error: () => t`Обязательное поле` }), z.maxLength(200))

/** Ends all other sessions of the account. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/admin/users/password',
  access: inOwnName(self()),
  body: z.strictObject({ current: TypedPassword, password: NewPassword }),
  response: z.object({}),
  summary: 'Сменить свой пароль',
})
/** Answers the same whether or not the account exists; mails a link that lives an hour. */
export const askRestore = endpoint({
  method: 'POST',
  path: '/api/admin/users/restore',
  access: open(),
  body: z.strictObject({ login: text(200) }),
  response: z.object({}),
  summary: 'Попросить ссылку для нового пароля',
})
/** What a link is good for; uses nothing up. */
export const checkRestore = endpoint({
  method: 'POST',
  path: '/api/admin/users/restore/check',
  access: open(),
  body: z.strictObject({ token: LinkToken }),
  // the login, which who has lost the password may have forgotten too; null where it is the holder's IIN
  response: z.object({ min_characters: z.int(), login: z.nullable(z.string()) }),
  summary: 'Проверить ссылку для нового пароля',
})
/** Uses the link up and ends all sessions of the account. */
export const confirmRestore = endpoint({
  method: 'POST',
  path: '/api/admin/users/restore/confirm',
  access: open(),
  body: z.strictObject({ token: LinkToken, password: NewPassword }),
  response: z.object({}),
  summary: 'Задать новый пароль по ссылке',
})
