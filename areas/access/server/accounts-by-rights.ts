import { sql } from 'kysely'
import type { Rights } from '#platform/contract/access.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { demonstrationDomain } from '../rules/demonstration.ts'
import { sidesOf } from '../rules/session-rights.ts'
import { holdings, isAmongLeft, isParent } from './holdings.ts'
import { headsOfAll } from './deputising.ts'
import { hasFactorSql } from './second-factor/standing.ts'

interface Member {
  accountId: number
  personId: number | null
}
/** Accounts with the same rights on one side. */
export interface EqualRights {
  rights: Rights
  members: Member[]
}
/** Accounts from whose holdings the same rights follow. */
interface Row {
  accounts: number[]
  persons: (number | null)[]
  is_of_demonstration: boolean
}

/** What each account with roles holds, with the limits. */
const roles = sql`(
  select ar.account_id, array_agg(ar.role_id order by ar.role_id) as held,
    string_agg(l.limits, ';' order by ar.role_id) as limits
  from access.account_role ar left join (
    select rl.account_id, rl.role_id, concat(rl.role_id, ':', string_agg(
      concat(rl.class_id, ',', rl.cathedra_id, ',', rl.unit_id), ' ' order by rl.class_id, rl.cathedra_id, rl.unit_id)) as limits
    from access.role_limit rl group by 1, 2) l using (account_id, role_id)
  group by 1)`

/** Accounts that may sign in, with their persons in the same order, by all from which rights follow. */
const alikeOn = (today: string) => sql<Row>`(
  select array_agg(account_id order by account_id) as accounts, array_agg(person_id order by account_id) as persons,
    is_of_demonstration
  from (
    select a.id as account_id, p.id as person_id, roles.held, roles.limits, standing.heads, ${isParent(today)} as is_parent,
      ${hasFactorSql('a.id')} as has_factor, right(a.login, ${demonstrationDomain.length}) = ${demonstrationDomain} as is_of_demonstration
    from access.account a left join access.person p on p.admin_user_id = a.id
    left join ${roles} roles on roles.account_id = a.id and not ${isAmongLeft(today)}
    left join ${headsOfAll(today)} standing on standing.deputy_id = p.id
    where a.status = 'active' offset 0) one
  group by held, limits, heads, is_parent, has_factor, is_of_demonstration)`

/**
 * All accounts that may sign in, by the rights that each side of theirs has at this moment: so many groups as there are
 * different rights, in one query. Of who must set a second factor up first, `isSettingUp`.
 */
export async function accountsByRights(
  db: Database,
  today: string,
  { isDemonstration, accessRules: { permissions } }: Pick<AppContext, 'isDemonstration' | 'accessRules'>,
): Promise<EqualRights[]> {
  const groups = await holdings(db, today, permissions)
    .innerJoin(alikeOn(today).as('alike'), (join) => join.on(sql<boolean>`a.id = alike.accounts[1]`))
    .select(['alike.accounts', 'alike.persons', 'alike.is_of_demonstration'])
    .orderBy('a.id')
    .execute()
  return groups.flatMap(({ accounts, persons, is_of_demonstration, ...held }) => {
    const members = accounts.map((accountId, index) => ({ accountId, personId: persons[index] ?? null }))
    const isSettingUp = held.isWithoutFactor && !(isDemonstration && is_of_demonstration)
    return sidesOf(held, permissions).map((side) => ({ rights: { ...side, isSettingUp }, members }))
  })
}
