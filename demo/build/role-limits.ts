import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** Parallels that one of the deputies answers for. */
const primary = { from: 1, to: 4 }
const ownRole = {
  name: 'own_duty',
  title: 'Дежурный администратор',
  description: 'Следит за порядком на этаже в свой день',
}
const ownRights = { eva_evacuation: 'write', hrs_absence_control: 'read', mnt_attendance: 'read', cab_areas: 'read' }

/** A deputy for the primary school only, and a role of the school's own that the methodists hold. */
export async function buildRoleLimits(db: Database): Promise<void> {
  await sql`
    insert into access.role_limit (account_id, role_id, kind, class_id)
    select deputy.account_id, deputy.role_id, 'class', c.id
    from (select ar.account_id, ar.role_id from access.account_role ar join access.role r on r.id = ar.role_id
      join access.account a on a.id = ar.account_id
      where r.name = 'headteacher' and a.password_hash is null order by ar.account_id limit 1) deputy,
      classes.class c join classes.parallel p on p.id = c.parallel_id
    where p.number between ${primary.from} and ${primary.to}
      and c.year_id = (select id from calendar.study_year order by date_start desc limit 1)`.execute(db)
  const { id } = await db.insertInto('access.role').values(ownRole).returning('id').executeTakeFirstOrThrow()
  const rights = Object.entries(ownRights).map(([key, level]) => ({ role_id: id, key, level }))
  await db.insertInto('access.role_permission').values(rights).execute()
  await sql`
    insert into access.account_role (account_id, role_id)
    select ar.account_id, ${id}::integer from access.account_role ar join access.role r on r.id = ar.role_id
    where r.name = 'metodist'`.execute(db)
}
