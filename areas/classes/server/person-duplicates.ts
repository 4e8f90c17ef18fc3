import { sql } from 'kysely'
import { groupInWords, classInWords } from './in-words.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { PersonDuplicates } from '#platform/server/person-duplicates.ts'

/** Who studies twice at one time. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'classes.class_member.student_id': {
      pair: sql`g.during && k.during`,
      same: sql`g.class_id = k.class_id`,
      text: sql`case when g.class_id = k.class_id then ${classInWords(sql`g.class_id`)} else
        ${sqlText`В одно время стоят в двух классах, ${classInWords(sql`k.class_id`)} и ${classInWords(sql`g.class_id`)}: оформите перевод`} end`,
      spans: true,
    },
    'classes.group_member.student_id': {
      pair: sql`g.course_id = k.course_id and g.during && k.during`,
      same: sql`g.group_id = k.group_id`,
      text: sql`case when g.group_id = k.group_id then ${groupInWords(sql`g.group_id`)} else
        ${sqlText`В одно время учатся в двух группах, ${groupInWords(sql`k.group_id`)} и ${groupInWords(sql`g.group_id`)}: оставьте одну`} end`,
      spans: true,
    },
    'classes.academic_leave.student_id': {
      pair: sql`daterange(g.starts_on, g.returned_on) && daterange(k.starts_on, k.returned_on)`,
      same: sql`false`,
      text: sqlText`Обе записи в одно время в академическом отпуске: отмените один из них`,
    },
  },
}
