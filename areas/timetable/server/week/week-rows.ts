import { sql, type RawBuilder } from 'kysely'
import type { DateRange } from '#platform/contract/date-range.ts'
import type { Database } from '#platform/server/database.ts'
import { dayInText } from '#platform/server/day-in-text.ts'
import type { LessonNotes } from '#platform/server/lesson-holds.ts'
import type { WeekLesson } from '../../contract/week.ts'
import type { TitledEntry } from '../../rules/week-days.ts'
import type { LessonTeacher } from '../../rules/week-teachers.ts'
import type { Subject } from './week-subject.ts'

/** Lessons `l` of the subject; a teacher also sees the own lessons that somebody else takes over. */
const belongs: Record<Subject['kind'], (id: number) => RawBuilder<boolean>> = {
  class: (id) =>
    sql`exists (select from classes.group_class gc where gc.group_id = l.group_id and gc.class_id = ${id})`,
  room: (id) => sql`l.room_id = ${id}`,
  teacher: (id) => sql`exists (select from timetable.lesson_teacher own
    where own.lesson_id = l.id and ${id} in (own.teacher_id, own.replaces_teacher_id))`,
  student: (id) => sql`exists (select from classes.group_member m
    where m.group_id = l.group_id and m.student_id = ${id} and m.during @> l.date)`,
}
export interface LessonRow extends Omit<WeekLesson, 'teachers'> {
  date: string
  /** Grows with each change of the lesson. */
  version: number
  teachers: LessonTeacher[]
}

/** Lessons on the days of the range and those moved out of it, each by its index. */
function touching({ kind, id }: Pick<Subject, 'kind' | 'id'>, { start_date, end_date }: DateRange) {
  const range = sql`between ${dayInText(start_date)} and ${dayInText(end_date)}`
  return sql`select l.* from timetable.lesson l where l.date ${range} and ${belongs[kind](id)}
    union all
    select l.* from timetable.lesson l where l.moved_from_date ${range} and not l.date ${range} and ${belongs[kind](id)}`
}

/**
 * Lessons of the subject in the range, cancelled ones and those moved out of it too, in the order of the days.
 * `mayOpen` says of a lesson `l` whether the reader may open its journal.
 */
export async function readLessons(
  db: Database,
  subject: Pick<Subject, 'kind' | 'id'>,
  range: DateRange,
  { notes, mayOpen }: { notes: LessonNotes; mayOpen: RawBuilder<boolean> },
): Promise<LessonRow[]> {
  const { rows } = await sql<LessonRow>`
    select l.id, l.date, l.version, l.shift, l.slot, l.starts_at as start_time, l.ends_at as end_time, l.status, coalesce(e.week, 'every') as week,
      case when l.moved_from_date is not null then jsonb_build_object('date', l.moved_from_date,
        'shift', l.moved_from_shift, 'slot', l.moved_from_slot) end as moved_from,
      jsonb_build_object('id', c.id, 'title', c.title, 'short_title', c.short_title, 'colour', c.colour) as course,
      jsonb_build_object('id', g.id, 'title', g.title) as group,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'title', k.title) order by k.title), '[]')
        from classes.group_class gc join classes.class k on k.id = gc.class_id where gc.group_id = g.id) as classes,
      case when r.id is not null then jsonb_build_object('id', r.id, 'title', r.title) end as room,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'surname', t.surname, 'name', t.name,
          'patronymic', t.patronymic, 'replaces', case when f.id is not null then jsonb_build_object(
            'surname', f.surname, 'name', f.name, 'patronymic', f.patronymic) end) order by t.sort_name), '[]')
        from timetable.lesson_teacher lt join people.person t on t.id = lt.teacher_id
        left join people.person f on f.id = lt.replaces_teacher_id where lt.lesson_id = l.id) as teachers,
      ${notes.hasTopic(sql.ref('l.id'))} as has_topic, ${notes.hasHomework(sql.ref('l.id'))} as has_homework,
      ${mayOpen} as may_open_journal
    from (${touching(subject, range)}) l
    join classes.study_group g on g.id = l.group_id join curriculum.course c on c.id = g.course_id
    left join buildings.room r on r.id = l.room_id left join timetable.entry e on e.id = l.entry_id
    order by l.date, l.starts_at, g.title, l.id`.execute(db)
  return rows
}

interface Frame {
  /** The study year, if any holds the week. */
  year: DateRange | null
  slots: { shift: number; number: number; start_time: string; end_time: string }[]
  entries: TitledEntry[]
}
/** Calendar of the study year nearest to the week, and the bells of a parallel (null: the usual ones) on its Monday. */
export async function readFrame(db: Database, monday: string, parallel: number | null): Promise<Frame> {
  const { rows } = await sql<Frame>`
    with year as (
      select id, date_start, date_end from calendar.study_year order by ${monday}::date between date_start - 6 and date_end desc,
        date_start <= ${monday}::date desc, abs(date_start - ${monday}::date) limit 1),
    bells as (
      select calendar.bell_schedule_on(year.id, ${monday}::date, ${parallel}::int) as id from year)
    select
      (select jsonb_build_object('start_date', date_start, 'end_date', date_end) from year
        where ${monday}::date between date_start - 6 and date_end) as year,
      (select coalesce(jsonb_agg(jsonb_build_object('shift', s.shift, 'number', s.number,
          'start_time', to_char(s.starts_at, 'HH24:MI'), 'end_time', to_char(s.ends_at, 'HH24:MI'))
          order by s.starts_at, s.shift, s.number), '[]')
        from calendar.bell_slot s join bells on bells.id = s.schedule_id) as slots,
      (select coalesce(jsonb_agg(jsonb_build_object('type', e.type, 'title', e.title, 'start_date', e.start_date,
          'end_date', e.end_date, 'follows_weekday', e.follows_weekday, 'parallels', e.parallels) order by e.id), '[]')
        from calendar.calendar_entry e join year on year.id = e.year_id) as entries`.execute(db)
  return rows[0] ?? { year: null, slots: [], entries: [] }
}
