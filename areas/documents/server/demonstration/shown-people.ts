import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

export interface Shown {
  id: number
  account_id: number
  name: string
}
/** Who the papers of the demonstration are of, by, and for. */
export interface ShownPeople {
  director: Shown
  uk: Shown
  hr: Shown
  teacher: Shown
  headteacher: Shown
  parent: Shown
  child: Shown
  /** Whoever works at the school today, by the ids. */
  staff: readonly number[]
}

const holderOf = (login: string) => sql`
  select p.id, a.id as account_id, p.full_name as name from access.account a join people.person p on p.admin_user_id = a.id
  where a.login like ${`${login}@%`} limit 1`

/** Null where the school of the demonstration lacks one of them: a small one of tests. */
export async function findShownPeople(db: Database, today: string): Promise<ShownPeople | null> {
  const roles = ['director', 'uk', 'hr', 'teacher', 'headteacher', 'parent'] as const
  const found: Partial<Record<(typeof roles)[number] | 'child', Shown>> = {}
  for (const role of roles) {
    const { rows } = await sql<Shown>`${holderOf(role)}`.execute(db)
    if (!rows[0]) return null
    found[role] = rows[0]
  }
  const { rows: children } = await sql<Shown>`
    select c.id, coalesce(c.admin_user_id, 0) as account_id, c.full_name as name from people.kinship k join people.person c on c.id = k.child_id
    where k.adult_id = ${found.parent?.id ?? 0} order by c.id limit 1`.execute(db)
  const { rows: staff } = await sql<{ id: number }>`
    select distinct p.id from people.person p join people.employment e on e.person_id = p.id and e.during @> ${today}::date
    where p.archived_at is null order by p.id`.execute(db)
  if (!children[0]) return null
  return { ...(found as Omit<ShownPeople, 'child' | 'staff'>), child: children[0], staff: staff.map(({ id }) => id) }
}
