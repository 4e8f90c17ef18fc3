import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { createMarks, type NewMark } from '../contract/marks.ts'
import type { EvacuationStatus } from '../rules/words.ts'
import { readMarks } from './mark-rows.ts'
import { saveSteps } from './save-steps.ts'
import { collects, marksAnybody } from './scope.ts'
import { publishMarks } from './publish-marks.ts'

interface Place {
  id: number
  evacuation_id: number
  status: EvacuationStatus
  /** Milliseconds since the epoch. */
  ended_at: number | null
}
type Added = Pick<NewMark, 'unit_id' | 'tapped_at'>
/**
 * The lists named, each collected by the caller or theirs to mark. Who was added without a network before the end comes
 * in after it, as taps do.
 */
async function requireUnits(db: Database, caller: Caller, added: readonly Added[]): Promise<Map<number, Place>> {
  const wanted = [...new Set(added.map(({ unit_id }) => unit_id))]
  const may = marksAnybody(caller) ? sql<boolean>`true` : collects(caller, sql`u.id`)
  const { rows } = await sql<Place>`
    select u.id, u.evacuation_id, e.status, (extract(epoch from e.ended_at) * 1000)::float8 as ended_at
    from evacuation.collect_unit u join evacuation.evacuation e on e.id = u.evacuation_id
    where u.id = any(${wanted}::integer[]) and ${may}`.execute(db)
  if (rows.length !== wanted.length) throw notFound(msg`Список не найден или не ваш`)
  const units = new Map(rows.map((row) => [row.id, row]))
  if (rows.some(({ status }) => status === 'cancelled')) throw conflict(msg`Эвакуация отменена`)
  const isLate = ({ unit_id, tapped_at }: Added) => Date.parse(tapped_at) > (units.get(unit_id)?.ended_at ?? Infinity)
  if (added.some(isLate)) throw conflict(msg`Эвакуация уже закончилась`)
  return units
}

/** People beside all lists: a guest nobody has written down, a new student. Each comes with the first tap. */
export const createMarksHandler = handle(
  createMarks,
  async ({ body, caller, context, http }) => {
    const clientIds = body.marks.map(({ client_id }) => client_id)
    const changed = await context.urgentDb.transaction().execute(async (db) => {
      const units = await requireUnits(db, caller, body.marks)
      const rows = body.marks.map((mark) => ({
        ...mark,
        evacuation: units.get(mark.unit_id)?.evacuation_id,
      }))
      await sql`
        insert into evacuation.mark (evacuation_id, unit_id, client_id, name, kind)
        select m.evacuation, m.unit_id, m.client_id, m.name, m.kind
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(evacuation int, unit_id int, client_id uuid, name text,
          kind text) on conflict (client_id) do nothing`.execute(db)
      const made = await sql<{ id: number; client_id: string }>`
        select id, client_id from evacuation.mark where client_id = any(${clientIds}::uuid[])`.execute(db)
      const ids = new Map(made.rows.map((row) => [row.client_id, row.id]))
      const steps = body.marks.map(({ client_id, status, note, tapped_at }) => ({
        client_id,
        mark_id: ids.get(client_id) ?? 0,
        status,
        note,
        tapped_at,
      }))
      return (await saveSteps(db, { caller, requestId: http.request.id, timeZone: context.clock.timeZone }, steps))
        .changed
    })
    publishMarks(context, changed)
    const isOurs = marksAnybody(caller) ? sql<boolean>`true` : collects(caller, sql`m.unit_id`)
    const where = sql<boolean>`m.client_id = any(${clientIds}::uuid[]) and ${isOurs}`
    return { items: await readMarks(context.urgentDb, context, where) }
  },
  { ownTransactions: true },
)
