import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

export interface MadeClass {
  id: number
  title: string
}
/** Classes of a year that came by the roll-over and stand, the highest parallel first. */
export async function madeClasses(db: Database, intoId: number): Promise<MadeClass[]> {
  const { rows } =
    await sql<MadeClass>`select c.id, c.title from classes.class c join classes.parallel p on p.id = c.parallel_id
    where c.year_id = ${intoId} and exists (select from rollover.act a join history.change h on h.batch = a.batch
      where a.into_year_id = ${intoId} and h.subject = 'classes.class' and h.subject_id = c.id and h.before is null)
    order by p.number desc, platform.sort_text(c.letter) collate "C"`.execute(db)
  return rows
}

/** Classes of the year that did not come by it. */
export async function otherClasses(db: Database, intoId: number, made: readonly MadeClass[]): Promise<string[]> {
  const { rows } = await sql<{
    title: string
  }>`select c.title from classes.class c join classes.parallel p on p.id = c.parallel_id
    where c.year_id = ${intoId} and c.id <> all(${made.map(({ id }) => id)}::int[])
    order by p.number, platform.sort_text(c.letter) collate "C"`.execute(db)
  return rows.map(({ title }) => title)
}
