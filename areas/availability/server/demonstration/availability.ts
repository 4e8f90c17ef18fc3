import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { insertRows, insertRowsWithIds } from '#platform/server/demonstration/insert-rows.ts'
import { random } from '#platform/server/demonstration/random.ts'

interface Teacher {
  id: number
  /** Weekdays without lessons in the week of the demonstration, 0 is Monday. */
  free: number[]
  /** Hours of the others that are free too. */
  gaps: { weekday: number; shift: number; slot: number }[]
}
const marked = 14
const notes = [
  'Приезжает из посёлка: до первого урока не успевает',
  'Часы по заявлению',
  'Ведёт занятия в колледже',
  null,
  null,
]

/** Availability of a dozen teachers and two: methodical days and hours in which they have no lessons as it is. */
export async function writeAvailability(
  db: Database,
  { seed, today }: { seed: number; today: CalendarDate },
): Promise<void> {
  const { rows: years } = await sql<{ id: number | null }>`select ${currentYearId(today)} as id`.execute(db)
  const year = years[0]?.id ?? null
  if (year === null) return
  const { rows } = await sql<Teacher>`
    with busy as (select distinct teacher_id, weekday, shift, slot from availability.published_lesson
      where year_id = ${year} and during @> ${today}::date),
    shown as (select distinct teacher_id, shift from busy)
    select s.teacher_id as id,
      array(select d from generate_series(0, 4) d where not exists (
        select from busy b where b.teacher_id = s.teacher_id and b.weekday = d)) as free,
      array(select jsonb_build_object('weekday', d, 'shift', s.shift, 'slot', n)
        from generate_series(0, 4) d, generate_series(1, 7) n where not exists (
          select from busy b where b.teacher_id = s.teacher_id and b.weekday = d and b.shift = s.shift and b.slot = n)
        order by d, n) as gaps
    from (select distinct on (teacher_id) teacher_id, shift from shown order by teacher_id, shift) s
    order by md5(${`${seed} `} || s.teacher_id)`.execute(db)
  const chance = random(seed, 'availability')
  // who has a day off lessons comes first: of them most ask for a methodical day
  const asking = rows
    .toSorted((one, other) => Number(other.free.length > 0) - Number(one.free.length > 0))
    .slice(0, marked)
  const teachers = asking.map(({ id, free, gaps }, index) => ({
    id,
    methodical_day: free.length > 0 ? chance.pick(free) : null,
    note: notes[index % notes.length] ?? null,
    hours: gaps.filter(() => chance.chance(0.25)),
  }))
  const ids = await insertRowsWithIds(
    db,
    'availability.person_year',
    teachers.map(({ id, methodical_day, note }) => ({ person_id: id, year_id: year, methodical_day, note })),
  )
  await insertRows(
    db,
    'availability.hour',
    teachers.flatMap(({ hours }, index) =>
      hours.map((hour) => ({
        person_year_id: ids[index] ?? 0,
        ...hour,
        kind: chance.chance(0.6) ? 'unwanted' : 'closed',
      })),
    ),
  )
}
