import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Permissions } from '#platform/server/permission.ts'

/** Keys by which papers of others are decided upon: what a deputy has of the head. Never those that manage accounts and roles. */
const decidingKeys = ({ all }: Permissions) => all.flatMap(({ key, isDeciding }) => (isDeciding ? [key] : []))

/** Heads for whom somebody stands in today, over `dep`: their accounts are open, and they have not left the school. */
const heads = (today: string) => sql`access.deputising dep
  join access.account head on head.id = dep.head_account_id and head.status = 'active'
  where dep.during @> ${today}::date and not exists (select from access.person_employment e where e.person_id = dep.head_id
    having bool_and(coalesce(upper(e.during), 'infinity') <= ${today}::date))`

/** Accounts of those for whom the person `p` stands in today. What they have themselves for another is not theirs to pass on. */
export const headsOf = (today: string): RawBuilder<number[]> =>
  sql<number[]>`array(select dep.head_account_id from ${heads(today)} and dep.deputy_id = p.id order by 1)`

/** The same of everybody who stands in for somebody: `deputy_id`, `heads`. */
export const headsOfAll = (today: string) =>
  sql`(select dep.deputy_id, array_agg(dep.head_account_id order by dep.head_account_id) as heads
    from ${heads(today)} group by 1)`

/** Whether the key `rp` of the role `ar`, held by the account `a` or by a head, is given: of a head's role the deciding ones. */
export const isGivenByRole = (permissions: Permissions, isDeputising: boolean): RawBuilder<boolean> =>
  isDeputising
    ? sql<boolean>`(ar.account_id = a.id or rp.key = any(${decidingKeys(permissions)}::text[]))`
    : sql<boolean>`true`

export interface DeputisedGrant {
  key: string
  level: 'read' | 'write'
  role: string
  head: string
  until: string
}

/** Of the keys asked about: what an account has for the time it stands in for somebody, by the head's roles. */
export async function deputisedGrants(
  db: Database,
  { accountId, keys }: { accountId: number; keys: readonly string[] },
  { today, permissions }: { today: string; permissions: Permissions },
): Promise<DeputisedGrant[]> {
  const asked = decidingKeys(permissions).filter((key) => keys.includes(key))
  if (asked.length === 0) return []
  const { rows } = await sql<DeputisedGrant>`
    select rp.key, rp.level, r.title as role, hp.full_name as head, (upper(standing.during) - 1)::text as until
    from access.person p join access.deputising standing on standing.deputy_id = p.id and standing.during @> ${today}::date
    join access.person hp on hp.id = standing.head_id
    join access.account_role ar on ar.account_id = standing.head_account_id join access.role r on r.id = ar.role_id
    join access.role_permission rp on rp.role_id = ar.role_id
    where p.admin_user_id = ${accountId} and rp.key = any(${asked}::text[])
      and standing.head_account_id = any(${headsOf(today)}) order by rp.key, r.id`.execute(db)
  return rows
}
