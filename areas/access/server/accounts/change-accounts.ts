import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { record, type Change } from '#platform/server/history.ts'
import { conflict, outdated, refuse } from '#platform/server/refusal.ts'
import { changeLogin, createAccount, endAccountSessions, resetPassword, suggestLogin } from '../../contract/accounts.ts'
import { loginAlias } from '../../rules/login-alias.ts'
import { hashPassword } from '../passwords.ts'
import { endSessions } from '../sessions.ts'
import { notifyTemporaryPassword } from '../notify-owner.ts'
import { accountToChange } from './may-change.ts'
import { addAliases, auditedLogin, freeLogin, isFree, makeAccount, personToOpen } from './new-account.ts'
import { findGrantor } from '../roles/grantor.ts'
import { giveRoleTo } from '../roles/account-roles.ts'
import { offeredRoles } from './offered-roles.ts'
import { sendRestoreLinkHandler } from './send-restore-link.ts'
import { temporaryPassword } from './temporary-password.ts'

const taken = msg`Этот логин уже занят: выберите другой`
const hasAccount = msg`У этого человека уже есть учётная запись`

const suggestLoginHandler = handle(suggestLogin, async ({ query, caller, db, today }) => {
  const person = await db.transaction().execute((trx) => personToOpen(trx, caller, query.person_id, today))
  const grantor = await findGrantor(db, caller, today)
  const asking = { accessRules: caller.accessRules, today }
  const roles = grantor === null ? [] : await offeredRoles(db, { grantor, ...asking }, person.id)
  return { login: await freeLogin(db, person), roles }
})

const createAccountHandler = handle(
  createAccount,
  async ({ body, caller, context, today, http, publish }) => {
    const password = temporaryPassword()
    const passwordHash = await hashPassword(password)
    return context.db.transaction().execute(async (trx) => {
      const person = await personToOpen(trx, caller, body.person_id, today)
      if (person.admin_user_id !== null) throw conflict(hasAccount)
      if (!(await isFree(trx, body.login))) throw refuse('login', taken)
      const login = loginAlias(body.login)
      const id = await makeAccount(trx, person, { login, passwordHash })
      await record(trx, caller, http.request.id, [
        { subject: 'access.account', id, after: { login: auditedLogin(login, person.iin), status: 'active' } },
      ])
      const doing = {
        db: trx,
        caller,
        today,
        publish,
        record: (...changes: Change[]) => record(trx, caller, http.request.id, changes),
      }
      for (const roleId of body.role_ids ?? []) await giveRoleTo({ accountId: id, roleId }, doing)
      return { id, login, password }
    })
  },
  // no repeat keeps the answer: a password is stored nowhere
  { ownTransactions: true },
)

const resetPasswordHandler = handle(
  resetPassword,
  async ({ params, caller, context, today, http, publish }) => {
    const password = temporaryPassword()
    const passwordHash = await hashPassword(password)
    return context.db.transaction().execute(async (trx) => {
      const { id, login } = await accountToChange(trx, caller, today, params.id)
      await trx
        .updateTable('access.account')
        .set({ password_hash: passwordHash, must_change_password: true })
        .where('id', '=', id)
        .execute()
      await sql`update access.restore_link set expires_at = now() where account_id = ${id} and expires_at > now()`.execute(
        trx,
      )
      await endSessions(trx, { accountId: id })
      await record(trx, caller, http.request.id, [{ subject: 'access.account', id, after: { password: 'temporary' } }])
      await notifyTemporaryPassword(trx, publish, id)
      return { id, login, password }
    })
  },
  { ownTransactions: true },
)

const changeLoginHandler = handle(changeLogin, async ({ params, body, caller, db, today, record }) => {
  const { id, login: before } = await accountToChange(db, caller, today, params.id)
  if (body.seen !== null && body.seen !== before)
    throw outdated(msg`Логин уже сменили на «${before}». Обновите страницу`)
  const after = loginAlias(body.login)
  if (after === before) return { login: after }
  const owner = await db
    .selectFrom('access.login_alias')
    .where('alias', '=', after)
    .select('account_id')
    .executeTakeFirst()
  if (owner && owner.account_id !== id) throw refuse('login', taken)
  await db.updateTable('access.account').set({ login: after }).where('id', '=', id).execute()
  await sql`delete from access.login_alias where account_id = ${id} and alias = ${before}`.execute(db)
  const person = await db
    .selectFrom('access.person')
    .where('admin_user_id', '=', id)
    .select(['email', 'phone', 'iin'])
    .executeTakeFirst()
  await addAliases(db, id, [after, person?.email ?? null, person?.phone ?? null, person?.iin ?? null])
  const shownLogin = (one: string) => auditedLogin(one, person?.iin)
  await record({
    subject: 'access.account',
    id,
    before: { login: shownLogin(before) },
    after: { login: shownLogin(after) },
  })
  return { login: after }
})

const endAccountSessionsHandler = handle(endAccountSessions, async ({ params, caller, db, today, record }) => {
  const { id } = await accountToChange(db, caller, today, params.id)
  const alive = await db
    .selectFrom('access.session')
    .where('account_id', '=', id)
    .where('ended_at', 'is', null)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  await endSessions(db, { accountId: id })
  await record({ subject: 'access.account', id, after: { sessions: 'all ended by an administrator' } })
  return { ended: alive.count }
})

export const changeAccountHandlers = [
  suggestLoginHandler,
  createAccountHandler,
  resetPasswordHandler,
  changeLoginHandler,
  sendRestoreLinkHandler,
  endAccountSessionsHandler,
]
