import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Holdings } from '../rules/session-rights.ts'

export interface AccountHoldings extends Holdings {
  accountId: number
  personId: number | null
  status: string
}

/** Was employed at the school and is no more, nor will be: roles go with the post, whether or not somebody took them back. */
const hasLeft = (today: string) => sql<boolean>`exists (select from people.employment e where e.person_id = p.id
  having bool_and(coalesce(upper(e.during), 'infinity') <= ${today}::date))`

/** What an account holds now: its person, roles, keys, and whether it is a parent's; undefined where there is none. */
export async function holdingsOf(db: Database, accountId: number, today: string): Promise<AccountHoldings | undefined> {
  return db
    .selectFrom('access.account as a')
    .leftJoin('people.person as p', 'p.admin_user_id', 'a.id')
    .where('a.id', '=', accountId)
    .select([
      'a.id as accountId',
      'a.status',
      'p.id as personId',
      sql<string[]>`array(select r.name from access.account_role ar join access.role r on r.id = ar.role_id
        where ar.account_id = a.id and not ${hasLeft(today)} order by r.id)`.as('roles'),
      sql<
        Holdings['keys']
      >`coalesce((select jsonb_agg(jsonb_build_object('key', rp.key, 'level', rp.level) order by rp.key)
        from access.account_role ar join access.role_permission rp using (role_id)
        where ar.account_id = a.id and not ${hasLeft(today)}), '[]')`.as('keys'),
      sql<boolean>`exists (select from people.kinship k where k.adult_id = p.id and k.is_legal_representative
        and k.during @> ${today}::date)`.as('isParent'),
    ])
    .executeTakeFirst()
}
