import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { recordRows, type BulkTrace, type Change } from '#platform/server/history.ts'
import type { Decision } from './decide-steps.ts'
import { keptLine } from './line-rows.ts'

const ofKind = <Kind extends Decision['kind']>(decisions: readonly Decision[], kind: Kind) =>
  decisions.filter((one): one is Extract<Decision, { kind: Kind }> => one.kind === kind)

interface Written {
  before: ReadonlyMap<number, unknown>
  ids: readonly number[]
}
/** What the history keeps of lines as they stand. */
async function keep(db: Database, ids: readonly number[]): Promise<Written> {
  if (ids.length === 0) return { before: new Map(), ids }
  const { rows } = await sql<{ id: number; kept: unknown }>`select r.id, ${keptLine} as kept from curriculum.rup_line r
    where r.id = any(${[...ids]}::integer[])`.execute(db)
  return { before: new Map(rows.map(({ id, kept }) => [id, kept])), ids }
}

/** Stores what was decided of a block: lines that go, lines that change, new ones. @returns what the history is to be told */
export async function storeLines(db: Database, yearId: number, decisions: readonly Decision[]): Promise<Written> {
  const removed = ofKind(decisions, 'removed').map(({ id }) => id)
  const changed = ofKind(decisions, 'changed')
  const made = ofKind(decisions, 'made').map(({ line }) => line)
  const { before } = await keep(db, [...removed, ...changed.map(({ id }) => id)])
  if (removed.length > 0) await sql`delete from curriculum.rup_line where id = any(${removed}::integer[])`.execute(db)
  if (changed.length > 0)
    await sql`update curriculum.rup_line r set hours = given.hours, component = given.component, version = r.version + 1,
      hours_year = coalesce(given.hours_year, case when r.hours = given.hours then r.hours_year end), changed_at = now(),
      subgroups = coalesce(given.subgroups, r.subgroups), grading_mode = coalesce(given.grading_mode, r.grading_mode)
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given(id integer, hours numeric, hours_year numeric, component text,
      subgroups smallint, grading_mode text)
    where r.id = given.id`.execute(db)
  const { rows } =
    made.length === 0
      ? { rows: [] }
      : await sql<{ id: number }>`
    insert into curriculum.rup_line (year_id, parallel_id, language, profile, class_id, course_id, hours, hours_year, component,
      subgroups, grading_mode)
    select ${yearId}, parallel_id, language, profile, class_id, course_id, hours, hours_year, component, subgroups, grading_mode
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as given(parallel_id integer, language text, profile text,
      class_id integer, course_id integer, hours numeric, hours_year numeric, component text, subgroups smallint, grading_mode text)
    returning id`.execute(db)
  return { before, ids: [...changed.map(({ id }) => id), ...rows.map(({ id }) => id)] }
}

/** Stores a block as one act in the history. */
export async function writeLines(
  db: Database,
  yearId: number,
  decisions: readonly Decision[],
  trace: BulkTrace,
): Promise<void> {
  await recordLines(db, { ...(await storeLines(db, yearId, decisions)), trace })
}

/** What was written as changes, for who records them in an act of their own. */
export async function changesOf(db: Database, { before, ids }: Written): Promise<Change[]> {
  const { before: after } = await keep(db, ids)
  return [...new Set([...before.keys(), ...after.keys()])].map((id) => ({
    subject: 'curriculum.rup_line',
    id,
    before: before.get(id),
    after: after.get(id),
  }))
}

/** Writes lines into the history. @param before what was kept of them by their id, of removed ones too @param ids that stand */
export async function recordLines(db: Database, { before, ids, trace }: Written & { trace: BulkTrace }): Promise<void> {
  const kept = JSON.stringify([...before].map(([id, was]) => ({ id, was })))
  const rows: RawBuilder<unknown> = sql`
    select now() as at, coalesce(was.id, stands.id) as id, was.was as before, stands.kept as after
    from jsonb_to_recordset(${kept}::jsonb) as was(id integer, was jsonb)
    full join (select r.id, ${keptLine} as kept from curriculum.rup_line r where r.id = any(${[...ids]}::integer[])) stands
      on stands.id = was.id`
  await recordRows(
    trace.actor,
    { subject: 'curriculum.rup_line', requestId: trace.requestId, batch: sql`${trace.batch}` },
    rows,
  ).execute(db)
}
