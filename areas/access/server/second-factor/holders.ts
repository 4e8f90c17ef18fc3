import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, forbidden, notFound, outdated } from '#platform/server/refusal.ts'
import { changeFactorRole, listFactorRoles, resetFactor } from '../../contract/second-factor.ts'
import { accountToChange } from '../accounts/may-change.ts'
import { findGrantor, isGrantable } from '../roles/grantor.ts'
import { endSessions } from '../sessions.ts'
import { notifyFactorChanged } from '../notify-owner.ts'
import { listHoldersHandlers } from './list-holders.ts'
import { removeFactor } from './remove-factor.ts'
import { requiresByDefault, requiresFactor, hasFactor, hasFactorSql } from './standing.ts'

const has = hasFactorSql('a.id')

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
  // all roles at once: role by role accounts are read for each, twice
  const held = sql<{ role_id: number; people: number; missing: number }>`(
    select ar.role_id, count(*)::integer as people, (count(*) filter (where not ${has}))::integer as missing
    from access.account_role ar join access.account a on a.id = ar.account_id
    where a.status = 'active' group by ar.role_id)`
  const items = await db
    .selectFrom('access.role as r')
    .leftJoin(held.as('held'), 'held.role_id', 'r.id')
    .select([
      'r.id',
      'r.title',
      requiresFactor('r', accessRules.permissions).as('is_required'),
      requiresByDefault('r', accessRules.permissions).as('by_default'),
      sql<number>`coalesce(held.people, 0)`.as('people'),
      sql<number>`coalesce(held.missing, 0)`.as('missing'),
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
  ...listHoldersHandlers,
  resetFactorHandler,
  listFactorRolesHandler,
  changeFactorRoleHandler,
]
