import { sql } from 'kysely'
import type { Points } from '#areas/grading/rules/period-parts.ts'
import type { Database } from '#platform/server/database.ts'

interface WorkRow {
  group_id: number
  kind: 'sor' | 'soch'
  number: number
  title: string
  maximum: number
  points: (Points & { student_id: number })[]
}
/** Works of groups in quarters with what was written, in order. */
export async function readWrittenWorks(
  db: Database,
  groupIds: readonly number[],
  quarterIds: readonly number[],
): Promise<WorkRow[]> {
  const { rows } = await sql<Omit<WorkRow, 'points'> & { points: [student: number, value: number, maximum: number][] }>`
    select w.group_id, w.kind, w.number, w.title, w.maximum,
      (select coalesce(json_agg(json_build_array(s.student_id, s.value, s.maximum)), '[]')
        from journal.score s where s.work_id = w.id) as points
    from assessments.work w join calendar.calendar_entry q on q.id = w.quarter_id
    where w.group_id = any(${[...groupIds]}) and w.quarter_id = any(${[...quarterIds]})
    order by q.number, w.kind = 'soch', w.number`.execute(db)
  return rows.map(({ points, ...work }) => ({
    ...work,
    points: points.map(([student_id, value, maximum]) => ({ student_id, value, maximum })),
  }))
}
