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
  const { rows } = await sql<{ student_id: number; letter: string }>`
    with called as materialized (
      select l.id, l.group_id, l.starts_at from timetable.lesson l
      where l.date = ${today} and l.takes_place and l.starts_at <= ${time}::time
        and (exists (select from journal.score s where s.lesson_id = l.id)
          or exists (select from journal.miss m where m.lesson_id = l.id))),
    latest as (
      select distinct on (gm.student_id) gm.student_id, called.id as lesson_id
      from called join classes.group_member gm on gm.group_id = called.group_id and gm.during @> ${today}::date
      order by gm.student_id, called.starts_at desc, called.id)
    select m.student_id, k.letter || ': ' || lower(k.title) as letter
    from latest join journal.miss m using (lesson_id, student_id) join miss_kinds.miss_kind k on k.id = m.kind_id
    where k.counts_as_missed or k.code = 'remote'`.execute(db)
  return new Map(rows.map(({ student_id, letter }) => [student_id, letter]))
}
