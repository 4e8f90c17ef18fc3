import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { record } from '#platform/server/history.ts'
import type { Permissions } from '#platform/server/permission.ts'
import { conflict, forbidden, notFound, unauthenticated } from '#platform/server/refusal.ts'
import { impersonate, leaveImpersonation } from '../contract/tokens.ts'
import { sessionRights } from '../rules/session-rights.ts'
import { beginSession, comesFrom, tokensOf } from './begin-session.ts'
import { cookiesOf, requireOwnPage } from './cookies.ts'
import { holdingsOfAll } from './holdings.ts'
import { rotateRefreshToken } from './rotate-refresh-token.ts'
import { endSessions } from './sessions.ts'
import { notifyImpersonated } from './notify-owner.ts'

interface Rights {
  read: readonly string[]
  write: readonly string[]
}

/** Whether every key of `rights` is held in `by` at the same level at least. */
const isCoveredBy = (rights: Rights, by: Rights): boolean =>
  rights.read.every((key) => by.read.includes(key)) && rights.write.every((key) => by.write.includes(key))

const nothingToLeave = msg`Нет сохранённого входа`

/** Who really acts, and from which session: through nested impersonation the first one. */
async function actorOf(db: Database, caller: Caller): Promise<{ accountId: number; sessionId: number }> {
  if (caller.act === undefined) return { accountId: caller.accountId, sessionId: caller.sessionId }
  const session = await db
    .selectFrom('access.session')
    .where('id', '=', caller.sessionId)
    .select('actor_session_id')
    .executeTakeFirst()
  if (session?.actor_session_id == null) throw forbidden()
  return { accountId: caller.act, sessionId: session.actor_session_id }
}

/** Whose rights the actor may borrow: with the role ceasar anybody's, else those within one's own. @returns the actor's name */
async function requireCover(
  db: Database,
  { actorId, targetId }: { actorId: number; targetId: number },
  today: string,
  permissions: Permissions,
): Promise<string> {
  const both = await holdingsOfAll(db, [actorId, targetId], today, permissions)
  const [actor, target] = [actorId, targetId].map((id) => both.find(({ accountId }) => accountId === id))
  if (!target) throw notFound()
  if (!actor || actor.status !== 'active') throw forbidden()
  if (target.status !== 'active') throw conflict(msg`Учётная запись заблокирована: войти под ней нельзя`)
  // what the actor holds within limits covers nobody
  const own = sessionRights(0, { ...actor, limited: [] }, permissions)
  const isCovered = isCoveredBy(sessionRights(0, target, permissions).permissions, own.permissions)
  if (!actor.roles.includes('ceasar') && !isCovered)
    throw forbidden(msg`У этого человека есть права, которых нет у вас`)
  return actor.name
}

export const impersonateHandler = handle(
  impersonate,
  async ({ params, query, caller, db, today, context, http, publish }) => {
    const actor = await actorOf(db, caller)
    if (params.id === caller.accountId || params.id === actor.accountId) throw conflict(msg`Это ваша учётная запись`)
    const { permissions } = context.accessRules
    const actorName = await requireCover(db, { actorId: actor.accountId, targetId: params.id }, today, permissions)
    const { reason } = query
    const tokens = await db.transaction().execute(async (trx) => {
      const begun = await beginSession(context, trx, {
        accountId: params.id,
        client: 0,
        ...comesFrom(http),
        actor: { ...actor, reason },
      })
      await record(trx, { accountId: params.id, act: actor.accountId }, http.request.id, [
        { subject: 'access.account', id: params.id, after: { impersonated_by: actor.accountId, reason } },
      ])
      await notifyImpersonated(trx, publish, params.id, { actorName, reason })
      if (caller.act !== undefined) await endSessions(trx, { ids: [caller.sessionId] })
      return begun
    })
    cookiesOf(context, http).setImpersonation(tokens)
    return tokens
  },
)

export const leaveImpersonationHandler = handle(
  leaveImpersonation,
  async ({ body, caller, db, context, http }) => {
    const cookies = cookiesOf(context, http)
    const isByCookie = body?.token === undefined
    const original = body?.token ?? cookies.refresh
    if (caller.act === undefined || original === undefined) throw conflict(nothingToLeave)
    if (isByCookie) requireOwnPage(context, http.request)
    const actor = await actorOf(db, caller)
    const rotated = await rotateRefreshToken(db, context.secret, original, http.request.id)
    if (rotated === null) {
      if (isByCookie) cookies.clearAll()
      throw unauthenticated()
    }
    if (rotated.sessionId !== actor.sessionId) throw conflict(nothingToLeave)
    await endSessions(db, { ids: [caller.sessionId] })
    const tokens = await tokensOf(context, db, rotated)
    if (isByCookie) {
      cookies.clearImpersonation()
      cookies.setRefresh(tokens)
    }
    return tokens
  },
  { ownTransactions: true, isVital: true },
)
