import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { recordMade, type BulkTrace } from '#platform/server/history.ts'

/** Makes the parallels that a year does not have yet. @returns ids of all its parallels by number */
export async function ensureParallels(
  db: Database,
  yearId: number,
  numbers: readonly number[],
  trace: BulkTrace,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number }>`insert into classes.parallel (year_id, number)
    select ${yearId}, number from unnest(${[...numbers]}::smallint[]) as number
    on conflict (year_id, number) do nothing returning id`.execute(db)
  const added = rows.map(({ id }) => id)
  await recordMade(
    db,
    trace,
    'classes.parallel',
    sql`select id, jsonb_build_object('number', number) as after from classes.parallel where id = any(${added}::int[])`,
  )
  const made = await db.selectFrom('classes.parallel').select(['id', 'number']).where('year_id', '=', yearId).execute()
  return new Map(made.map(({ id, number }) => [number, id]))
}

export interface NewClass {
  parallel_id: number
  letter: string
  title: string
  shift: number
  language?: string
  profile?: string
  home_room_id?: number | null
  capacity?: number | null
  /** The first day, where it is not that of the year. */
  opened_on?: string | null
  /** The class of the year before that it comes of. */
  previous_class_id?: number | null
}
/** Makes classes of a year. @returns ids in the order given */
export async function insertClasses(
  db: Database,
  yearId: number,
  given: readonly NewClass[],
  trace: BulkTrace,
): Promise<number[]> {
  if (given.length === 0) return []
  const rows = given.map((one) => ({ ...one, year_id: yearId }))
  const made = await db.insertInto('classes.class').values(rows).returning(['id', 'parallel_id', 'letter']).execute()
  await recordMade(
    db,
    trace,
    'classes.class',
    sql`select c.id, jsonb_strip_nulls(jsonb_build_object('title', c.title, 'letter', c.letter, 'parallel', p.number,
          'shift', c.shift, 'language', c.language, 'profile', nullif(c.profile, ''), 'home_room', r.title,
          'capacity', c.capacity, 'opened_on', c.opened_on)) as after
      from classes.class c join classes.parallel p on p.id = c.parallel_id
      left join buildings.room r on r.id = c.home_room_id where c.id = any(${made.map(({ id }) => id)}::int[])`,
  )
  const byPlace = new Map(made.map((row) => [`${row.parallel_id} ${row.letter}`, row.id]))
  return given.flatMap(({ parallel_id, letter }) => byPlace.get(`${parallel_id} ${letter}`) ?? [])
}
