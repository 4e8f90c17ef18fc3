import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Evacuation, RunningEvacuation } from '../contract/evacuations.ts'
import { tallyOf } from '../rules/tally.ts'
import { readMarks } from './mark-rows.ts'
import { toMillisecond } from './moments.ts'
import { totals, unitsOfMarks } from './unit-rows.ts'

const nameOf = (account: string) => sql<string | null>`(select coalesce(p.full_name, a.login) from access.account a
  left join people.person p on p.admin_user_id = a.id where a.id = ${sql.ref(account)})`

/** Titles of the buildings of the row `e`; one that was removed since still tells that it was not the whole school. */
export const buildingTitles = sql<string[]>`array(select coalesce(b.title, ${sqlText`здание, которого больше нет`})
  from unnest(e.building_ids) as chosen (id) left join buildings.building b on b.id = chosen.id order by b.title, chosen.id)`

type Uncounted = Omit<Evacuation, 'totals'>
const uncountedColumns = sql<Uncounted>`e.id, e.mode, e.kind, e.status, e.building_ids, e.parallels, e.note, e.ended_note,
  ${toMillisecond(sql`e.started_at`)} as started_at, ${toMillisecond(sql`e.ended_at`)} as ended_at,
  ${nameOf('e.started_by')} as started_by_name, ${nameOf('e.ended_by')} as ended_by_name,
  ${buildingTitles} as buildings,
  exists (select from evacuation.result r where r.evacuation_id = e.id) as has_result`
/** Columns of an Evacuation over the row `e`. */
export const evacuationColumns = sql<Evacuation>`${uncountedColumns},
  (select ${totals} from evacuation.mark m where m.evacuation_id = e.id) as totals`

async function readRow<Row>(db: Database, columns: RawBuilder<Row>, id: number): Promise<Row> {
  const { rows } = await sql<Row>`select ${columns} from evacuation.evacuation e where e.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound(msg`Эвакуация не найдена`)
  return rows[0]
}
/** @throws 404 */
export const readEvacuationRow = (db: Database, id: number): Promise<Evacuation> => readRow(db, evacuationColumns, id)

/** With its lists and marks, which are counted as they are read. */
export async function withLists(db: Database, context: AppContext, one: Uncounted): Promise<Evacuation> {
  const marks = await readMarks(db, context, sql<boolean>`m.evacuation_id = ${one.id}`)
  const units = await unitsOfMarks(db, sql<boolean>`u.evacuation_id = ${one.id}`, marks)
  return { ...one, totals: tallyOf(marks), units, marks }
}
/** @throws 404 */
export const readWhole = async (db: Database, context: AppContext, id: number): Promise<Evacuation> =>
  withLists(db, context, await readRow(db, uncountedColumns, id))

/** The one that runs, as everybody may know it. */
export async function readRunning(db: Database): Promise<RunningEvacuation | null> {
  const { rows } =
    await sql<RunningEvacuation>`select e.id, e.mode, e.kind, ${toMillisecond(sql`e.started_at`)} as started_at
    from evacuation.evacuation e where e.status = 'active'`.execute(db)
  return rows[0] ?? null
}

/** Whether the caller collects a list of the evacuation. */
export async function collectsSome(db: Database, caller: Caller, evacuationId: number): Promise<boolean> {
  if (caller.client !== 0 || caller.personId === null) return false
  const { rows } = await sql`select from evacuation.collect_unit u join evacuation.collector c on c.unit_id = u.id
    where u.evacuation_id = ${evacuationId} and c.person_id = ${caller.personId} limit 1`.execute(db)
  return rows.length > 0
}
