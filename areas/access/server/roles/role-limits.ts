import { sql, type RawBuilder } from 'kysely'
import { msg, translate } from '#platform/contract/text.ts'
import type { AccessRules } from '#platform/server/access-rules.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { LimitTargets, RoleLimits } from '../../contract/account-roles.ts'

/** A limit as it is asked for. */
export type Limit = Pick<RoleLimits[number], 'kind' | 'id'>
/** The rooms that know what a role may be limited to. */
type Limiting = Pick<AccessRules, 'roleLimits'>

const target = sql<number>`coalesce(rl.class_id, rl.cathedra_id, rl.unit_id)`

/** What the held role `ar` is limited to, named. */
export function namedLimits({ roleLimits }: Limiting): RawBuilder<RoleLimits> {
  const titles = roleLimits.map(({ kind, titleOf }) => sql`when ${kind} then ${titleOf(target)}`)
  return sql<RoleLimits>`coalesce((
    select jsonb_agg(jsonb_build_object('kind', held.kind, 'id', held.id, 'title', held.title) order by held.kind, held.title)
    from (select rl.kind, ${target} as id, case rl.kind ${sql.join(titles, sql` `)} end as title
      from access.role_limit rl where rl.account_id = ar.account_id and rl.role_id = ar.role_id) held), '[]')`
}

/** What a role may be limited to on the day, kind by kind. */
export async function limitTargets(db: Database, { roleLimits }: Limiting, today: string): Promise<LimitTargets> {
  const targets: LimitTargets = []
  for (const { kind, title, offered } of roleLimits) {
    const { rows } = await offered(today).execute(db)
    targets.push({ kind, title: translate(title), items: rows })
  }
  return targets
}

/** Puts these limits in the place of the role's present ones. @throws Refusal 422 for a class, cathedra or unit that is not there */
export async function storeLimits(
  db: Database,
  { accountId, roleId, roleLimits }: Limiting & { accountId: number; roleId: number },
  limits: readonly Limit[],
): Promise<void> {
  await db.deleteFrom('access.role_limit').where('account_id', '=', accountId).where('role_id', '=', roleId).execute()
  if (limits.length === 0) return
  const found = roleLimits.map(({ kind, among }) => {
    const ids = limits.filter((limit) => limit.kind === kind).map(({ id }) => id)
    return sql`select ${kind}::text as kind, id from (${among(ids)}) among_them`
  })
  const column = (kind: Limit['kind']) => sql`case found.kind when ${kind} then found.id end`
  const { rows } = await sql`
    insert into access.role_limit (account_id, role_id, kind, class_id, cathedra_id, unit_id)
    select ${accountId}::integer, ${roleId}::integer, found.kind, ${column('class')}, ${column('cathedra')}, ${column('unit')}
    from (${sql.join(found, sql` union all `)}) found
    returning id`.execute(db)
  if (rows.length < limits.length) throw refuse('limits', msg`Такого класса, кафедры или подразделения нет`)
}

const keyOf = ({ kind, id }: Limit) => `${kind}:${id}`
/** Whether both name the same, in any order. */
export const areSameLimits = (one: readonly Limit[], other: readonly Limit[]): boolean => {
  const known = new Set(one.map(keyOf))
  return known.size === other.length && other.every((limit) => known.has(keyOf(limit)))
}
