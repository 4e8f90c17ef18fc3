import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { pasRoles } from '../../contract/permissions.ts'
import { restoreRole } from '../../contract/roles.ts'
import { requireCovered, requireGrantor } from './grantor.ts'
import { keepingRights } from './keep-rights.ts'
import { roleRow } from './list-roles.ts'
import { RemovedRole, requireFreeTitle } from './role-parts.ts'

/** The role as it was when it went; null where none of this id has gone. */
async function removedRole(db: Database, roleId: number) {
  const last = await db
    .selectFrom('history.change')
    .where('subject', '=', 'access.role')
    .where('subject_id', '=', roleId)
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .select(['before', 'after'])
    .executeTakeFirst()
  const { data } = RemovedRole.safeParse(last?.before)
  return last?.after === null ? (data ?? null) : null
}

export const restoreRoleHandler = handle(restoreRole, async ({ params, caller, db, today, record }) =>
  keepingRights(db, today, async () => {
    const grantor = await requireGrantor(db, caller, today, [pasRoles])
    const there = await db.selectFrom('access.role').where('id', '=', params.id).select('id').executeTakeFirst()
    if (there) throw conflict(msg`Эта роль уже на месте`)
    const removed = await removedRole(db, params.id)
    if (removed === null) throw notFound()
    const { grants, granted_by, granting, ...fields } = removed
    requireCovered(grantor, grants)
    await requireFreeTitle(db, fields.title)
    await sql`insert into access.role (id, name, title, description, second_factor, is_granted_by_managers, is_system)
      overriding system value values (${params.id}, ${fields.name}, ${fields.title}, ${fields.description},
        ${fields.second_factor}, ${fields.is_granted_by_managers}, false)`.execute(db)
    if (grants.length > 0)
      await db
        .insertInto('access.role_permission')
        .values(grants.map((grant) => ({ role_id: params.id, ...grant })))
        .execute()
    await sql`insert into access.role_granter (role_id, granter_id)
      select ${params.id}::integer, r.id from access.role r where r.id = any(${granted_by})
      union all select r.id, ${params.id} from access.role r where r.id = any(${granting})`.execute(db)
    const rights = Object.fromEntries(grants.map(({ key, level }) => [key, level]))
    await record({
      subject: 'access.role',
      id: params.id,
      after: { title: fields.title, description: fields.description, ...rights },
    })
    return roleRow(db, { caller, today }, params.id)
  }),
)
