import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { PersonDuplicates } from '#platform/server/person-duplicates.ts'

/** Assignments of one group to two records of one teacher. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'workload.assignment.teacher_id': {
      pair: sql`g.group_id = k.group_id and g.during && k.during`,
      same: sql`g.hours = k.hours`,
      text: sql`case when g.hours = k.hours then ${groupInWords(sql`g.group_id`)} else
        ${sqlText`${groupInWords(sql`g.group_id`)}: у обоих записана нагрузка, и часы разные. Исправьте нагрузку`} end`,
      spans: true,
    },
  },
}
