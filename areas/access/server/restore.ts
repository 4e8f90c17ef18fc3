import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { record } from '#platform/server/history.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { conflict } from '#platform/server/refusal.ts'
import { askRestore, checkRestore, confirmRestore } from '../contract/password.ts'
import { minPasswordCharacters } from '../rules/password-objection.ts'
import { accountByLogin, rolesOf } from './accounts/by-login.ts'
import { hashOfNewPassword, storePassword } from './new-password.ts'
import { mailRestoreLink } from './restore-link.ts'
import { hashOf } from './secrets.ts'
import { hasFactor } from './second-factor/standing.ts'
import { endSessions } from './sessions.ts'
import { comesFrom } from './begin-session.ts'
import { notifyPasswordChanged } from './notify-owner.ts'

const deadLink = msg`Ссылка уже использована или устарела. Попросите новую`

async function mailLink(context: AppContext, login: string): Promise<void> {
  const account = await accountByLogin(context.db, login)
  if (account?.status === 'active') await mailRestoreLink(context, account)
}

/** The account of a link that may still be used. @throws Refusal 409 */
async function accountOfLink(db: Database, token: string): Promise<number> {
  const link = await db
    .selectFrom('access.restore_link as l')
    .innerJoin('access.account as a', 'a.id', 'l.account_id')
    .where('l.token_hash', '=', hashOf(token))
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .where('a.status', '=', 'active')
    .select('l.account_id')
    .executeTakeFirst()
  if (!link) throw conflict(deadLink)
  return link.account_id
}

const askRestoreHandler = handle(
  askRestore,
  async ({ body, context }) => {
    // after the answer, which therefore comes as soon for a login that nobody has
    setImmediate(() => {
      mailLink(context, body.login).catch((error: Error) => console.error('restore:', error.message))
    })
    return {}
  },
  { ownTransactions: true },
)

const checkRestoreHandler = handle(
  checkRestore,
  async ({ body, db }) => {
    const accountId = await accountOfLink(db, body.token)
    const roles = await rolesOf(db, accountId)
    const { login } = await db
      .selectFrom('access.account as a')
      .leftJoin('access.person as p', 'p.admin_user_id', 'a.id')
      .where('a.id', '=', accountId)
      .select(sql<string | null>`case when p.iin is distinct from a.login then a.login end`.as('login'))
      .executeTakeFirstOrThrow()
    return { min_characters: minPasswordCharacters(roles, await hasFactor(db, accountId)), login }
  },
  { ownTransactions: true },
)

const confirmRestoreHandler = handle(
  confirmRestore,
  async ({ body, db, http, publish }) => {
    const accountId = await accountOfLink(db, body.token)
    const passwordHash = await hashOfNewPassword(db, accountId, body.password, 'password')
    await db.transaction().execute(async (trx) => {
      const used = await trx
        .updateTable('access.restore_link')
        .set({ used_at: sql`now()` })
        .where('token_hash', '=', hashOf(body.token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('account_id')
        .executeTakeFirst()
      if (!used) throw conflict(deadLink)
      await storePassword(trx, accountId, passwordHash)
      await endSessions(trx, { accountId })
      await record(trx, { accountId }, http.request.id, [
        { subject: 'access.account', id: accountId, after: { password: 'restored' } },
      ])
      await notifyPasswordChanged(trx, publish, accountId, comesFrom(http))
    })
    return {}
  },
  { ownTransactions: true },
)

export const restoreHandlers = [askRestoreHandler, checkRestoreHandler, confirmRestoreHandler]
