import { sql } from 'kysely'
import type { ChangedBells, LessonEffects } from '#areas/calendar/server/index.ts'
import { governingParallel } from '#areas/classes/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { LessonHold } from '#platform/server/lesson-holds.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import { takeTurn } from '../publish/publication.ts'
import { pinnedBy } from './held.ts'
import { classesOf, lessonsInTheWay, noEffects } from './affected.ts'

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Fills the temporary table `retimed`: lessons from today on whose bells now ring at another time; what is pinned stays. */
async function stageRetimed(
  db: Database,
  { yearId, today }: ChangedBells,
  holds: readonly LessonHold[],
): Promise<void> {
  await sql`drop table if exists pg_temp.retimed`.execute(db)
  await sql`create temporary table retimed on commit drop as
    with parallel_of as (
      select g.id as group_id, ${governingParallel(sql.ref('g.id'))} as parallel from classes.study_group g
      where g.year_id = ${yearId}),
    day as (
      select distinct l.date, po.parallel from timetable.lesson l join parallel_of po using (group_id)
      where l.date >= ${today}),
    bells as materialized (
      select day.*, calendar.bell_schedule_on(${yearId}, day.date, day.parallel) as schedule_id from day)
    select l.id, l.date, l.group_id, l.room_id, s.id is null as has_no_bell, s.starts_at, s.ends_at
    from timetable.lesson l join parallel_of po using (group_id)
    join bells b on b.date = l.date and b.parallel = po.parallel
    left join calendar.bell_slot s on s.schedule_id = b.schedule_id and s.shift = l.shift and s.number = l.slot
    where l.date >= ${today} and l.status in ('planned', 'moved')
      and (s.starts_at, s.ends_at) is distinct from (l.starts_at, l.ends_at)
      and ${pinnedBy(holds, sql.ref('l.id'))} is null`.execute(db)
  await sql`create index on retimed (id)`.execute(db)
  await sql`create index on retimed (date)`.execute(db)
  await sql`analyze retimed`.execute(db)
}

/** Of lessons that get another time: those whose teacher, room or group would be in two lessons at once. */
async function readClashing(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct r.id from retimed r
    join timetable.lesson o on o.date = r.date and o.id <> r.id and o.takes_place
    left join retimed also on also.id = o.id
    where not r.has_no_bell and coalesce(also.starts_at, o.starts_at) < r.ends_at
      and r.starts_at < coalesce(also.ends_at, o.ends_at)
      and (o.room_id = r.room_id or o.group_id = r.group_id or exists (
        select from timetable.lesson_teacher a join timetable.lesson_teacher b on b.teacher_id = a.teacher_id
        where a.lesson_id = r.id and b.lesson_id = o.id))`.execute(db)
  return ids(rows)
}

/**
 * Gives the lessons from today on the times of the changed bells. Nothing is written where a lesson would have no bell, or
 * somebody would be in two places at once: such lessons are named.
 */
export async function followBells(
  db: Database,
  changed: ChangedBells,
  holds: readonly LessonHold[],
): Promise<LessonEffects> {
  await takeTurn(db, changed.yearId)
  await stageRetimed(db, changed, holds)
  const { rows } = await sql<{ id: number; has_no_bell: boolean }>`select id, has_no_bell from retimed`.execute(db)
  const without = ids(rows.filter(({ has_no_bell }) => has_no_bell))
  const clashing = await readClashing(db)
  const inTheWay = await lessonsInTheWay(
    db,
    [...without, ...clashing],
    sql`case when exists (select from retimed r where r.id = l.id and r.has_no_bell)
      then ${sqlText`нет звонка для ${sql`l.slot`}-го урока`} else ${sqlText`учитель, кабинет или класс заняты в новое время`} end`,
  )
  if (inTheWay.in_the_way_count === 0 && rows.length > 0) {
    // lessons of a day change places one after another: who meets whom is checked once all stand
    await sql`set constraints all deferred`.execute(db)
    await sql`update timetable.lesson l set starts_at = r.starts_at, ends_at = r.ends_at, version = l.version + 1
      from retimed r where r.id = l.id`.execute(db)
    await sql`set constraints all immediate`.execute(db)
  }
  return { ...noEffects, ...inTheWay, retimed: rows.length, classes: await classesOf(db, ids(rows)) }
}
