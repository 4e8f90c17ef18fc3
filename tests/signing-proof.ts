import { hashPassword } from '#areas/access/server/index.ts'
import type { startTestApp, Who } from './test-app.ts'

const password = 'семь тощих ёжиков'

/** Gives an account of the fixture a password. @returns what a call that signs takes beside its own fields */
export async function proofOf(
  { db, accountOf }: Pick<Awaited<ReturnType<typeof startTestApp>>, 'db' | 'accountOf'>,
  who: Who,
): Promise<{ password: string }> {
  await db
    .updateTable('access.account')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', accountOf(who))
    .execute()
  return { password }
}
