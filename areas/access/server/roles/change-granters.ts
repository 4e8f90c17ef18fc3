import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { forbidden, outdated, refuse } from '#platform/server/refusal.ts'
import { pasRolesSettings } from '../../contract/permissions.ts'
import { changeGranters, type RoleRow } from '../../contract/roles.ts'
import { requireGrantor } from './grantor.ts'
import { keepingRights } from './keep-rights.ts'
import { roleRow } from './list-roles.ts'

type Granting = Pick<RoleRow, 'is_granted_by_managers' | 'granters'>

/** «те, кто ведёт роли, Директор». */
const inWords = ({ is_granted_by_managers, granters }: Granting): string =>
  [...(is_granted_by_managers ? [t`те, кто ведёт роли`] : []), ...granters.map(({ title }) => title)].join(', ') ||
  t`только суперадминистратор`

async function store(
  db: Database,
  roleId: number,
  { is_granted_by_managers, role_ids }: { is_granted_by_managers: boolean; role_ids: readonly number[] },
): Promise<void> {
  await db
    .updateTable('access.role')
    .set({ is_granted_by_managers, version: sql`version + 1` })
    .where('id', '=', roleId)
    .execute()
  await db.deleteFrom('access.role_granter').where('role_id', '=', roleId).execute()
  const { rows } = await sql`insert into access.role_granter (role_id, granter_id)
    select ${roleId}::integer, id from access.role where id = any(${role_ids}::integer[]) returning granter_id`.execute(
    db,
  )
  if (rows.length < role_ids.length) throw refuse('role_ids', msg`Такой роли нет`)
}

const idsOf = ({ granters }: Granting) => granters.map(({ id }) => id)
const areSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

export const changeGrantersHandler = handle(
  changeGranters,
  async ({ params: { id }, body: { seen, ...given }, caller, db, today, record }) =>
    keepingRights(db, today, async () => {
      await requireGrantor(db, caller, today, [pasRolesSettings])
      const before = await roleRow(db, { caller, today }, id)
      if (!before.may_grant)
        throw forbidden(msg`Кто выдаёт роль «${before.title}», решает тот, кто может её выдать: ${inWords(before)}`)
      if (seen.is_granted_by_managers !== before.is_granted_by_managers || !areSame(seen.role_ids, idsOf(before)))
        throw outdated(msg`Это уже изменили, теперь роль выдают: ${inWords(before)}. Обновите страницу и повторите`)
      await store(db, id, given)
      const after = await roleRow(db, { caller, today }, id)
      await record({
        subject: 'access.role',
        id,
        before: { granters: inWords(before) },
        after: { granters: inWords(after) },
      })
      return after
    }),
)
