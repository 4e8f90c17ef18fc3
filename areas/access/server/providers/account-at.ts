import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { record } from '#platform/server/history.ts'
import { conflict, unauthenticated } from '#platform/server/refusal.ts'
import { isOfDomains, vouchedMail } from '../../rules/provider.ts'
import type { SigningAccount } from '../finish-sign-in.ts'
import { accountsOfMail } from '../restore-link.ts'
import type { ProviderIdentity } from './client.ts'
import type { Provider } from './provider-rows.ts'

export const readAccount = (db: Database, id: number): Promise<SigningAccount | undefined> =>
  db
    .selectFrom('access.account')
    .where('id', '=', id)
    .select(['id', 'status', 'must_change_password', 'last_login_at'])
    .executeTakeFirst()

const linkedAccount = (db: Database, issuer: string, subject: string) =>
  db
    .selectFrom('access.provider_link')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select('account_id')
    .executeTakeFirst()

/**
 * The account of whom a provider has recognised: the one linked to them, else the one with their mail. None is made.
 * @throws Refusal 401 where there is none, 409 where the mail leads to two, or to one that is somebody else at the provider
 */
export async function accountAt(
  db: Database,
  { title, issuer, domains }: Provider,
  { subject, claims }: ProviderIdentity,
): Promise<number> {
  const mail = vouchedMail(issuer, claims)
  if (mail === null) throw unauthenticated(msg`«${title}» не подтвердил вашу почту. Войдите по паролю`)
  if (!isOfDomains(mail, domains))
    throw unauthenticated(msg`Через «${title}» входят только с почтой школы: ${domains.join(', ')}`)
  const linked = await linkedAccount(db, issuer, subject)
  if (linked) return linked.account_id
  const [found, another] = await accountsOfMail(db, mail)
  if (found === undefined)
    throw unauthenticated(
      msg`В школе нет учётной записи с почтой ${mail}. Войдите по паролю или обратитесь к администратору школы`,
    )
  if (another !== undefined)
    throw conflict(
      msg`Почта ${mail} записана у нескольких человек. Войдите по паролю или обратитесь к администратору школы`,
    )
  const other = await db
    .selectFrom('access.provider_link')
    .where('issuer', '=', issuer)
    .where('account_id', '=', found)
    .select('subject')
    .executeTakeFirst()
  if (other) throw strangeOwner(title)
  return found
}

const strangeOwner = (title: string) =>
  conflict(msg`Эта учётная запись связана с другой записью «${title}». Обратитесь к администратору школы`)

/**
 * Keeps who the account is at the provider, at its first sign-in: a mail that changes there opens no other account then.
 * @throws Refusal 409 where another sign-in has linked either meanwhile
 */
export async function linkProvider(
  db: Database,
  { title, issuer }: Provider,
  { subject, accountId, requestId }: { subject: string; accountId: number; requestId: string },
): Promise<void> {
  const made = await sql`insert into access.provider_link (issuer, subject, account_id)
    values (${issuer}, ${subject}, ${accountId}) on conflict do nothing returning account_id`.execute(db)
  if (made.rows.length > 0)
    return record(db, { accountId }, requestId, [
      { subject: 'access.account', id: accountId, after: { provider: title } },
    ])
  if ((await linkedAccount(db, issuer, subject))?.account_id !== accountId) throw strangeOwner(title)
}
