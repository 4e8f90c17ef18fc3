import { sql } from 'kysely'
import type { DateRange } from '#platform/contract/date-range.ts'
import type { Database } from '#platform/server/database.ts'
import { recordMade, type BulkTrace } from '#platform/server/history.ts'

export interface NewAssignment {
  teacher_id: number
  group_id: number
  /** Hours a week. */
  hours: number
}
/** Assigns groups to teachers from `start_date` to `end_date`, both included, and records it in the history. */
export async function insertAssignments(
  db: Database,
  assignments: readonly NewAssignment[],
  { start_date, end_date }: DateRange,
  trace: BulkTrace,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`insert into workload.assignment (teacher_id, group_id, hours, during)
    select teacher_id, group_id, hours, daterange(${start_date}, ${end_date}, '[]')
    from jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb)
      as row(teacher_id int, group_id int, hours numeric)
    returning id`.execute(db)
  const made = rows.map(({ id }) => id)
  await recordMade(
    db,
    trace,
    'workload.assignment',
    sql`select a.id, jsonb_build_object('teacher_id', a.teacher_id, 'group', g.title, 'hours', a.hours,
        'from', lower(a.during), 'to', upper(a.during) - 1) as after
      from workload.assignment a join classes.study_group g on g.id = a.group_id where a.id = any(${made}::int[])`,
  )
}
