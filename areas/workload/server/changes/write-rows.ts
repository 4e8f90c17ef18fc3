import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { numberArray } from '#platform/server/number-array.ts'
import type { Change } from '#platform/server/history.ts'
import type { Wanted, Written } from '../../rules/plan-changes.ts'
import { auditedValues, readAssignments, type AssignmentRow } from './assignment-rows.ts'

/** What is kept of a changed row to take it back: as it was, and in which version it was left. */
export interface StepRow {
  before: (Wanted & { id: number }) | null
  after: { id: number; version: number } | null
}

const during = sql`daterange("from", "to", '[]')`
const asRows = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as one(id int, teacher_id int, group_id int, hours numeric, "from" date, "to" date)`

/**
 * Writes rows before others that take their place begin: the ends come first.
 * @param known rows as they stand, where they have been read in this transaction
 * @returns the changes for the history, and what takes them back
 */
export async function writeRows(
  db: Database,
  written: readonly Written[],
  known?: readonly AssignmentRow[],
): Promise<{ changes: Change[]; step: StepRow[] }> {
  const ids = written.flatMap(({ before }) => before?.id ?? [])
  const named =
    known?.filter(({ id }) => ids.includes(id)) ??
    (await readAssignments(db, sql<boolean>`a.id = any(${numberArray(ids)}::integer[])`))
  const gone = written.flatMap(({ before, after }) => (before && after === null ? [before.id] : []))
  const changed = written.flatMap(({ before, after }) => (before && after ? [{ ...after, id: before.id }] : []))
  const made = written.flatMap(({ before, after }) => (before === null && after ? [after] : []))
  if (gone.length > 0) await db.deleteFrom('workload.assignment').where('id', 'in', gone).execute()
  if (changed.length > 0)
    await sql`update workload.assignment a set hours = one.hours, during = ${during}, version = version + 1
      from ${asRows(changed)} where a.id = one.id`.execute(db)
  const { rows: fresh } =
    made.length === 0
      ? { rows: [] }
      : await sql<{ id: number }>`insert into workload.assignment (teacher_id, group_id, hours, during)
          select teacher_id, group_id, hours, ${during} from ${asRows(made)} returning id`.execute(db)
  const left = await readAssignments(
    db,
    sql<boolean>`a.id = any(${numberArray([...changed, ...fresh].map(({ id }) => id))}::integer[])`,
  )
  const changes: Change[] = []
  const step: StepRow[] = []
  for (const before of named) {
    const after = left.find(({ id }) => id === before.id)
    changes.push({
      subject: 'workload.assignment',
      id: before.id,
      before: auditedValues(before),
      ...(after && { after: auditedValues(after) }),
    })
    const { id, teacher_id, group_id, hours, from, to } = before
    step.push({
      before: { id, teacher_id, group_id, hours, from, to },
      after: after ? { id, version: after.version } : null,
    })
  }
  for (const after of left) {
    if (named.some(({ id }) => id === after.id)) continue
    changes.push({ subject: 'workload.assignment', id: after.id, after: auditedValues(after) })
    step.push({ before: null, after: { id: after.id, version: after.version } })
  }
  return { changes, step }
}
