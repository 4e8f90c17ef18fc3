import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { lessonInWords } from './lessons/in-words.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import { membership, type PersonDuplicates } from '#platform/server/person-duplicates.ts'

const oneTeacher = sql<boolean>`g.lesson_id = k.lesson_id and g.replaces_teacher_id is not distinct from k.replaces_teacher_id`

/** Who teaches twice at one time. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'timetable.calendar_link.person_id': { ...membership(sql`g.account_id = k.account_id`, sql`''`), isTrace: true },
    'timetable.entry_teacher.teacher_id': membership(
      sql`g.entry_id = k.entry_id`,
      sql`(select ${groupInWords(sql`e.group_id`)} from timetable.entry e where e.id = g.entry_id)`,
    ),
    'timetable.lesson_teacher.teacher_id': {
      pair: sql`g.lesson_id = k.lesson_id or (g.takes_place and k.takes_place and g.during && k.during)`,
      same: oneTeacher,
      text: sql`case when ${oneTeacher} then ${lessonInWords(sql`g.lesson_id`)} else
        ${sqlText`Ведут уроки в одно время: ${lessonInWords(sql`k.lesson_id`)} и ${lessonInWords(sql`g.lesson_id`)}. Исправьте расписание`} end`,
    },
  },
}
