import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { DiaryLesson } from '../../contract/week.ts'
import type { TitledEntry } from '../../rules/diary-days.ts'
import { filesOfLesson } from '#areas/homework-files/server/index.ts'
import { familyComment, retakeOfMark } from '#areas/journal/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { lessonText } from '#areas/journal/server/index.ts'

export type LessonRow = DiaryLesson & { date: CalendarDate }

/** Lessons of the groups a student is in on their days, with the student's own marks and miss. */
export async function readLessons(
  db: Database,
  studentId: number,
  from: CalendarDate,
  to: CalendarDate,
): Promise<LessonRow[]> {
  const { rows } = await sql<LessonRow>`
    select l.id, l.date, l.slot, l.starts_at as start_time, l.ends_at as end_time, co.title as course, co.colour, room.title as room, l.status,
      txt.topic, txt.homework, ${filesOfLesson(sql.ref('l.id'))} as files,
      (select string_agg(${shortName('t')}, ', ' order by t.sort_name) from timetable.lesson_teacher lt
        join people.person t on t.id = lt.teacher_id where lt.lesson_id = l.id) as teacher,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'type', s.type, 'value', s.value, 'maximum', s.maximum,
          'comment', ${familyComment}, 'work', w.title, 'retake', ${retakeOfMark}) order by s.id), '[]')
        from journal.score s left join assessments.work w on w.id = s.work_id
        where s.lesson_id = l.id and s.student_id = m.student_id) as scores,
      (select jsonb_build_object('kind', to_jsonb(k) - array['index', 'is_system', 'version'], 'minutes', miss.minutes, 'reason', miss.reason)
        from journal.miss miss join miss_kinds.miss_kind k on k.id = miss.kind_id
        where miss.lesson_id = l.id and miss.student_id = m.student_id) as miss
    from classes.group_member m
    join timetable.lesson l on l.group_id = m.group_id and m.during @> l.date ${lessonText}
    join classes.study_group g on g.id = m.group_id join curriculum.course co on co.id = g.course_id
    left join buildings.room room on room.id = l.room_id
    where m.student_id = ${studentId} and m.during && daterange(${from}, ${to}, '[]') and l.date between ${from} and ${to}
    order by l.date, l.starts_at, l.id`.execute(db)
  return rows
}

/** Entries of the calendar that touch these days. */
export async function readEntries(db: Database, from: CalendarDate, to: CalendarDate): Promise<TitledEntry[]> {
  return db
    .selectFrom('calendar.calendar_entry')
    .where('start_date', '<=', to)
    .where('end_date', '>=', from)
    .select(['type', 'title', 'start_date', 'end_date', 'follows_weekday', 'parallels'])
    .orderBy('id')
    .$castTo<TitledEntry>()
    .execute()
}
