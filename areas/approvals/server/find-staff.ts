import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords } from '#platform/server/list.ts'
import { refuse } from '#platform/server/refusal.ts'
import { findStaff } from '../contract/deputies.ts'

const maxFound = 20
/** Whoever works at the school and can sign in, over `approvals.person p`: their account is open, with a role that no student has. */
const isStaff = (today: string) => sql<boolean>`(p.archived_at is null and exists (select from access.account a
    join access.account_role ar on ar.account_id = a.id join access.role role on role.id = ar.role_id
    where a.id = p.admin_user_id and a.status = 'active' and role.name is distinct from 'student')
  and not exists (select from access.person_employment e where e.person_id = p.id
    having bool_and(coalesce(upper(e.during), 'infinity') <= ${today}::date)))`

export const findStaffHandler = handle(findStaff, async ({ query: { search, id }, db, today }) => {
  const { rows } = await sql<{ id: number; name: string }>`select p.id, p.full_name as name from approvals.person p
    where ${isStaff(today)} and (${id ?? null}::integer is null or p.id = ${id ?? null}) and ${containsWords(sql`p.search`, search)}
    order by p.sort_name, p.id limit ${sql.lit(maxFound)}`.execute(db)
  return { items: rows }
})

/** @throws Refusal 422 at the field, of somebody who does not work here or could not sign in */
export async function requireStaff(
  db: Database,
  id: number,
  field: string,
  today: string,
): Promise<{ id: number; name: string }> {
  const { rows } = await sql<{ id: number; name: string }>`select p.id, p.short_name as name from approvals.person p
    where p.id = ${id} and ${isStaff(today)}`.execute(db)
  if (!rows[0]) throw refuse(field, msg`Выберите сотрудника с открытой учётной записью`)
  return rows[0]
}
