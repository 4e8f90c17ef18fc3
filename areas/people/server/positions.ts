import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** The position of this title, in whatever case; made where there is none. @returns its id */
export async function positionId(db: Database, title: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with known as (select id from people.position where lower(title) = lower(${title}) order by id limit 1),
    made as (insert into people.position (title) select ${title} where not exists (select from known)
      on conflict (title) do update set title = excluded.title returning id)
    select id from known union all select id from made`.execute(db)
  return rows[0]?.id ?? 0
}
