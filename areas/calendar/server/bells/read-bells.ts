import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { BellSchedule } from '../../contract/bells.ts'

const bells = sql`b.id, b.title, b.is_default, b.weekdays, b.from_parallel, b.to_parallel, b.version, b.shifted_from, b.shift_minutes,
  (select coalesce(jsonb_agg(jsonb_build_object('shift', s.shift, 'number', s.number,
      'start_time', to_char(s.starts_at, 'HH24:MI'),
      'end_time', left(s.ends_at::text, 5)) order by s.shift, s.number), '[]')
    from calendar.bell_slot s where s.schedule_id = b.id) as slots`

/** Of a year, the shifted ones too: the default first, then by name. */
export async function readBells(db: Database, yearId: number | null): Promise<BellSchedule[]> {
  const { rows } = await sql<BellSchedule>`select ${bells} from calendar.bell_schedule b
    where b.year_id = ${yearId} order by b.is_default desc, b.title, b.shift_minutes`.execute(db)
  return rows
}

/** 404 without them, and for shifted ones: these change with those they are made of, and with their days. */
export async function readOneBells(db: Database, id: number): Promise<BellSchedule & { year_id: number }> {
  const { rows } = await sql<BellSchedule & { year_id: number }>`select b.year_id, ${bells}
    from calendar.bell_schedule b where b.id = ${id} and b.shifted_from is null`.execute(db)
  const [found] = rows
  if (!found) throw notFound(msg`Расписание звонков не найдено`)
  return found
}
