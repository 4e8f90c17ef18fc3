import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { recordMade, recordRows, type BulkTrace } from '#platform/server/history.ts'
import { keptLine } from './line-rows.ts'

interface Years {
  from: number
  into: number
}
/**
 * Lines of a year's plan that the next one does not have yet, over `r`, as those of its parallel `own`, and of its class `same`: of
 * parallels that have no line there yet, of courses that are not archived. A line of one class goes to its namesake.
 */
const linesToCarry = ({ from, into }: Years): RawBuilder<unknown> => sql`
  from curriculum.rup_line r join classes.parallel p on p.id = r.parallel_id
    join classes.parallel own on own.year_id = ${into} and own.number = p.number
    join curriculum.course co on co.id = r.course_id and co.archived_at is null
    left join classes.class former on former.id = r.class_id
    left join classes.class same on same.year_id = ${into} and same.parallel_id = own.id and same.letter = former.letter
  where r.year_id = ${from} and (r.class_id is null or same.id is not null)
    and not exists (select from curriculum.rup_line stands where stands.year_id = ${into} and stands.parallel_id = own.id)`

/** @returns how many lines {@link carryLines} would write for the parallels of this year, its future ones too */
export async function countLinesToCarry(db: Database, { from, into }: Years): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from curriculum.rup_line r join classes.parallel p on p.id = r.parallel_id
    where r.year_id = ${from} and not exists (select from curriculum.rup_line stands
      join classes.parallel own on own.id = stands.parallel_id
      where stands.year_id = ${into} and own.number = p.number)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Carries the plan of a year over into the next one. @returns ids of the new lines */
export async function carryLines(db: Database, years: Years, trace: BulkTrace): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into curriculum.rup_line (year_id, parallel_id, language, profile, class_id, course_id, hours, hours_year, component,
      subgroups, grading_mode)
    select ${years.into}, own.id, r.language, r.profile, same.id, r.course_id, r.hours, r.hours_year, r.component, r.subgroups,
      r.grading_mode
    ${linesToCarry(years)} order by r.id returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await recordMade(
    db,
    trace,
    'curriculum.rup_line',
    sql`select r.id, ${keptLine} as after from curriculum.rup_line r where r.id = any(${ids}::int[])`,
  )
  return ids
}

/** Removes lines, with the templates of their works. @throws what the database says where anything else refers to one */
export async function removeLines(db: Database, ids: readonly number[], trace: BulkTrace): Promise<void> {
  if (ids.length === 0) return
  const where = { subject: 'curriculum.rup_line', requestId: trace.requestId, batch: sql`${trace.batch}` }
  await recordRows(
    trace.actor,
    where,
    sql`select now() as at, r.id, ${keptLine} as before, null::jsonb as after from curriculum.rup_line r
      where r.id = any(${[...ids]}::int[])`,
  ).execute(db)
  await sql`delete from curriculum.rup_line where id = any(${[...ids]}::int[])`.execute(db)
}
