import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { changeAccount } from '../contract/sessions.ts'
import { endSessions } from './sessions.ts'

export const changeAccountHandler = handle(changeAccount, async ({ params, body, caller, db, record }) => {
  if (params.id === caller.accountId) throw conflict('Свою учётную запись заблокировать нельзя')
  const before = await db
    .selectFrom('access.account')
    .where('id', '=', params.id)
    .select(['id', 'status'])
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  await db.updateTable('access.account').set(body).where('id', '=', before.id).execute()
  if (body.status === 'blocked') await endSessions(db, { accountId: before.id })
  await record({ subject: 'access.account', id: before.id, before: { status: before.status }, after: body })
  return { id: before.id, status: body.status }
})
