import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/**
 * How students miss the lessons of a day at a minute of it, «Б: болел», by person: as the latest of their lessons that has
 * begun and of which the journal says anything has it. Who came later is at school.
 */
export async function missedAt(
  db: Database,
  { today, time }: { today: string; time: string },
): Promise<Map<number, string>> {
  // lesson by lesson and student by student: joined, or asked with `exists` under an `or`, the misses of all years would be read
  const { rows } = await sql<{ student_id: number; letter: string }>`
    with called as materialized (
      select l.id, l.group_id, l.starts_at from timetable.lesson l
      where l.date = ${today} and l.takes_place and l.starts_at <= ${time}::time
        and coalesce((select true from journal.score s where s.lesson_id = l.id limit 1),
          (select true from journal.miss m where m.lesson_id = l.id limit 1), false)),
    latest as materialized (
      select distinct on (gm.student_id) gm.student_id, called.id as lesson_id
      from called cross join lateral (
        select one.student_id from classes.group_member one
        where one.group_id = called.group_id and one.during @> ${today}::date offset 0) gm
      order by gm.student_id, called.starts_at desc, called.id)
    select latest.student_id, k.letter || ': ' || lower(k.title) as letter
    from latest cross join lateral (
      select one.kind_id from journal.miss one
      where one.lesson_id = latest.lesson_id and one.student_id = latest.student_id offset 0) m
    join miss_kinds.miss_kind k on k.id = m.kind_id
    where k.counts_as_missed or k.code = 'remote'`.execute(db)
  return new Map(rows.map(({ student_id, letter }) => [student_id, letter]))
}
