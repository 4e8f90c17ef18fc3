import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { RoleLimits } from '../../contract/account-roles.ts'

/** A limit as it is asked for. */
export type Limit = Pick<RoleLimits[number], 'kind' | 'id'>

/** What the held role `ar` is limited to, named. */
export const namedLimits = sql<RoleLimits>`coalesce((
  select jsonb_agg(jsonb_build_object('kind', rl.kind, 'id', coalesce(rl.class_id, rl.cathedra_id, rl.unit_id),
    'title', coalesce(c.title, ca.title, u.title)) order by rl.kind, c.title, ca.title, u.title)
  from access.role_limit rl left join classes.class c on c.id = rl.class_id
  left join curriculum.cathedra ca on ca.id = rl.cathedra_id
  left join organisation.unit u on u.id = rl.unit_id
  where rl.account_id = ar.account_id and rl.role_id = ar.role_id), '[]')`

/** What a role may be limited to: classes of the year that goes on or comes next, cathedras, units. */
export async function limitTargets(db: Database, today: string): Promise<RoleLimits> {
  const { rows } = await sql<RoleLimits[number]>`
    select 'class' as kind, c.id, c.title from classes.class c
      join calendar.study_year y on y.id = c.year_id join classes.parallel p on p.id = c.parallel_id
      where y.id = (select id from calendar.study_year where date_end >= ${today}::date order by date_start limit 1)
      order by p.number, c.title`.execute(db)
  const cathedras = await db.selectFrom('curriculum.cathedra').select(['id', 'title']).orderBy('title').execute()
  const units = await db
    .selectFrom('organisation.unit')
    .where('archived_at', 'is', null)
    .select(['id', 'title'])
    .orderBy('title')
    .execute()
  return [
    ...rows,
    ...cathedras.map((one) => ({ kind: 'cathedra' as const, ...one })),
    ...units.map((one) => ({ kind: 'unit' as const, ...one })),
  ]
}

const idsOf = (limits: readonly Limit[], kind: Limit['kind']) =>
  limits.filter((limit) => limit.kind === kind).map(({ id }) => id)

/** Puts these limits in the place of the role's present ones. @throws Refusal 422 for a class, cathedra or unit that is not there */
export async function storeLimits(
  db: Database,
  { accountId, roleId }: { accountId: number; roleId: number },
  limits: readonly Limit[],
): Promise<void> {
  const [classes, cathedras, units] = [idsOf(limits, 'class'), idsOf(limits, 'cathedra'), idsOf(limits, 'unit')]
  await db.deleteFrom('access.role_limit').where('account_id', '=', accountId).where('role_id', '=', roleId).execute()
  const { rows } = await sql`
    insert into access.role_limit (account_id, role_id, kind, class_id, cathedra_id, unit_id)
    select ${accountId}::integer, ${roleId}::integer, 'class', id, null::integer, null::integer from classes.class where id = any(${classes}::integer[])
    union all
    select ${accountId}::integer, ${roleId}::integer, 'cathedra', null, id, null from curriculum.cathedra where id = any(${cathedras}::integer[])
    union all
    select ${accountId}::integer, ${roleId}::integer, 'unit', null, null, id from organisation.unit
      where id = any(${units}::integer[]) and archived_at is null
    returning id`.execute(db)
  if (rows.length < limits.length) throw refuse('limits', msg`Такого класса, кафедры или подразделения нет`)
}

const keyOf = ({ kind, id }: Limit) => `${kind}:${id}`
/** Whether both name the same, in any order. */
export const areSameLimits = (one: readonly Limit[], other: readonly Limit[]): boolean => {
  const known = new Set(one.map(keyOf))
  return known.size === other.length && other.every((limit) => known.has(keyOf(limit)))
}
