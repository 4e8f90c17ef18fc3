import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/**
 * Why students are away at a minute of a day, «Б: болел», by person: a miss of the latest of their lessons that has begun
 * and of which the journal says anything (who came later is at school), or a reason that the family gave for the day.
 */
export async function awayAt(
  db: Database,
  { today, time }: { today: string; time: string },
): Promise<Map<number, string>> {
  const { rows } = await sql<{ student_id: number; letter: string }>`
    with told as materialized (
      select l.id, l.group_id, l.starts_at from timetable.lesson l
      where l.date = ${today} and l.takes_place and l.starts_at <= ${time}::time
        and (exists (select from journal.score s where s.lesson_id = l.id)
          or exists (select from journal.miss m where m.lesson_id = l.id))),
    latest as (
      select distinct on (gm.student_id) gm.student_id, told.id as lesson_id
      from told join classes.group_member gm on gm.group_id = told.group_id and gm.during @> ${today}::date
      order by gm.student_id, told.starts_at desc, told.id),
    missing as (
      select m.student_id, k.letter || ': ' || lower(k.title) as letter
      from latest join journal.miss m using (lesson_id, student_id) join journal.miss_kind k on k.id = m.kind_id
      where k.counts_as_missed or k.code = 'remote'),
    excused as (
      select distinct on (ar.student_id) ar.student_id, k.letter || ': ' || lower(k.title) as letter
      from journal.absence_reason ar join journal.miss_kind k on k.id = ar.kind_id
      where ${today}::date between ar.date_from and ar.date_to and ar.first_slot is null and ar.state = 'accepted'
      order by ar.student_id, ar.id)
    select student_id, coalesce(missing.letter, excused.letter) as letter
    from missing full join excused using (student_id)`.execute(db)
  return new Map(rows.map(({ student_id, letter }) => [student_id, letter]))
}
