import { sql } from 'kysely'
import type { AccessRules } from '#platform/server/access-rules.ts'
import type { Database } from '#platform/server/database.ts'
import { roleOfKind } from '../../rules/granting.ts'
import { isGrantable, type Grantor } from '../roles/grantor.ts'

/** Roles that go with the kinds of a person, appointments included, and that the grantor may give. */
export async function offeredRoles(
  db: Database,
  { grantor, accessRules, today }: { grantor: Grantor; accessRules: AccessRules; today: string },
  personId: number,
): Promise<{ id: number; title: string }[]> {
  const appointed = Object.entries(accessRules.persons.appointments(sql.ref('p.id'), today)).map(
    ([kind, holds]) => sql`select ${Number(kind)}::integer where ${holds}`,
  )
  const given = Object.entries(roleOfKind).map(([kind, name]) => ({ kind: Number(kind), name }))
  const { rows } = await sql<{ id: number; title: string }>`
    select r.id, r.title from access.person p,
      jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as matching(kind integer, name text)
      join access.role r on r.name = matching.name
    where p.id = ${personId} and ${isGrantable(grantor)} and matching.kind in (${sql.join(
      [sql`select km.kind_id from access.person_kind km where km.person_id = p.id`, ...appointed],
      sql` union all `,
    )}) order by r.id`.execute(db)
  return rows
}
