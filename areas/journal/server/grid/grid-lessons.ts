import { sql, type RawBuilder } from 'kysely'
import { shortName } from '#areas/people/server/index.ts'
import type { FilesOfLesson } from '../lesson-texts/lesson-files.ts'
import { textVersion } from '../lesson-texts/texts.ts'

/** Columns of a lesson `l` with its text as `JournalLesson`, with names only where somebody stands in: the caller's query joins {@link lessonText}. */
export const journalLessonColumns = (mayMark: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  l.id, l.date, l.slot, left(l.starts_at::text, 5) as start_time, left(l.ends_at::text, 5) as end_time, l.status, txt.topic, txt.homework, ${textVersion} as version,
  case when exists (select from timetable.lesson_teacher lt where lt.lesson_id = l.id and lt.replaces_teacher_id is not null)
    then (select string_agg(${shortName('stand_in')}, ', ' order by stand_in.sort_name)
      from timetable.lesson_teacher lt join people.person stand_in on stand_in.id = lt.teacher_id
      where lt.lesson_id = l.id and lt.replaces_teacher_id is not null) end as substitute,
  ${mayMark} as may_mark`

/** The same as `GridLesson`, with the files that a higher room keeps. */
export const gridLessonColumns = (mayMark: RawBuilder<boolean>, filesOfLesson: FilesOfLesson): RawBuilder<unknown> =>
  sql`${journalLessonColumns(mayMark)}, ${filesOfLesson(sql.ref('l.id'))} as files`
