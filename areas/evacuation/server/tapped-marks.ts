import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { TrackedRows, writeRows, type StepTable } from '#platform/server/steps/index.ts'
import type { Shown } from '../rules/tap.ts'
import type { EvacuationStatus, MarkStatus } from '../rules/words.ts'

/** A mark as it shows, with its evacuation; moments in milliseconds since the epoch. */
export interface MarkRow extends Shown {
  id: number
  version: number
  client_id: null
  evacuationId: number
  state: EvacuationStatus
  startedAt: number
  endedAt: number | null
}
/** A step as it is kept. */
export interface KeptTap {
  mark_id: number
  client_id: string
  action: 'status' | 'move'
  status: MarkStatus | null
  unit_id: number | null
  note: string | null
  tapped_at: string
  is_superseded: boolean
}

const epoch = (column: string) => sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

/** The marks, held in the order of their ids so that two blocks never wait for each other. */
export async function lockMarks(db: Database, ids: readonly number[]): Promise<TrackedRows<MarkRow>> {
  const { rows } = await sql<MarkRow>`
    select m.id, m.version, null as client_id, m.evacuation_id as "evacuationId", m.status, m.note,
      ${epoch('m.tapped_at')} as "tappedAt", m.marked_by as "markedBy", m.unit_id as "unitId",
      ${epoch('m.moved_at')} as "movedAt", m.clash, e.status as state, ${epoch('e.started_at')} as "startedAt",
      ${epoch('e.ended_at')} as "endedAt"
    from evacuation.mark m join evacuation.evacuation e on e.id = m.evacuation_id
    where m.id = any(${[...ids]}::integer[]) order by m.id for update of m`.execute(db)
  return new TrackedRows<MarkRow>().load(rows)
}

const instant = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString())

const marks: StepTable<MarkRow> = {
  name: 'evacuation.mark',
  columns: {
    status: 'text',
    note: 'text',
    unit_id: 'integer',
    marked_by: 'integer',
    tapped_at: 'timestamptz',
    moved_at: 'timestamptz',
    clash: 'jsonb',
  },
  changing: ['status', 'note', 'unit_id', 'marked_by', 'tapped_at', 'moved_at', 'clash'],
  toColumns: ({ status, note, unitId, markedBy, tappedAt, movedAt, clash }) => ({
    status,
    note,
    unit_id: unitId,
    marked_by: markedBy,
    tapped_at: instant(tappedAt),
    moved_at: instant(movedAt),
    clash,
  }),
  hasMoment: false,
  kept: (row) => sql`jsonb_build_object('status', (${row}).status, 'note', (${row}).note)`,
}

interface Writing {
  caller: Caller
  requestId: string
  timeZone: string
}

/** Stores the steps that are kept, and the marks as they show now. */
export async function writeTaps(
  db: Database,
  { caller, requestId, timeZone }: Writing,
  kept: readonly KeptTap[],
  tracked: TrackedRows<MarkRow>,
): Promise<void> {
  if (kept.length === 0) return
  await sql`
    insert into evacuation.mark_step (mark_id, client_id, action, status, unit_id, note, tapped_at, by_account, is_superseded)
    select s.mark_id, s.client_id, s.action, s.status, s.unit_id, s.note, s.tapped_at, ${caller.accountId}, s.is_superseded
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as s(mark_id int, client_id uuid, action text, status text,
      unit_id int, note text, tapped_at timestamptz, is_superseded boolean)`.execute(db)
  // a tap names its account: who has really made it in another's name stands in the history
  const batch = caller.act === undefined ? null : sql`${kept.length > 1 ? randomUUID() : null}::uuid`
  await writeRows(db, marks, tracked.all, { author: caller, requestId, timeZone, batch })
}
