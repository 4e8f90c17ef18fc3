import { sql, type RawBuilder } from 'kysely'
import type { Points } from '#areas/grading/rules/period-parts.ts'

interface WorkRow {
  group_id: number
  kind: 'sor' | 'soch'
  number: number
  title: string
  maximum: number
  points: (Points & { student_id: number })[]
}
/** What was written of a work: whose points, out of how many where that is not what it is planned for. */
type WrittenRow = Omit<WorkRow, 'points'> & {
  points: [students: number[] | null, values: number[] | null, others: (number | null)[] | null]
}
/** Works of groups in quarters with what was written, in order, as a query. */
export const writtenWorks = (groupIds: readonly number[], quarterIds: readonly number[]): RawBuilder<WrittenRow> =>
  sql<WrittenRow>`
    select w.group_id, w.kind, w.number, w.title, w.maximum,
      (select json_build_array(json_agg(s.student_id), json_agg(s.value), json_agg(nullif(s.maximum, w.maximum)))
        from journal.score s where s.work_id = w.id) as points
    from assessments.work w join calendar.calendar_entry q on q.id = w.quarter_id
    where w.group_id = any(${[...groupIds]}::integer[]) and w.quarter_id = any(${[...quarterIds]}::integer[])
    order by q.number, w.kind = 'soch', w.number`

export const worksOf = (rows: readonly WrittenRow[]): WorkRow[] =>
  rows.map(({ points: [students, values, others], ...work }) => ({
    ...work,
    points: (students ?? []).map((student_id, index) => ({
      student_id,
      value: values![index]!,
      maximum: others![index] ?? work.maximum,
    })),
  }))
