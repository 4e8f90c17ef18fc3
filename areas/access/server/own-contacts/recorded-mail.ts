import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import type { MailLink } from './mail-link.ts'

/** What the history keeps of a mail that is about to take its place: of the card, and of a login that was one. */
export async function recordedMail(
  db: Database,
  { account_id, mail, login }: MailLink,
  former: string | undefined,
): Promise<Change[]> {
  const person = await db
    .selectFrom('people.person')
    .where('admin_user_id', '=', account_id)
    .select(['id', 'email'])
    .forUpdate()
    .executeTakeFirst()
  const isLogin = login === former
  return [
    {
      subject: 'access.account',
      id: account_id,
      before: isLogin ? { login } : {},
      after: { ...(isLogin ? { login: mail } : {}), mail: 'changed' },
    },
    ...(person && person.email !== mail
      ? [{ subject: 'people.person', id: person.id, before: { email: person.email }, after: { email: mail } }]
      : []),
  ]
}
