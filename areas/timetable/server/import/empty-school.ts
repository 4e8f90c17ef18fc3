import { sql } from 'kysely'
import { asSaid } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict } from '#platform/server/refusal.ts'

/**
 * A timetable file brings its own classes, subjects and rooms, so it can only begin a school.
 * @throws Refusal 409 that names what the school already has
 */
export async function refuseUnlessEmpty(db: Database): Promise<void> {
  const { rows } = await sql<{ title: string; found: number }>`
    select 'классы' as title, count(*) as found from classes.class
    union all select 'предметы', count(*) from curriculum.course
    union all select 'кабинеты', count(*) from buildings.room
    union all select 'версии расписания', count(*) from timetable.version`.execute(db)
  const present = rows.filter(({ found }) => found > 0).map(({ title, found }) => `${title} (${found})`)
  if (present.length > 0)
    throw conflict(
      asSaid(`В школе уже есть ${present.join(', ')}. Расписание из файла FET принимает только пустая школа.`),
    )
}
