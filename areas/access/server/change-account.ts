import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, forbidden, notFound, unauthenticated } from '#platform/server/refusal.ts'
import { changeAccount } from '../contract/sessions.ts'
import { requireManageable } from './accounts/may-change.ts'
import { holdsRole } from './accounts/holds-role.ts'
import { keepingRights } from './roles/keep-rights.ts'
import { endSessions } from './sessions.ts'

export const changeAccountHandler = handle(changeAccount, async ({ params, body, caller, db, today, record }) => {
  if (params.id === caller.accountId) throw conflict(msg`Свою учётную запись заблокировать нельзя`)
  return keepingRights(db, today, async () => {
    // both rows locked in one order: of two who block each other the later is blocked already and is refused
    const locked = await db
      .selectFrom('access.account')
      .where('id', 'in', [caller.accountId, params.id])
      .select(['id', 'status', 'block_reason'])
      .orderBy('id')
      .forUpdate()
      .execute()
    if (!locked.some(({ id, status }) => id === caller.accountId && status === 'active')) throw unauthenticated()
    const before = locked.find(({ id }) => id === params.id)
    if (!before) throw notFound()
    const { isCeasar } = await requireManageable(db, caller, today, before.id)
    if (!isCeasar && (await holdsRole(db, before.id, 'ceasar')))
      throw forbidden(msg`Суперадминистратора блокирует только другой суперадминистратор`)
    const after = { status: body.status, block_reason: body.status === 'blocked' ? (body.reason ?? null) : null }
    await db.updateTable('access.account').set(after).where('id', '=', before.id).execute()
    if (body.status === 'blocked') await endSessions(db, { accountId: before.id, isBlocked: true })
    const { status, block_reason } = before
    await record({ subject: 'access.account', id: before.id, before: { status, block_reason }, after })
    return { id: before.id, status: body.status }
  })
})
