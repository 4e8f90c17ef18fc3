import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { PastYear } from './year-made.ts'

/** The present year's dated lessons so many days earlier, held and with a topic; and its works. */
export async function copyLessons(db: Database, { yearId, presentYearId, days }: PastYear): Promise<void> {
  await sql`
    create temporary table lesson_map on commit drop as
    select l.id as present_id, nextval(pg_get_serial_sequence('timetable.lesson', 'id')) as own_id
    from timetable.lesson l join group_map map on map.present_id = l.group_id`.execute(db)
  await sql`
    insert into timetable.lesson (id, group_id, date, shift, slot, starts_at, ends_at, room_id, status)
    overriding system value
    select map.own_id, groups.own_id, l.date - ${days}::int, l.shift, l.slot, l.starts_at, l.ends_at, l.room_id,
      case l.status when 'cancelled' then 'cancelled' else 'held' end
    from timetable.lesson l join lesson_map map on map.present_id = l.id
      join group_map groups on groups.present_id = l.group_id
    order by l.date, l.starts_at`.execute(db)
  await sql`
    with topics as (
      select l.group_id, array_agg(t.topic order by l.id) as topics
      from timetable.lesson l join journal.lesson_text t on t.lesson_id = l.id
      where t.topic is not null group by l.group_id)
    insert into journal.lesson_text (lesson_id, topic, homework)
    select map.own_id, coalesce(t.topic, topics.topics[1 + l.id % cardinality(topics.topics)]), t.homework
    from timetable.lesson l join lesson_map map on map.present_id = l.id
      left join journal.lesson_text t on t.lesson_id = l.id left join topics on topics.group_id = l.group_id
    order by map.own_id`.execute(db)
  await sql`
    insert into timetable.lesson_teacher (lesson_id, teacher_id, replaces_teacher_id, during, takes_place)
    select own.id, lt.teacher_id, lt.replaces_teacher_id, own.during, own.takes_place
    from timetable.lesson_teacher lt join lesson_map map on map.present_id = lt.lesson_id
      join timetable.lesson own on own.id = map.own_id
    order by lt.teacher_id, own.during`.execute(db)
  await sql`
    insert into assessments.work (group_id, quarter_id, kind, number, title, maximum, lesson_id)
    select groups.own_id, own.id, work.kind, work.number, work.title, work.maximum, map.own_id
    from assessments.work join group_map groups on groups.present_id = work.group_id
      join calendar.calendar_entry quarter on quarter.id = work.quarter_id and quarter.year_id = ${presentYearId}
      join calendar.calendar_entry own on own.year_id = ${yearId} and own.number = quarter.number
      left join lesson_map map on map.present_id = work.lesson_id`.execute(db)
}
