import { sql } from 'kysely'
import type { GroupKind } from '../../contract/group-kinds.ts'
import type { Database } from '#platform/server/database.ts'
import { record, recordMade, recordRows, type BulkTrace } from '#platform/server/history.ts'
import { groupInHistory } from './group-in-history.ts'

/** What may change of a group while it stands. */
export interface GroupFields {
  title: string
  kind: GroupKind
  level_id: number | null
  hours: number | null
  closed_on: string | null
  follows_class_id: number | null
  norm_reason: string | null
}
export interface NewGroup extends Partial<Omit<GroupFields, 'closed_on'>> {
  course_id: number
  /** The only one of its course in the year. */
  title: string
  kind: GroupKind
  /** Whose students it takes. */
  classes: readonly number[]
}

/** Makes teaching groups of a year. @returns ids in the order given */
export async function insertGroups(
  db: Database,
  yearId: number,
  given: readonly NewGroup[],
  trace: BulkTrace,
): Promise<number[]> {
  const rows = given.map(({ classes: _classes, ...row }) => row)
  const made = await sql<{ id: number; course_id: number; title: string }>`
    insert into classes.study_group (year_id, course_id, title, kind, level_id, hours, follows_class_id, norm_reason)
    select ${yearId}, course_id, title, kind, level_id, hours, follows_class_id, norm_reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(course_id int, title text, kind text, level_id int,
      hours numeric, follows_class_id int, norm_reason text)
    returning id, course_id, title`.execute(db)
  const byTitle = new Map(made.rows.map((row) => [`${row.course_id} ${row.title}`, row.id]))
  const ids = given.flatMap(({ course_id, title }) => byTitle.get(`${course_id} ${title}`) ?? [])
  const links = given.flatMap(({ classes }, order) => classes.map((of) => ({ group: ids[order], of })))
  await sql`insert into classes.group_class (group_id, class_id)
    select "group", "of" from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link("group" int, "of" int)`.execute(
    db,
  )
  await recordMade(
    db,
    trace,
    'classes.study_group',
    sql`select g.id, ${groupInHistory('g')} as after from classes.study_group g where g.id = any(${ids}::int[])`,
  )
  return ids
}

const inHistory = async (db: Database, ids: readonly number[]): Promise<Map<number, unknown>> => {
  const { rows } = await sql<{ id: number; kept: unknown }>`select g.id, ${groupInHistory('g')} as kept
    from classes.study_group g where g.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(({ id, kept }) => [id, kept]))
}

/** Gives groups these fields. @returns their versions */
export async function changeGroups(
  db: Database,
  given: readonly (GroupFields & { id: number })[],
  { actor, requestId, batch }: BulkTrace,
): Promise<Map<number, number>> {
  if (given.length === 0) return new Map()
  const ids = given.map(({ id }) => id)
  const before = await inHistory(db, ids)
  const { rows } = await sql<{ id: number; version: number }>`
    update classes.study_group g set title = row.title, kind = row.kind, level_id = row.level_id, hours = row.hours,
      closed_on = row.closed_on, follows_class_id = row.follows_class_id, norm_reason = row.norm_reason, version = g.version + 1
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as row(id int, title text, kind text, level_id int, hours numeric,
      closed_on date, follows_class_id int, norm_reason text)
    where g.id = row.id returning g.id, g.version`.execute(db)
  const after = await inHistory(db, ids)
  const changes = ids.map((id) => ({
    subject: 'classes.study_group',
    id,
    before: before.get(id),
    after: after.get(id),
  }))
  await record(db, actor, requestId, changes, batch)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Removes groups with whoever is in them. @throws what the database says where anything else refers to one */
export async function removeGroups(
  db: Database,
  ids: readonly number[],
  { actor, requestId, batch }: BulkTrace,
): Promise<void> {
  if (ids.length === 0) return
  await recordRows(
    actor,
    { subject: 'classes.study_group', requestId, batch: sql`${batch}` },
    sql`select now() as at, g.id, ${groupInHistory('g')} as before, null::jsonb as after
      from classes.study_group g where g.id = any(${[...ids]}::int[])`,
  ).execute(db)
  await sql`delete from classes.study_group where id = any(${[...ids]}::int[])`.execute(db)
}
