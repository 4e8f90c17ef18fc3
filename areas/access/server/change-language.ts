import { handle } from '#platform/server/handle.ts'
import { changeLanguage } from '../contract/language.ts'

export const changeLanguageHandler = handle(changeLanguage, async ({ body, caller, db, record }) => {
  const account = db.selectFrom('access.account').where('id', '=', caller.accountId)
  const before = await account.select('language').executeTakeFirstOrThrow()
  await db.updateTable('access.account').set(body).where('id', '=', caller.accountId).execute()
  await record({ subject: 'access.account', id: caller.accountId, before, after: body })
  return body
})
