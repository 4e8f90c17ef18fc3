import { sql } from 'kysely'
import type { Rights } from '#platform/contract/access.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { isDemonstrationLogin } from '../rules/demonstration.ts'
import { sidesOf } from '../rules/session-rights.ts'
import { hasLeft, holdingsOfAll, isParent } from './holdings.ts'
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
interface Row extends Member {
  login: string
  /** What rights follow from: equal where they are equal. */
  holdings: string
}

/** What each account with roles holds, with the limits. */
const roles = sql`(
  select ar.account_id, jsonb_agg(jsonb_build_array(ar.role_id, l.limits) order by ar.role_id) as held
  from access.account_role ar left join (
    select rl.account_id, rl.role_id, jsonb_agg(jsonb_build_array(rl.class_id, rl.cathedra_id, rl.unit_id)
      order by rl.class_id, rl.cathedra_id, rl.unit_id) as limits
    from access.role_limit rl group by 1, 2) l using (account_id, role_id)
  group by 1)`

/**
 * All accounts that may sign in, by the rights that each side of theirs has at this moment: so many groups as there are
 * different rights, in two queries. Of who must set a second factor up first, `isSettingUp`.
 */
export async function accountsByRights(
  db: Database,
  today: string,
  { isDemonstration, accessRules: { permissions } }: Pick<AppContext, 'isDemonstration' | 'accessRules'>,
): Promise<EqualRights[]> {
  const { rows } = await sql<Row>`
    select a.id as "accountId", p.id as "personId", a.login, jsonb_build_array(
      case when roles.held is not null and not ${hasLeft(today)} then roles.held end,
      ${isParent(today)}, ${hasFactorSql('a.id')})::text as holdings
    from access.account a left join access.person p on p.admin_user_id = a.id
    left join ${roles} roles on roles.account_id = a.id
    where a.status = 'active'`.execute(db)
  const alike = Map.groupBy(
    rows,
    ({ holdings, login }) => `${holdings} ${isDemonstration && isDemonstrationLogin(login)}`,
  )
  const groups = [...alike.values()]
  const firsts = groups.flatMap(([first]) => (first ? [first.accountId] : []))
  if (firsts.length === 0) return []
  const known = new Map(
    (await holdingsOfAll(db, firsts, today, permissions)).map((holdings) => [holdings.accountId, holdings]),
  )
  return groups.flatMap((members) => {
    const holdings = members[0] && known.get(members[0].accountId)
    if (!holdings) return []
    const isSettingUp = holdings.isWithoutFactor && !(isDemonstration && isDemonstrationLogin(holdings.login))
    return sidesOf(holdings, permissions).map((side) => ({ rights: { ...side, isSettingUp }, members }))
  })
}
