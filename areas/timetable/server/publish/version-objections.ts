import { sql } from 'kysely'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { Publication } from './publication.ts'

export interface VersionObjection {
  kind: 'bell' | 'class' | 'teacher' | 'room' | 'students'
  /** What clashes, when, with what. */
  sentence: string
}

/**
 * Why a version can't be published: entries in slots without a bell, groups without a class, a teacher, room or student
 * twice at one time. Times are compared, not slots: bells of two shifts may overlap.
 */
export async function versionObjections(
  db: Database,
  { versionId, bellScheduleId, range }: Publication,
): Promise<VersionObjection[]> {
  const day = sql`(array[${sql.join(weekdays.map((one) => weekdayTitles[one].short))}]::text[])[e.weekday + 1]`
  const { rows } = await sql<VersionObjection>`
    with placed as (
      select e.id, e.group_id, e.weekday, e.week, e.shift, e.slot, e.room_id, s.starts_at, s.ends_at,
        c.title || ', ' || g.title as name,
        case e.shift when 2 then ${sqlText`${day}, ${sql`e.slot`}-й урок второй смены`}
          else ${sqlText`${day}, ${sql`e.slot`}-й урок`} end as moment
      from timetable.entry e
      join classes.study_group g on g.id = e.group_id join curriculum.course c on c.id = g.course_id
      left join calendar.bell_slot s
        on s.schedule_id = ${bellScheduleId} and s.shift = e.shift and s.number = e.slot
      where e.version_id = ${versionId}),
    taught as (
      select placed.*, t.teacher_id from placed join timetable.entry_teacher t on t.entry_id = placed.id),
    attended as (
      select placed.*, m.student_id, m.during from placed join classes.group_member m on m.group_id = placed.group_id
      -- written so that no index on dates is tried: nearly all members are of these dates
      where not isempty(m.during * daterange(${range.start_date}, ${range.end_date}, '[]'))),
    in_turn as (
      select student_id, weekday, starts_at, max(ends_at) over (
        partition by student_id, weekday order by starts_at, id
        rows between unbounded preceding and 1 preceding) as busy_until
      from attended),
    -- a timetable has tens of thousands of attendances and few clashes: pairs are made of suspects only
    suspect as (
      select attended.* from attended join (
        select distinct student_id, weekday from in_turn where starts_at < busy_until) double
        using (student_id, weekday)),
    found as (
      select 'bell' as kind, id, ${sqlText`${sql`moment`}: для урока «${sql`name`}» нет звонка`} as sentence
      from placed where starts_at is null
      union all
      select 'class', id, ${sqlText`у группы «${sql`name`}» нет класса`} from placed
      where not exists (select from classes.group_class gc where gc.group_id = placed.group_id)
      union all
      select 'teacher', a.id, ${sqlText`${sql`a.moment`}: ${sql`p.full_name`} — «${sql`a.name`}» и «${sql`b.name`}»`}
      from taught a join taught b on b.teacher_id = a.teacher_id and ${atOneTime}
      join people.person p on p.id = a.teacher_id
      union all
      select 'room', a.id, ${sqlText`${sql`a.moment`}: кабинет ${sql`r.title`} — «${sql`a.name`}» и «${sql`b.name`}»`}
      from placed a join placed b on b.room_id = a.room_id and ${atOneTime}
      join buildings.room r on r.id = a.room_id
      union all
      select distinct 'students', a.id,
        ${sqlText`${sql`a.moment`}: одни и те же учащиеся — «${sql`a.name`}» и «${sql`b.name`}»`}
      from suspect a join suspect b on b.student_id = a.student_id and b.during && a.during and ${atOneTime}
      union all
      select 'students', a.id, ${sqlText`${sql`a.moment`}: «${sql`a.name`}» дважды`}
      from placed a join placed b on b.group_id = a.group_id and ${atOneTime})
    select kind, sentence from found order by id, kind, sentence`.execute(db)
  return rows
}

const atOneTime = sql`b.id > a.id and b.weekday = a.weekday and b.starts_at < a.ends_at and a.starts_at < b.ends_at
  and (a.week = b.week or a.week = 'every' or b.week = 'every')`
