import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { record } from '#platform/server/history.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { inLanguage } from '#platform/server/language/spoken.ts'
import { conflict } from '#platform/server/refusal.ts'
import { askRestore, checkRestore, confirmRestore } from '../contract/password.ts'
import { minPasswordCharacters } from '../rules/password-objection.ts'
import { accountByLogin, rolesOf, spellingsOf } from './accounts/by-login.ts'
import { hashOfNewPassword, storePassword } from './new-password.ts'
import { hashOf, randomToken } from './secrets.ts'
import { hasFactor } from './second-factor/standing.ts'
import { endSessions } from './sessions.ts'
import { comesFrom } from './begin-session.ts'
import { notifyPasswordChanged } from './notify-owner.ts'

const linkHours = 1
/** Letters to one recipient within the life of a link. */
const maxLetters = 3
const deadLink = msg`Ссылка уже использована или устарела. Попросите новую`

/** The address a letter goes to: a login that is an e-mail, else the person's own. */
async function mailOf(db: Database, accountId: number): Promise<string | undefined> {
  const login = (await spellingsOf(db, accountId)).find((alias) => alias.includes('@'))
  if (login !== undefined) return login
  const person = await db
    .selectFrom('people.person')
    .where('admin_user_id', '=', accountId)
    .select('email')
    .executeTakeFirst()
  return person?.email ?? undefined
}

/** Makes a link that voids the older ones; null where the recipient has had enough letters. */
async function makeLink(db: Database, accountId: number): Promise<string | null> {
  const token = randomToken()
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('access.account').where('id', '=', accountId).select('id').forUpdate().execute()
    const lately = await trx
      .selectFrom('access.restore_link')
      .where('account_id', '=', accountId)
      .where('made_at', '>', sql<Date>`now() - make_interval(hours => ${linkHours})`)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    if (lately.count >= maxLetters) return null
    await sql`update access.restore_link set expires_at = now() where account_id = ${accountId} and expires_at > now()`.execute(
      trx,
    )
    await sql`insert into access.restore_link (token_hash, account_id, expires_at)
      values (${hashOf(token)}, ${accountId}, now() + make_interval(hours => ${linkHours}))`.execute(trx)
    return token
  })
}

async function mailLink({ db, mail, publicUrl }: AppContext, login: string): Promise<void> {
  const account = await accountByLogin(db, login)
  if (account?.status !== 'active') return
  const to = await mailOf(db, account.id)
  const token = to === undefined ? null : await makeLink(db, account.id)
  if (to === undefined || token === null) return
  const letter = () => ({
    to,
    subject: t`Новый пароль`,
    text: [
      t`Здравствуйте!`,
      t`Чтобы задать новый пароль для входа в школу, откройте ссылку. Она действует один час и один раз.`,
      // in the fragment, so that no log on the way keeps it
      `${publicUrl}/restore#${token}`,
      t`Если вы не просили об этом, ничего не делайте: прежний пароль остаётся в силе.`,
    ].join('\n\n'),
  })
  // without a choice of theirs in the language of the page on which they asked
  await mail(account.language === null ? letter() : inLanguage(account.language, letter))
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
    return { min_characters: minPasswordCharacters(roles, await hasFactor(db, accountId)) }
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
