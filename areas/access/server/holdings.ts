import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Permissions } from '#platform/server/permission.ts'
import { headsOf, isGivenByRole } from './deputising.ts'
import { requiresFactor, hasFactorSql } from './second-factor/standing.ts'
import type { Holdings, LimitedRole } from '../rules/session-rights.ts'

export interface AccountHoldings extends Holdings {
  accountId: number
  personId: number | null
  status: string
  login: string
  /** Of the person; of an account of nobody its login. */
  name: string
  /** A role of theirs requires a second factor, and they have none. */
  isWithoutFactor: boolean
}

/** Was employed at the school and is no more, nor will be: roles go with the post, whether or not somebody took them back. */
export const hasLeft = (
  today: string,
) => sql<boolean>`exists (select from access.person_employment e where e.person_id = p.id
  having bool_and(coalesce(upper(e.during), 'infinity') <= ${today}::date))`

/** The same, asked of many: who has left is found once, not person by person. */
export const isAmongLeft = (today: string) => sql<boolean>`(p.id in (
  select e.person_id from access.person_employment e group by e.person_id
  having bool_and(coalesce(upper(e.during), 'infinity') <= ${today}::date)) is true)`

/** Of the held role `ar`. */
const limitsOf = sql`from access.role_limit rl where rl.account_id = ar.account_id and rl.role_id = ar.role_id`
/** Whether the held role `ar` holds within classes, cathedras or units only. */
export const isLimited = sql<boolean>`exists (select ${limitsOf})`

/** Legal representative of somebody today, of the person `p`. */
export const isParent = (today: string) => sql<boolean>`exists (select from access.legal_representative k
  where k.person_id = p.id and k.during @> ${today}::date)`

/** What an account holds now: its person, roles, keys, and whether it is a parent's; undefined where there is none. */
export const holdingsOf = (
  db: Database,
  accountId: number,
  today: string,
  permissions: Permissions,
): Promise<AccountHoldings | undefined> =>
  holdings(db, today, permissions).where('a.id', '=', accountId).executeTakeFirst()

/** The same without what they have for the time they stand in for somebody: nobody gives on what is not theirs. */
export const ownHoldingsOf = (
  db: Database,
  accountId: number,
  today: string,
  permissions: Permissions,
): Promise<AccountHoldings | undefined> =>
  holdings(db, today, permissions, false).where('a.id', '=', accountId).executeTakeFirst()

/** The same of several. */
export const holdingsOfAll = (
  db: Database,
  accounts: number[],
  today: string,
  permissions: Permissions,
): Promise<AccountHoldings[]> => holdings(db, today, permissions).where('a.id', 'in', accounts).execute()

/** The same of all accounts `a` with their persons `p`, to be narrowed. */
export function holdings(db: Database, today: string, permissions: Permissions, isDeputising = true) {
  const given = isGivenByRole(permissions, isDeputising)
  const heldBy = sql`ar.account_id = any(a.id || ${isDeputising ? headsOf(today) : sql`'{}'::integer[]`}) and not ${hasLeft(today)}`
  return db
    .selectFrom('access.account as a')
    .leftJoin('access.person as p', 'p.admin_user_id', 'a.id')
    .select([
      'a.id as accountId',
      'a.status',
      'a.login',
      'p.id as personId',
      sql<string>`coalesce(p.full_name, a.login)`.as('name'),
      sql<string[]>`array(select r.name from access.account_role ar join access.role r on r.id = ar.role_id
        where ar.account_id = a.id and not ${hasLeft(today)} order by r.id)`.as('roles'),
      sql<
        Holdings['keys']
      >`coalesce((select jsonb_agg(jsonb_build_object('key', rp.key, 'level', rp.level) order by rp.key)
        from access.account_role ar join access.role_permission rp using (role_id)
        where ${heldBy} and ${given} and not ${isLimited}), '[]')`.as('keys'),
      sql<LimitedRole[]>`coalesce((select jsonb_agg(jsonb_build_object(
          'classes', array(select rl.class_id ${limitsOf} and rl.class_id is not null order by 1),
          'cathedras', array(select rl.cathedra_id ${limitsOf} and rl.cathedra_id is not null order by 1),
          'units', array(select rl.unit_id ${limitsOf} and rl.unit_id is not null order by 1),
          'keys', array(select jsonb_build_object('key', rp.key, 'level', rp.level)
            from access.role_permission rp where rp.role_id = ar.role_id and ${given} order by rp.key)) order by ar.role_id)
        from access.account_role ar
        where ${heldBy} and ${isLimited}), '[]')`.as('limited'),
      isParent(today).as('isParent'),
      sql<boolean>`not ${hasFactorSql('a.id')} and exists (select from access.account_role ar
        join access.role r on r.id = ar.role_id
        where ar.account_id = a.id and ${requiresFactor('r', permissions)} and not ${hasLeft(today)})`.as(
        'isWithoutFactor',
      ),
    ])
}
