import { sql } from 'kysely'
import { notify, type NewNotice } from '#areas/notices/server/index.ts'
import type { Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'

type Said = Omit<NewNotice, 'accountId' | 'subject'> & { subject: string }

/** Tells persons, those of them who have an account; of one subject each is told once. */
export async function notifyPersons(
  { db, publish }: { db: Database; publish: Publish },
  persons: readonly number[],
  notice: Said,
): Promise<void> {
  if (persons.length === 0) return
  const { rows } = await sql<{ account_id: number }>`
    select distinct p.admin_user_id as account_id from people.person p
    where p.id = any(${[...persons]}::integer[]) and p.admin_user_id is not null`.execute(db)
  await notify(
    db,
    publish,
    rows.map(({ account_id }) => ({ ...notice, accountId: account_id })),
  )
}
