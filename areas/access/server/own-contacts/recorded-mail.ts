import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { contactsChanged, personToChange } from '../accounts/new-account.ts'
import type { MailLink } from './mail-link.ts'

/** What the history keeps of a mail that is about to take its place: of the card, and of a login that was one. */
export async function recordedMail(
  db: Database,
  { account_id, mail, login }: MailLink,
  former: string | undefined,
): Promise<Change[]> {
  const person = await personToChange(db, account_id)
  const isLogin = login === former
  return [
    {
      subject: 'access.account',
      id: account_id,
      before: isLogin ? { login } : {},
      after: { ...(isLogin ? { login: mail } : {}), mail: 'changed' },
    },
    ...(person && person.email !== mail ? [contactsChanged(person.id, { email: person.email }, { email: mail })] : []),
  ]
}
