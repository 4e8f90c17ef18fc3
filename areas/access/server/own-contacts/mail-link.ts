import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict } from '#platform/server/refusal.ts'
import { hashOf, randomToken } from '../secrets.ts'

const linkHours = 1
/** Letters of one account within the life of a link, whoever they go to. */
const maxLetters = 3

interface MailLinkRequest {
  accountId: number
  sessionId: number
  mail: string
}
/** Makes a link that voids the older ones. @returns its token @throws Refusal 409 after too many letters */
export async function makeMailLink(db: Database, { accountId, sessionId, mail }: MailLinkRequest): Promise<string> {
  const token = randomToken()
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('access.account').where('id', '=', accountId).select('id').forUpdate().execute()
    await sql`delete from access.mail_change
      where account_id = ${accountId} and made_at < now() - make_interval(hours => ${linkHours})`.execute(trx)
    const { rows } = await sql`update access.mail_change set expires_at = now() where account_id = ${accountId}
      returning token_hash`.execute(trx)
    if (rows.length >= maxLetters)
      throw conflict(msg`За последний час уже отправлены три письма. Проверьте почту, в том числе спам`)
    await sql`insert into access.mail_change (token_hash, account_id, session_id, mail, expires_at)
      values (${hashOf(token)}, ${accountId}, ${sessionId}, ${mail}, now() + make_interval(hours => ${linkHours}))`.execute(
      trx,
    )
  })
  return token
}

export const linkLetter = (publicUrl: string, mail: string, token: string) => ({
  to: mail,
  subject: t`Подтвердите почту`,
  text: [
    t`Здравствуйте!`,
    t`Этот адрес указали как почту для входа в школу. Чтобы подтвердить его, откройте ссылку. Она действует один час и один раз.`,
    // in the fragment, so that no log on the way keeps it
    `${publicUrl}/confirm-mail#${token}`,
    t`Если вы об этом не просили, ничего не делайте.`,
  ].join('\n\n'),
})

/** Tells the mail that was taken away. */
export const formerMailLetter = (to: string) => ({
  to,
  subject: t`Почта изменена`,
  text: [
    t`Здравствуйте!`,
    t`Для входа в школу теперь указана другая почта. Если её сменили не вы, сразу обратитесь к администратору школы.`,
  ].join('\n\n'),
})

export interface MailLink {
  account_id: number
  session_id: number | null
  mail: string
  login: string
  /** Chosen by the account's owner. */
  language: string | null
}
/** A link that may still be used, the account's row held within a transaction. @throws Refusal 409 */
export async function mailLink(db: Database, token: string, isUsed = false): Promise<MailLink> {
  const link = await db
    .selectFrom('access.mail_change as m')
    .innerJoin('access.account as a', 'a.id', 'm.account_id')
    .where('m.token_hash', '=', hashOf(token))
    .where('m.used_at', 'is', null)
    .where('m.expires_at', '>', sql<Date>`now()`)
    .where('a.status', '=', 'active')
    .select(['m.account_id', 'm.session_id', 'm.mail', 'a.login', 'a.language'])
    .$if(isUsed, (rows) => rows.forUpdate())
    .executeTakeFirst()
  if (!link) throw conflict(msg`Ссылка уже использована или устарела. Попросите новую в своём профиле`)
  return link
}
