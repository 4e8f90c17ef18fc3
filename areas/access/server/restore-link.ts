import { sql } from 'kysely'
import { mailOf as addressOf } from '#areas/notices/server/index.ts'
import { t } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { inLanguage } from '#platform/server/language/spoken.ts'
import { hashOf, randomToken } from './secrets.ts'

const linkHours = 1
/** Letters to one recipient within the life of a link. */
const maxLetters = 3

/** The address a letter to an account goes to. */
export async function mailOf(db: Database, accountId: number): Promise<string | undefined> {
  const { rows } = await sql<{ mail: string | null }>`select ${addressOf(sql`${accountId}::int`)} as mail`.execute(db)
  return rows[0]?.mail ?? undefined
}

/** Accounts whose letters go to a mail; blocked ones only where no other is. */
export async function accountsOfMail(db: Database, mail: string): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_active: boolean }>`
    select a.id, a.status = 'active' as is_active from access.account a where a.id in (
      select l.account_id from access.login_alias l where l.alias = ${mail}
      union select p.admin_user_id from access.person p where lower(p.email) = ${mail})
    and lower(${addressOf(sql.ref('a.id'))}) = ${mail}`.execute(db)
  const active = rows.filter(({ is_active }) => is_active)
  return (active.length > 0 ? active : rows).map(({ id }) => id)
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

/**
 * Mails a link for a new password to the owner of an account. @returns what kept it from being sent: the owner has no
 * mail address, or has had enough letters
 */
export async function mailRestoreLink(
  { db, mail, publicUrl }: AppContext,
  account: { id: number; language: string | null },
): Promise<'sent' | 'no mail' | 'enough'> {
  const to = await mailOf(db, account.id)
  if (to === undefined) return 'no mail'
  const token = await makeLink(db, account.id)
  if (token === null) return 'enough'
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
  // without a choice of theirs in the language of the page on which it was asked for
  await mail(account.language === null ? letter() : inLanguage(account.language, letter))
  return 'sent'
}
