import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { MarkStep } from '../contract/marks.ts'
import type { MarkRow } from './tapped-marks.ts'

interface EarlierStep {
  mark_id: number
  by_account: number | null
  is_superseded: boolean
}
/** What a block of taps comes upon beside the marks. */
export interface Known {
  /** The lists that are named, with whether the caller collects them. */
  units: Map<number, { evacuationId: number; isOwn: boolean }>
  /** Marks that have stood on a list which the caller collects. */
  wereOwn: Set<number>
  /** Steps that came in before, by `client_id`. */
  steps: Map<string, EarlierStep>
}

/** Which of these have stood on a list that the caller collects. */
async function readWereOwn(db: Database, { personId }: Caller, moved: readonly MarkRow[]): Promise<Set<number>> {
  if (moved.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select m.id from evacuation.mark m where m.id = any(${moved.map(({ id }) => id)}::integer[]) and exists (
      select from evacuation.collector c where c.person_id = ${personId} and (c.unit_id = m.first_unit_id
        or c.unit_id in (select s.unit_id from evacuation.mark_step s where s.mark_id = m.id and s.action = 'move')))`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

export async function readKnown(
  db: Database,
  caller: Caller,
  steps: readonly MarkStep[],
  marks: readonly MarkRow[],
): Promise<Known> {
  const named = [...marks.map(({ unitId }) => unitId), ...steps.flatMap(({ unit_id }) => unit_id ?? [])]
  const units = await sql<{ id: number; evacuationId: number; isOwn: boolean }>`
    select u.id, u.evacuation_id as "evacuationId", exists (select from evacuation.collector c
      where c.unit_id = u.id and c.person_id = ${caller.personId}) as "isOwn"
    from evacuation.collect_unit u where u.id = any(${named}::integer[])`.execute(db)
  const before = await sql<EarlierStep & { client_id: string }>`
    select client_id, mark_id, by_account, is_superseded from evacuation.mark_step
    where client_id = any(${steps.map(({ client_id }) => client_id)}::uuid[])`.execute(db)
  const byId = new Map(units.rows.map((row) => [row.id, row]))
  const strays = marks.filter(({ unitId, movedAt }) => movedAt !== null && !byId.get(unitId)?.isOwn)
  return {
    units: byId,
    wereOwn: await readWereOwn(db, caller, strays),
    steps: new Map(before.rows.map((row) => [row.client_id, row])),
  }
}
