import { sql, type RawBuilder } from 'kysely'
import { homeworkFiles } from '../homework-files/files-of-lesson.ts'
import { shortName } from '#areas/people/server/index.ts'
import { textVersion } from '../lesson-texts/texts.ts'

/** Columns of a lesson `l` with its text as `GridLesson`: the caller's query joins {@link lessonText}. */
export const gridLessonColumns = (mayMark: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  l.id, l.date, l.slot, l.starts_at as start_time, l.ends_at as end_time, l.status, txt.topic, txt.homework, ${textVersion} as version,
  ${homeworkFiles(sql.ref('l.id'))} as files,
  (select string_agg(${shortName('stand_in')}, ', ' order by stand_in.sort_name)
    from timetable.lesson_teacher lt join people.person stand_in on stand_in.id = lt.teacher_id
    where lt.lesson_id = l.id and lt.replaces_teacher_id is not null) as substitute,
  ${mayMark} as may_mark`
