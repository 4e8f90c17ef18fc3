import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** A unit that is not in the archive; persons by their ids. */
export interface StaffedUnit {
  id: number
  title: string
  parent_id: number | null
  /** Null too where the head has left the school. */
  head_id: number | null
  /** Who holds a post in it on the day, each once. */
  staff: number[]
}

/** All units with those who work in them on a day, by their ids; one query. */
export async function staffedUnits(db: Database, day: string): Promise<StaffedUnit[]> {
  const { rows } = await sql<StaffedUnit>`
    select u.id, u.title, u.parent_id, h.id as head_id,
      array(select distinct e.person_id from people.employment e join people.person p on p.id = e.person_id
        where e.unit_id = u.id and e.during @> ${day}::date and p.archived_at is null) as staff
    from organisation.unit u left join organisation.unit_head uh on uh.unit_id = u.id and uh.during @> ${day}::date
      left join people.person h on h.id = uh.person_id and h.archived_at is null
    where u.archived_at is null order by u.id`.execute(db)
  return rows
}
