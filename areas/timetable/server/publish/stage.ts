import { sql, type RawBuilder } from 'kysely'
import { governingParallel } from '#areas/classes/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { translate } from '#platform/contract/text.ts'
import type { LessonHold } from '#platform/server/lesson-holds.ts'
import type { Publication } from './publication.ts'

/** The lessons that the version asks for in the range: one for each entry and day on which a class of the group studies. */
async function stageWanted(db: Database, { versionId, yearId, bellScheduleId, days }: Publication): Promise<void> {
  await sql`create temporary table wanted on commit drop as
    with day as materialized (
      select row.* from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
        as row(date date, parallel smallint, weekday smallint, week text)),
    taught_parallel as (
      select distinct gc.group_id, p.number from classes.group_class gc
      join classes.class c on c.id = gc.class_id join classes.parallel p on p.id = c.parallel_id),
    rung as materialized (
      select g.id as group_id, ${governingParallel(sql.ref('g.id'))} as parallel from classes.study_group g
      where g.id in (select e.group_id from timetable.entry e where e.version_id = ${versionId})),
    bells as materialized (
      select dates.date, parallels.parallel, calendar.bell_schedule_on(${yearId}, dates.date, parallels.parallel) as schedule_id
      from (select distinct date from day) dates cross join (select distinct parallel from rung) parallels)
    select distinct on (e.id, day.date)
      e.id as entry_id, e.group_id, day.date, e.shift, e.slot, s.starts_at, s.ends_at, e.room_id,
      array(select t.teacher_id from timetable.entry_teacher t where t.entry_id = e.id order by 1) as teachers,
      null::bigint as lesson_id, 'new' as outcome
    from timetable.entry e
    join taught_parallel tp on tp.group_id = e.group_id
    join day on day.parallel = tp.number and day.weekday = e.weekday and e.week in ('every', day.week)
    join rung on rung.group_id = e.group_id
    join bells on bells.date = day.date and bells.parallel = rung.parallel
    join lateral (
      -- a day whose bells have no such lesson keeps the usual time rather than lose the lesson
      select slot.starts_at, slot.ends_at from calendar.bell_slot slot
      where slot.schedule_id in (bells.schedule_id, ${bellScheduleId}) and slot.shift = e.shift and slot.number = e.slot
      order by slot.schedule_id = bells.schedule_id desc limit 1) s on true
    where e.version_id = ${versionId}`.execute(db)
  await sql`create index on wanted (group_id, date, shift, slot)`.execute(db)
}

/** Titles of what higher rooms keep with a lesson, in their order, as an array. */
const heldBy = (holds: readonly LessonHold[], lesson: RawBuilder<unknown>): RawBuilder<string[]> =>
  holds.length === 0
    ? sql<string[]>`'{}'::text[]`
    : sql<string[]>`array_remove(array[${sql.join(
        holds.map(
          ({ title, isBorne, keepsLesson = isBorne }) =>
            sql`case when ${keepsLesson(lesson)} then ${translate(title)}::text end`,
        ),
      )}], null)`

/**
 * The lessons that the range already has. `must_stay`: a lesson with which a higher room keeps something, that was
 * held, cancelled or moved, or has a replacement; publishing never changes it.
 */
async function stagePresent(db: Database, { yearId, range }: Publication, holds: readonly LessonHold[]): Promise<void> {
  await sql`create temporary table present on commit drop as
    select found.*, 'removed' as outcome,
      (cardinality(held_by) > 0 or has_replacement or status <> 'planned') as must_stay
    from (
      select l.id as lesson_id, l.group_id, l.date, l.shift, l.slot, l.starts_at, l.ends_at, l.room_id, l.status,
        l.takes_place, ${heldBy(holds, sql.ref('l.id'))} as held_by,
        exists (select from timetable.lesson_teacher t
          where t.lesson_id = l.id and t.replaces_teacher_id is not null) as has_replacement,
        array(select t.teacher_id from timetable.lesson_teacher t where t.lesson_id = l.id order by 1) as teachers
      from timetable.lesson l join classes.study_group g on g.id = l.group_id
      where g.year_id = ${yearId} and l.date between ${range.start_date} and ${range.end_date}
        -- what a free day has taken waits for its day, it is no lesson of the range
        and not l.is_off_calendar) found`.execute(db)
  await sql`create index on present (group_id, date, shift, slot)`.execute(db)
  await sql`analyze wanted, present`.execute(db)
}

/** Pairs both by group, date and slot, and says of each lesson what becomes of it. */
async function validateStaged(db: Database): Promise<void> {
  await sql`update wanted w set lesson_id = p.lesson_id,
      outcome = case
        when (p.room_id, p.starts_at, p.ends_at, p.teachers) is not distinct from
          (w.room_id, w.starts_at, w.ends_at, w.teachers) and p.takes_place then 'same'
        when p.must_stay then 'stays'
        else 'changed' end
    from (select distinct on (group_id, date, shift, slot) * from present
      order by group_id, date, shift, slot, takes_place desc, lesson_id) p
    where (p.group_id, p.date, p.shift, p.slot) = (w.group_id, w.date, w.shift, w.slot)`.execute(db)
  // the place that a moved lesson has left is not filled again, wherever it went
  await sql`update wanted w set lesson_id = l.id, outcome = 'stays' from timetable.lesson l
    where w.lesson_id is null and l.moved_from_date = w.date and l.group_id = w.group_id
      and (l.moved_from_shift, l.moved_from_slot) = (w.shift, w.slot)`.execute(db)
  await sql`update present p set outcome = w.outcome from wanted w where w.lesson_id = p.lesson_id`.execute(db)
  await sql`update present set outcome = 'stays' where outcome = 'removed' and must_stay`.execute(db)
}

/** A lesson that stays keeps its teachers, students and room: what would meet it gives way. */
async function giveWay(db: Database): Promise<void> {
  const meets = sql`s.outcome = 'stays' and s.takes_place and s.date = w.date
    and s.starts_at < w.ends_at and w.starts_at < s.ends_at`
  await sql`update wanted w set outcome = case when s.teachers && w.teachers then 'teacher' else 'students' end
    from present s where w.outcome in ('new', 'changed') and ${meets} and (s.teachers && w.teachers
      or s.group_id = w.group_id or exists (
        select from classes.group_member a join classes.group_member b on b.student_id = a.student_id
        where a.group_id = w.group_id and b.group_id = s.group_id
          and a.during @> w.date and b.during @> w.date))`.execute(db)
  await sql`alter table wanted add column loses_room boolean not null default false`.execute(db)
  await sql`update wanted w set loses_room = true, room_id = null
    from present s where w.outcome in ('new', 'changed') and ${meets} and s.room_id = w.room_id`.execute(db)
}

/** Fills the temporary tables `wanted` and `present` with what publishing would do; changes nothing else. */
export async function stagePublication(
  db: Database,
  publication: Publication,
  holds: readonly LessonHold[],
): Promise<void> {
  await sql`drop table if exists pg_temp.wanted, pg_temp.present`.execute(db)
  await stageWanted(db, publication)
  await stagePresent(db, publication, holds)
  await validateStaged(db)
  await giveWay(db)
}
