import { sql } from 'kysely'
import type { DateRange } from '#platform/contract/date-range.ts'
import type { Database } from '#platform/server/database.ts'

export interface NewAssignment {
  teacher_id: number
  group_id: number
  /** A week. */
  hours: number
}
/** Gives teachers their groups for the days of a range, both included. */
export async function insertAssignments(
  db: Database,
  assignments: readonly NewAssignment[],
  { start_date, end_date }: DateRange,
): Promise<void> {
  await sql`insert into workload.assignment (teacher_id, group_id, hours, during)
    select teacher_id, group_id, hours, daterange(${start_date}, ${end_date}, '[]')
    from jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb)
      as row(teacher_id int, group_id int, hours numeric)`.execute(db)
}
