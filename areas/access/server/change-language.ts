import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { changeLanguage } from '../contract/language.ts'

export const changeLanguageHandler = handle(changeLanguage, async ({ body, caller, db, record }) => {
  if (caller.act !== undefined) throw forbidden(msg`Под чужим входом язык не меняют`)
  const account = db.selectFrom('access.account').where('id', '=', caller.accountId)
  const before = await account.select('language').executeTakeFirstOrThrow()
  await db.updateTable('access.account').set(body).where('id', '=', caller.accountId).execute()
  await record({ subject: 'access.account', id: caller.accountId, before, after: body })
  return body
})
