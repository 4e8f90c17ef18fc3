import { sql } from 'kysely'
import { accountsByRights } from '#areas/access/server/index.ts'
import { allows, write } from '#platform/contract/access.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { jrnReopen } from '../../contract/permissions.ts'
import { mayReopenGroup } from '../reopening/may-reopen.ts'

/** Accounts that may open closed quarters of a group: a query for each set of rights that holds the key, a few in a school. */
export async function decidersOf(
  db: Database,
  groupId: number,
  { today, context }: { today: string; context: AppContext },
): Promise<number[]> {
  const holders = (await accountsByRights(db, today, context)).filter(({ rights }) => allows(write(jrnReopen), rights))
  const each = holders.map(({ rights, members }) => {
    const asker = { ...rights, personId: sql.ref<number>('a.person_id'), accessRules: context.accessRules }
    return sql`select a.account_id
      from unnest(${members.map(({ accountId }) => accountId)}::integer[],
        ${members.map(({ personId }) => personId)}::integer[]) a(account_id, person_id)
      join classes.study_group g on g.id = ${groupId} where ${mayReopenGroup(asker, sql.ref('g.id'), today)}`
  })
  if (each.length === 0) return []
  const { rows } = await sql<{ account_id: number }>`${sql.join(each, sql` union `)} order by 1`.execute(db)
  return rows.map(({ account_id }) => account_id)
}
