import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound, outdated } from '#platform/server/refusal.ts'
import { pasRoles } from '../../contract/permissions.ts'
import { changeRole, createRole, removeRole } from '../../contract/roles.ts'
import { defaultGranting } from '../../rules/granting.ts'
import { requireCovered, requireGrantor } from './grantor.ts'
import { keepingRights } from './keep-rights.ts'
import { roleRow } from './list-roles.ts'
import { grantsOf, keptRole, requireFreeTitle } from './role-parts.ts'

const createRoleHandler = handle(createRole, async ({ body, caller, db, today, record }) => {
  const { copy_of, ...fields } = body
  return keepingRights(db, today, async () => {
    const grantor = await requireGrantor(db, caller, today, [pasRoles])
    const grants = copy_of == null ? [] : await grantsOf(db, (await roleRow(db, { caller, today }, copy_of)).id)
    requireCovered(grantor, grants)
    await requireFreeTitle(db, fields.title)
    const { id } = await db
      .insertInto('access.role')
      .values({ ...fields, name: `own_${randomBytes(6).toString('hex')}`, is_system: false })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (grants.length > 0)
      await db
        .insertInto('access.role_permission')
        .values(grants.map((grant) => ({ role_id: id, ...grant })))
        .execute()
    await sql`insert into access.role_granter (role_id, granter_id)
      select ${id}::integer, id from access.role where name = any(${[...defaultGranting('').granters]}::text[])`.execute(
      db,
    )
    const rights = Object.fromEntries(grants.map(({ key, level }) => [key, level]))
    await record({ subject: 'access.role', id, after: { ...fields, ...rights } })
    return roleRow(db, { caller, today }, id)
  })
})

const changeRoleHandler = handle(changeRole, async ({ params: { id }, body, caller, db, today, record }) => {
  const { version, ...fields } = body
  return keepingRights(db, today, async () => {
    await requireGrantor(db, caller, today, [pasRoles])
    const before = await roleRow(db, { caller, today }, id)
    if (before.version !== version)
      throw outdated(
        msg`Роль уже изменили: «${before.title}», ${before.description || msg`без описания`}. Обновите страницу и повторите`,
      )
    await requireFreeTitle(db, fields.title, id)
    await db
      .updateTable('access.role')
      .set({ ...fields, version: version + 1 })
      .where('id', '=', id)
      .execute()
    const { title, description } = before
    await record({ subject: 'access.role', id, before: { title, description }, after: fields })
    return roleRow(db, { caller, today }, id)
  })
})

const maxNamed = 5
const removeRoleHandler = handle(removeRole, async ({ params: { id }, caller, db, today, record }) =>
  keepingRights(db, today, async () => {
    await requireGrantor(db, caller, today, [pasRoles])
    const { is_system, people } = await roleRow(db, { caller, today }, id)
    if (is_system) throw conflict(msg`Это роль системы: её можно назвать по-своему, но не удалить`)
    if (people > 0) {
      const { rows } = await sql<{ name: string }>`select coalesce(p.full_name, a.login) as name
        from access.account_role ar join access.account a on a.id = ar.account_id
        left join access.person p on p.admin_user_id = a.id
        where ar.role_id = ${id} order by coalesce(p.sort_name, a.login) limit ${sql.lit(maxNamed)}`.execute(db)
      const more = people > rows.length ? msg` и ещё ${people - rows.length}` : ''
      const holders = rows.map((one) => one.name).join(', ')
      throw conflict(msg`Роль держат: ${holders}${more}. Сначала заберите её у них`)
    }
    const kept = await keptRole(db, id)
    const rights = Object.fromEntries(kept.grants.map(({ key, level }) => [key, level]))
    const removed = await db.deleteFrom('access.role').where('id', '=', id).returning('id').executeTakeFirst()
    if (!removed) throw notFound()
    await record({ subject: 'access.role', id, before: { ...kept, ...rights } })
    return {}
  }),
)

export const roleChangeHandlers = [createRoleHandler, changeRoleHandler, removeRoleHandler]
