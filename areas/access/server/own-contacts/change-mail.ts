import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { recordedMail } from './recorded-mail.ts'
import type { Database } from '#platform/server/database.ts'
import { inLanguage } from '#platform/server/language/spoken.ts'
import { handle } from '#platform/server/handle.ts'
import { record } from '#platform/server/history.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { askMailChange, checkMailChange, confirmMailChange } from '../../contract/own-contacts.ts'
import { addAliases } from '../accounts/new-account.ts'
import { comesFrom } from '../begin-session.ts'
import { notifyMailChanged } from '../notify-owner.ts'
import { mailOf } from '../restore-link.ts'
import { requirePassword } from '../second-factor/changing.ts'
import { hashOf } from '../secrets.ts'
import { endSessions } from '../sessions.ts'
import { formerMailLetter, linkLetter, mailLink, makeMailLink, type MailLink } from './mail-link.ts'

const askMailChangeHandler = handle(
  askMailChange,
  async (call) => {
    const { body, caller, context } = call
    await requirePassword(call, body.password)
    const mail = body.email.toLowerCase()
    if (mail === (await mailOf(context.db, caller.accountId))?.toLowerCase())
      throw refuse('email', msg`Это ваша нынешняя почта`)
    const token = await makeMailLink(context.db, { ...caller, mail })
    await context.mail(linkLetter(context.publicUrl, mail, token))
    return {}
  },
  // failures outlive the refusal, and no connection waits for a hash
  { ownTransactions: true },
)

const checkMailChangeHandler = handle(checkMailChange, async ({ body, db }) => {
  const { account_id, mail, login } = await mailLink(db, body.token)
  return { email: mail, is_login: login === (await mailOf(db, account_id)) }
})

/**
 * The mail takes the place of the former one as the address of letters and as what one signs in with; a login of another kind stays.
 * @throws Refusal 409 where somebody else signs in with it
 */
async function takeMail(
  db: Database,
  { account_id, mail, login }: MailLink,
  former: string | undefined,
): Promise<void> {
  const { rows } =
    await sql`select from access.login_alias where alias = ${mail} and account_id <> ${account_id}`.execute(db)
  if (rows.length > 0) throw conflict(msg`По этой почте входит другой человек: укажите в профиле другую`)
  await sql`delete from access.login_alias where account_id = ${account_id} and alias = ${former ?? ''}`.execute(db)
  if (login === former)
    await db.updateTable('access.account').set({ login: mail }).where('id', '=', account_id).execute()
  await addAliases(db, account_id, [mail])
  await sql`select access.change_mail(${account_id}, ${mail})`.execute(db)
  // what the former mail was sent opens nothing any more
  await sql`update access.restore_link set expires_at = now()
    where account_id = ${account_id} and expires_at > now()`.execute(db)
}

const confirmMailChangeHandler = handle(
  confirmMailChange,
  async ({ body, context, http, publish }) => {
    const { former, language } = await context.db.transaction().execute(async (trx) => {
      const link = await mailLink(trx, body.token, true)
      const { account_id: accountId, session_id } = link
      await sql`update access.mail_change set used_at = now() where token_hash = ${hashOf(body.token)}`.execute(trx)
      const before = (await mailOf(trx, accountId))?.toLowerCase()
      const changes = await recordedMail(trx, link, before)
      await takeMail(trx, link, before)
      await endSessions(trx, { accountId, ...(session_id === null ? {} : { except: session_id }) })
      await record(trx, { accountId }, http.request.id, changes)
      await notifyMailChanged(trx, publish, accountId, comesFrom(http))
      return { former: before, language: link.language }
    })
    if (former !== undefined) {
      const letter = () => formerMailLetter(former)
      // the link may be opened on a page that speaks another language than the account's owner
      await context.mail(language === null ? letter() : inLanguage(language, letter))
    }
    return {}
  },
  { ownTransactions: true },
)

export const mailHandlers = [askMailChangeHandler, checkMailChangeHandler, confirmMailChangeHandler]
