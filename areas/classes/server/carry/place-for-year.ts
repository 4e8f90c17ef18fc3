import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { recordRows, type BulkTrace } from '#platform/server/history.ts'

/**
 * Puts students, who are in no class of the year, into classes for all days on which those stand, without groups. Who is in a class of
 * the year already is left there. @returns how many were placed
 */
export async function placeForYear(
  db: Database,
  places: readonly { student_id: number; class_id: number }[],
  { actor, requestId, batch }: BulkTrace,
): Promise<number> {
  const { rows } = await sql<{ placed: number }>`
    with made as (
      insert into classes.class_member (class_id, student_id, during, cause)
      select c.id, place.student_id, daterange(greatest(y.date_start, c.opened_on), least(y.date_end, c.closed_on), '[]'), 'rollover'
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place(student_id int, class_id int)
        join classes.class c on c.id = place.class_id join calendar.study_year y on y.id = c.year_id
      where not exists (select from classes.class_member held where held.student_id = place.student_id
        and held.during && daterange(y.date_start, y.date_end, '[]'))
      order by c.id, place.student_id returning *),
    recorded as (${recordRows(
      actor,
      { subject: 'classes.class_member', requestId, batch: sql`${batch}` },
      sql`select now() as at, made.id, null::jsonb as before, jsonb_build_object('student_id', made.student_id,
        'class_id', made.class_id, 'from', lower(made.during), 'to', upper(made.during) - 1) as after from made`,
    )})
    select count(*)::int as placed from made`.execute(db)
  return rows[0]?.placed ?? 0
}
