import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, plural, t } from '#platform/contract/text.ts'
import type { AssignmentHold } from '#platform/server/assignment-hold.ts'

/** Lessons that go on bearing the name of a teacher who has the group no more: the timetable is made by others. */
export const lessonsOfFormer: AssignmentHold = {
  title: msg`В расписании остаётся прежний учитель, пока уроки не переставят`,
  findHeld: async (db, ended) => {
    const { rows } = await sql<{ index: number; count: number; first: string }>`
      select asked.place::int - 1 as index, count(*)::int as count, min(l.date)::text as first
      from rows from (jsonb_to_recordset(${JSON.stringify(ended)}::jsonb)
          as (teacher_id int, group_id int, "from" date, "to" date)) with ordinality as asked (teacher_id, group_id, from_day, to_day, place)
        join timetable.lesson l on l.group_id = asked.group_id and l.date between asked.from_day and asked.to_day
        join timetable.lesson_teacher lt on lt.lesson_id = l.id and lt.teacher_id = asked.teacher_id
      where l.takes_place and l.status = 'planned' group by asked.place order by asked.place`.execute(db)
    return rows.map(({ index, count, first }) => ({
      index,
      words: t`${plural(count, { one: '# урок', few: '# урока', many: '# уроков', other: '# урока' })} с ${displayDate(first)}`,
    }))
  },
}
