import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

export interface UnitStaff {
  /** Null: those who work in no unit. */
  unit_id: number | null
  title: string | null
  head_id: number | null
  /** Ids of persons, each once. */
  staff: number[]
}

/** Who works in which unit on a day, units in the order of their titles; one query. */
export async function staffByUnit(db: Database, day: string): Promise<UnitStaff[]> {
  const { rows } = await sql<UnitStaff>`
    select u.id as unit_id, u.title, u.head_id, array_agg(distinct e.person_id) as staff
    from people.employment e join people.person p on p.id = e.person_id left join organisation.unit u on u.id = e.unit_id
    where e.during @> ${day}::date and p.archived_at is null
    group by u.id order by u.title nulls last, u.id`.execute(db)
  return rows
}
