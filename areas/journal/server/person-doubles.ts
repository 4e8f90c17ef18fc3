import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { lessonInWords } from '#areas/timetable/server/index.ts'
import { membership, type NewestRows, type PersonDoubles } from '#platform/server/person-doubles.ts'

/** Marks, misses, results and reasons of absence of a student who is written twice. */
export const personDoubles: PersonDoubles = {
  rules: {
    'journal.score.student_id': {
      pair: sql`g.work_id = k.work_id`,
      same: sql`(g.value, g.maximum) = (k.value, k.maximum)`,
      text: sql`case when (g.value, g.maximum) = (k.value, k.maximum) then ${lessonInWords(sql`g.lesson_id`)} else
        'У обоих есть отметка за ' || (select title from journal.work where id = g.work_id) || ' (' || ${lessonInWords(sql`g.lesson_id`)} ||
        '), ' || k.value || ' и ' || g.value || ': исправьте в журнале' end`,
    },
    'journal.miss.student_id': {
      pair: sql`g.lesson_id = k.lesson_id`,
      same: sql`g.kind_id = k.kind_id and g.minutes is not distinct from k.minutes`,
      text: sql`case when g.kind_id = k.kind_id and g.minutes is not distinct from k.minutes then ${lessonInWords(sql`g.lesson_id`)}
        else 'У обоих по-разному отмечен пропуск (' || ${lessonInWords(sql`g.lesson_id`)} || '): исправьте в журнале' end`,
    },
    'journal.period_result.student_id': {
      pair: sql`(g.course_id, g.year_id, g.type) = (k.course_id, k.year_id, k.type)
        and g.quarter_id is not distinct from k.quarter_id and g.half is not distinct from k.half`,
      same: sql`g.value is not distinct from k.value`,
      text: sql`(select title from curriculum.course where id = g.course_id) || ', ' || coalesce(
          (select title from calendar.calendar_entry where id = g.quarter_id), g.half || ' полугодие', 'год') ||
        case when g.value is not distinct from k.value then '' else ': у обоих есть итог, и они разные. Исправьте в журнале' end`,
    },
    'journal.absence_reason.student_id': {
      pair: sql`g.state in ('waiting', 'accepted') and k.state in ('waiting', 'accepted')
        and daterange(g.date_from, g.date_to, '[]') && daterange(k.date_from, k.date_to, '[]')
        and int4range(coalesce(g.first_slot, 0), coalesce(g.last_slot, 20), '[]')
          && int4range(coalesce(k.first_slot, 0), coalesce(k.last_slot, 20), '[]')`,
      same: sql`(g.kind_id, g.state, g.date_from, g.date_to, coalesce(g.first_slot, -1), coalesce(g.last_slot, -1))
        = (k.kind_id, k.state, k.date_from, k.date_to, coalesce(k.first_slot, -1), coalesce(k.last_slot, -1))`,
      text: sql`to_char(g.date_from, 'DD.MM.YYYY') || case when (g.kind_id, g.state, g.date_from, g.date_to, coalesce(g.first_slot, -1), coalesce(g.last_slot, -1))
        = (k.kind_id, k.state, k.date_from, k.date_to, coalesce(k.first_slot, -1), coalesce(k.last_slot, -1)) then '' else
        ': у обоих есть причина отсутствия, и они разные. Отклоните лишнюю' end`,
    },
    'journal.told_marks.student_id': { ...membership(sql`g.course_id = k.course_id`, sql`''`), isTrace: true },
  },
  contradictions: async (db, { gone, kept }) => {
    const { rows } = await sql<{ text: string }>`
    select distinct 'У одного отмечен пропуск, у другого отметка (' || ${lessonInWords(sql`m.lesson_id`)} || '): исправьте в журнале' as text
    from journal.miss m join journal.miss_kind mk on mk.id = m.kind_id and mk.excludes_marks
    join journal.score s on s.lesson_id = m.lesson_id and s.type = 'fo' and s.student_id <> m.student_id
    where m.student_id = any(${[gone, kept]}) and s.student_id = any(${[gone, kept]})`.execute(db)
    return rows.map(({ text }) => text)
  },
  newest: async (db) => {
    const { rows } = await sql<NewestRows>`select
      (select coalesce(max(id), 0) from journal.score) as "journal.score",
      (select coalesce(max(id), 0) from journal.miss) as "journal.miss",
      (select coalesce(max(id), 0) from journal.period_result) as "journal.period_result"`.execute(db)
    return rows[0] ?? {}
  },
  // marks, misses and results in groups that go back: nobody but the school knows whose they are
  since: async (db, { keptId, newest, moved }) => {
    const back = moved.get('classes.group_member')?.map((key) => key['id']) ?? []
    if (back.length === 0) return []
    const { rows } = await sql<{ group: string }>`
      with back as (select distinct group_id, course_id from classes.group_member where id = any(${back}::bigint[])),
      fresh as (
        select l.group_id from journal.score s join timetable.lesson l on l.id = s.lesson_id
          where s.student_id = ${keptId} and s.id > ${newest['journal.score'] ?? 0}
        union select l.group_id from journal.miss m join timetable.lesson l on l.id = m.lesson_id
          where m.student_id = ${keptId} and m.id > ${newest['journal.miss'] ?? 0}
        union select back.group_id from journal.period_result r join back using (course_id)
          where r.student_id = ${keptId} and r.id > ${newest['journal.period_result'] ?? 0})
      select distinct ${groupInWords(sql.ref('back.group_id'))} as group from fresh join back using (group_id)
      order by 1 limit 3`.execute(db)
    return rows.length === 0
      ? []
      : [`отметки или пропуски (${rows.map(({ group }) => group).join(', ')}). Уберите их в журнале и повторите`]
  },
}
