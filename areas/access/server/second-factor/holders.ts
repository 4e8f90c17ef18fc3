import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import type { Permissions } from '#platform/server/permission.ts'
import { conflict, forbidden, notFound, outdated } from '#platform/server/refusal.ts'
import { changeFactorRole, listFactorHolders, listFactorRoles, resetFactor } from '../../contract/second-factor.ts'
import { accountToChange } from '../accounts/may-change.ts'
import { findGrantor, isGrantable } from '../roles/grantor.ts'
import { endSessions } from '../sessions.ts'
import { notifyFactorChanged } from '../notify-owner.ts'
import { removeFactor } from './remove-factor.ts'
import { requiresByDefault, requiresFactor, hasFactor, hasFactorSql } from './standing.ts'

const sortName = sql`coalesce(p.sort_name, a.login)`
const requiringRoles = (permissions: Permissions) => sql<string[]>`array(
  select r.title from access.account_role ar join access.role r on r.id = ar.role_id
  where ar.account_id = a.id and ${requiresFactor('r', permissions)} order by r.id)`
const has = hasFactorSql('a.id')

const listFactorHoldersHandler = handle(listFactorHolders, ({ query, db, context }) => {
  const requiring = requiringRoles(context.accessRules.permissions)
  const states = { lacks: sql<boolean>`not ${has}`, has }
  const found = db
    .selectFrom('access.account as a')
    .leftJoin('access.person as p', 'p.admin_user_id', 'a.id')
    .where('a.status', '=', 'active')
    .where(sql<boolean>`(${has} or cardinality(${requiring}) > 0)`)
    .where(query.state === undefined ? sql<boolean>`true` : states[query.state])
    .where(containsWords(sql`coalesce(p.search, platform.search_text(a.login))`, query.search ?? ''))
  const way = query.asc ? 'asc' : 'desc'
  const rows = found
    .select([
      'a.id',
      'p.id as person_id',
      sql<string>`coalesce(p.full_name, a.login)`.as('full_name'),
      requiring.as('roles'),
      sql<boolean>`exists (select from access.totp f where f.account_id = a.id and f.confirmed_at is not null)`.as(
        'has_totp',
      ),
      sql<number>`(select count(*)::integer from access.passkey f where f.account_id = a.id)`.as('passkeys'),
      sql<number>`(select count(*)::integer from access.recovery_code f
        where f.account_id = a.id and f.used_at is null)`.as('codes_left'),
    ])
    .orderBy(query.sort === 'name' ? sortName : has, way)
    .orderBy(sortName)
    .orderBy('a.id')
  return pageOf(query, found.select(total), rows)
})

const resetFactorHandler = handle(resetFactor, async ({ params, caller, db, today, record, publish }) => {
  const { id } = await accountToChange(db, caller, today, params.id)
  if (!(await hasFactor(db, id))) throw conflict(msg`У этого человека вход в два шага не включён`)
  await removeFactor(db, id)
  await endSessions(db, { accountId: id })
  await record({ subject: 'access.account', id, after: { second_factor: msg`сброшен администратором`.stored() } })
  await notifyFactorChanged(db, publish, id, msg`Вход в два шага сброшен администратором`, null)
  return {}
})

const listFactorRolesHandler = handle(listFactorRoles, async ({ db, context: { accessRules } }) => {
  const holdings = sql`from access.account_role ar join access.account a on a.id = ar.account_id
    where ar.role_id = r.id and a.status = 'active'`
  const items = await db
    .selectFrom('access.role as r')
    .select([
      'r.id',
      'r.title',
      requiresFactor('r', accessRules.permissions).as('is_required'),
      requiresByDefault('r', accessRules.permissions).as('by_default'),
      sql<number>`(select count(*)::integer ${holdings})`.as('people'),
      sql<number>`(select count(*)::integer ${holdings} and not ${has})`.as('missing'),
    ])
    .orderBy('r.id')
    .execute()
  return { items }
})

const changeFactorRoleHandler = handle(
  changeFactorRole,
  async ({ body: { role_id, is_required, seen }, caller, db, today, context, record }) => {
    const grantor = await findGrantor(db, caller, today)
    const role = await db
      .selectFrom('access.role as r')
      .where('r.id', '=', role_id)
      .select([
        'r.id',
        'r.title',
        requiresFactor('r', context.accessRules.permissions).as('is_required'),
        (grantor === null ? sql<boolean>`false` : isGrantable(grantor)).as('may_grant'),
      ])
      .forUpdate()
      .executeTakeFirst()
    if (!role) throw notFound()
    // to ask for more is always allowed
    if (!is_required && !role.may_grant)
      throw forbidden(msg`Для роли «${role.title}» это решает тот, кто может её выдать`)
    if (role.is_required !== seen) throw outdated(msg`Это уже изменил другой администратор. Обновите страницу`)
    await db
      .updateTable('access.role')
      .set({ second_factor: is_required, version: sql`version + 1` })
      .where('id', '=', role.id)
      .execute()
    await record({
      subject: 'access.role',
      id: role.id,
      before: { second_factor: role.is_required },
      after: { second_factor: is_required },
    })
    return {}
  },
)

export const factorHolderHandlers = [
  listFactorHoldersHandler,
  resetFactorHandler,
  listFactorRolesHandler,
  changeFactorRoleHandler,
]
