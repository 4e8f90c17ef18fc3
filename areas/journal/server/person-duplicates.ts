import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { lessonInWords } from '#areas/timetable/server/index.ts'
import { t } from '#platform/contract/text.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import { membership, type NewestRows, type PersonDuplicates } from '#platform/server/person-duplicates.ts'

/** Marks and misses of a student who is written twice. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'journal.score.student_id': {
      pair: sql`g.work_id = k.work_id`,
      same: sql`(g.value, g.maximum) = (k.value, k.maximum)`,
      text: sql`case when (g.value, g.maximum) = (k.value, k.maximum) then ${lessonInWords(sql`g.lesson_id`)} else
        ${sqlText`У обоих есть отметка за ${sql`(select title from assessments.work where id = g.work_id)`} (${lessonInWords(sql`g.lesson_id`)}), ${sql`k.value`} и ${sql`g.value`}: исправьте в журнале`} end`,
    },
    'journal.miss.student_id': {
      pair: sql`g.lesson_id = k.lesson_id`,
      same: sql`g.kind_id = k.kind_id and g.minutes is not distinct from k.minutes`,
      text: sql`case when g.kind_id = k.kind_id and g.minutes is not distinct from k.minutes then ${lessonInWords(sql`g.lesson_id`)}
        else ${sqlText`У обоих по-разному отмечен пропуск (${lessonInWords(sql`g.lesson_id`)}): исправьте в журнале`} end`,
    },
    'journal.mark_notification.student_id': { ...membership(sql`g.course_id = k.course_id`, sql`''`), isTrace: true },
  },
  contradictions: async (db, { gone, kept }) => {
    const { rows } = await sql<{ text: string }>`
    select distinct ${sqlText`У одного отмечен пропуск, у другого отметка (${lessonInWords(sql`m.lesson_id`)}): исправьте в журнале`} as text
    from journal.miss m join miss_kinds.miss_kind mk on mk.id = m.kind_id and mk.excludes_marks
    join journal.score s on s.lesson_id = m.lesson_id and s.type = 'fo' and s.student_id <> m.student_id
    where m.student_id = any(${[gone, kept]}) and s.student_id = any(${[gone, kept]})`.execute(db)
    return rows.map(({ text }) => text)
  },
  newest: async (db) => {
    const { rows } = await sql<NewestRows>`select
      (select coalesce(max(id), 0) from journal.score) as "journal.score",
      (select coalesce(max(id), 0) from journal.miss) as "journal.miss"`.execute(db)
    return rows[0] ?? {}
  },
  // marks and misses in groups that go back: nobody but the school knows whose they are
  since: async (db, { keptId, newest, moved }) => {
    const back = moved.get('classes.group_member')?.map((key) => key['id']) ?? []
    if (back.length === 0) return []
    const { rows } = await sql<{ group: string }>`
      with back as (select distinct group_id from classes.group_member where id = any(${back}::bigint[])),
      fresh as (
        select l.group_id from journal.score s join timetable.lesson l on l.id = s.lesson_id
          where s.student_id = ${keptId} and s.id > ${newest['journal.score'] ?? 0}
        union select l.group_id from journal.miss m join timetable.lesson l on l.id = m.lesson_id
          where m.student_id = ${keptId} and m.id > ${newest['journal.miss'] ?? 0})
      select distinct ${groupInWords(sql.ref('back.group_id'))} as group from fresh join back using (group_id)
      order by 1 limit 3`.execute(db)
    return rows.length === 0
      ? []
      : [t`отметки или пропуски (${rows.map(({ group }) => group).join(', ')}). Уберите их в журнале и повторите`]
  },
}
