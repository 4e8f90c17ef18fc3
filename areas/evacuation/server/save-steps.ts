import { sql } from 'kysely'
import { t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import { now } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import { record } from '#platform/server/history.ts'
import type { MarkStep, StepOutcome } from '../contract/marks.ts'
import type { EvacuationStatus, MarkStatus } from '../rules/words.ts'
import { afterTap, trueMoment, type Shown, type Tap } from '../rules/tap.ts'
import { marksAnybody } from './scope.ts'

interface LockedMark extends Shown {
  id: number
  evacuationId: number
  state: EvacuationStatus
  startedAt: number
  endedAt: number | null
  isTouched: boolean
}
/** A step as it is kept. */
interface Kept {
  mark_id: number
  client_id: string
  action: 'status' | 'move'
  status: MarkStatus | null
  unit_id: number | null
  note: string | null
  tapped_at: string
  is_superseded: boolean
}
type Outcome = Pick<StepOutcome, 'client_id' | 'outcome' | 'reason'>

const epoch = (column: string) => sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

/** The marks, held in the order of their ids so that two blocks never wait for each other. */
async function lockMarks(db: Database, ids: readonly number[]): Promise<Map<number, LockedMark>> {
  const { rows } = await sql<Omit<LockedMark, 'isTouched'>>`
    select m.id, m.evacuation_id as "evacuationId", m.status, m.note, ${epoch('m.tapped_at')} as "tappedAt",
      m.marked_by as "markedBy", m.unit_id as "unitId", ${epoch('m.moved_at')} as "movedAt", m.clash,
      e.status as state, ${epoch('e.started_at')} as "startedAt", ${epoch('e.ended_at')} as "endedAt"
    from evacuation.mark m join evacuation.evacuation e on e.id = m.evacuation_id
    where m.id = any(${[...ids]}::integer[]) order by m.id for update of m`.execute(db)
  return new Map(rows.map((row) => [row.id, { ...row, isTouched: false }]))
}

interface Known {
  units: Map<number, { evacuationId: number; isOwn: boolean }>
  /** Marks that have stood on a list which the caller collects. */
  wereOwn: Set<number>
  steps: Map<string, { mark_id: number; by_account: number | null; is_superseded: boolean }>
}
/** Which of these have stood on a list that the caller collects. */
async function readWereOwn(db: Database, { personId }: Caller, moved: readonly LockedMark[]): Promise<Set<number>> {
  if (moved.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select m.id from evacuation.mark m where m.id = any(${moved.map(({ id }) => id)}::integer[]) and exists (
      select from evacuation.collector c where c.person_id = ${personId} and (c.unit_id = m.first_unit_id
        or c.unit_id in (select s.unit_id from evacuation.mark_step s where s.mark_id = m.id and s.action = 'move')))`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The lists that are named with whether the caller collects them, and steps that came in before. */
async function readKnown(
  db: Database,
  caller: Caller,
  steps: readonly MarkStep[],
  locked: readonly LockedMark[],
): Promise<Known> {
  const named = [...locked.map(({ unitId }) => unitId), ...steps.flatMap(({ unit_id }) => unit_id ?? [])]
  const units = await sql<{ id: number; evacuationId: number; isOwn: boolean }>`
    select u.id, u.evacuation_id as "evacuationId", exists (select from evacuation.collector c
      where c.unit_id = u.id and c.person_id = ${caller.personId}) as "isOwn"
    from evacuation.collect_unit u where u.id = any(${named}::integer[])`.execute(db)
  const before = await sql<{ client_id: string; mark_id: number; by_account: number | null; is_superseded: boolean }>`
    select client_id, mark_id, by_account, is_superseded from evacuation.mark_step
    where client_id = any(${steps.map(({ client_id }) => client_id)}::uuid[])`.execute(db)
  const byId = new Map(units.rows.map((row) => [row.id, row]))
  const strays = locked.filter(({ unitId, movedAt }) => movedAt !== null && !byId.get(unitId)?.isOwn)
  return {
    units: byId,
    wereOwn: await readWereOwn(db, caller, strays),
    steps: new Map(before.rows.map((row) => [row.client_id, row])),
  }
}

const gone = () => t`Человека нет в ваших списках`
/** Why a step can't stand, or null. The same words for a missing mark and a stranger's. */
function objection(
  step: MarkStep,
  mark: LockedMark | undefined,
  { units, wereOwn }: Known,
  caller: Caller,
): string | null {
  if (!mark) return gone()
  const target = step.unit_id === undefined ? undefined : units.get(step.unit_id)
  const unit = units.get(mark.unitId)
  // tapped without a network while the person stood on the list, from which somebody has taken them since
  const isBeforeMove = mark.movedAt !== null && Date.parse(step.tapped_at) < mark.movedAt && wereOwn.has(mark.id)
  if (!marksAnybody(caller) && !unit?.isOwn && !target?.isOwn && !isBeforeMove) return gone()
  if (step.unit_id !== undefined && target?.evacuationId !== mark.evacuationId)
    return t`Такого списка в этой эвакуации нет`
  if (step.status === undefined && step.unit_id === undefined && step.note === undefined) return t`Ничего не отмечено`
  if (mark.state === 'cancelled') return t`Эвакуация отменена`
  // taps made offline before the end come in after it
  if (mark.endedAt !== null && Date.parse(step.tapped_at) > mark.endedAt) return t`Эвакуация уже завершена`
  return null
}

const asTap = (step: MarkStep, by: number, tappedAt: number): Tap => ({
  status: step.status,
  unitId: step.unit_id,
  note: step.note,
  tappedAt,
  by,
})

async function write(db: Database, caller: Caller, kept: readonly Kept[], locked: Iterable<LockedMark>): Promise<void> {
  await sql`
    insert into evacuation.mark_step (mark_id, client_id, action, status, unit_id, note, tapped_at, by_account, is_superseded)
    select s.mark_id, s.client_id, s.action, s.status, s.unit_id, s.note, s.tapped_at, ${caller.accountId}, s.is_superseded
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as s(mark_id int, client_id uuid, action text, status text,
      unit_id int, note text, tapped_at timestamptz, is_superseded boolean)`.execute(db)
  const touched = [...locked].filter(({ isTouched }) => isTouched)
  await sql`
    update evacuation.mark m set status = s.status, note = s.note, unit_id = s."unitId", marked_by = s."markedBy",
      tapped_at = to_timestamp(s."tappedAt" / 1000), moved_at = to_timestamp(s."movedAt" / 1000), clash = s.clash,
      version = m.version + 1
    from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as s(id int, status text, note text, "unitId" int,
      "markedBy" int, "tappedAt" float8, "movedAt" float8, clash jsonb)
    where m.id = s.id`.execute(db)
}

export interface Saved {
  outcomes: Outcome[]
  /** Marks that show something else than before, by evacuation, with the lists that some have left. */
  changed: { evacuationId: number; id: number; left: number | null }[]
}
/** Who taps, and in which request. */
export interface Tapper {
  caller: Caller
  requestId: string
}
const recorded = ({ status, note }: Pick<LockedMark, 'status' | 'note'>) => ({ status, note })

/** Keeps a block of taps in order, each checked by itself; in the transaction of the caller. */
export async function saveSteps(
  db: Database,
  { caller, requestId }: Tapper,
  steps: readonly MarkStep[],
): Promise<Saved> {
  const locked = await lockMarks(
    db,
    steps.map(({ mark_id }) => mark_id),
  )
  const known = await readKnown(db, caller, steps, [...locked.values()])
  const from = new Map(locked)
  const kept: Kept[] = []
  const receivedAt = now().getTime()
  const outcomes = steps.map((step): Outcome => {
    const { client_id } = step
    const before = known.steps.get(client_id)
    // whatever has become of the person or the evacuation since
    if (before?.mark_id === step.mark_id && before.by_account === caller.accountId)
      return { client_id, outcome: before.is_superseded ? 'superseded' : 'done' }
    const mark = locked.get(step.mark_id)
    const refused = objection(step, mark, known, caller)
    if (refused !== null || !mark) return { client_id, outcome: 'refused', reason: refused ?? gone() }
    if (before) return { client_id, outcome: 'refused', reason: t`Этот шаг уже записан у другого человека` }
    const tappedAt = trueMoment(Date.parse(step.tapped_at), mark.startedAt, receivedAt)
    const { shown, isSuperseded } = afterTap(mark, asTap(step, caller.accountId, tappedAt))
    const isStatus = step.status !== undefined || step.note !== undefined
    locked.set(mark.id, { ...mark, ...shown, isTouched: true })
    kept.push({
      mark_id: mark.id,
      client_id,
      action: step.unit_id === undefined ? 'status' : 'move',
      status: isStatus ? (step.status ?? mark.status) : null,
      unit_id: step.unit_id ?? null,
      note: step.note ?? null,
      tapped_at: new Date(tappedAt).toISOString(),
      is_superseded: isSuperseded,
    })
    known.steps.set(client_id, { mark_id: mark.id, by_account: caller.accountId, is_superseded: isSuperseded })
    return { client_id, outcome: isSuperseded ? 'superseded' : 'done' }
  })
  if (kept.length > 0) await write(db, caller, kept, locked.values())
  const touched = [...locked.values()].flatMap((after) => {
    const before = from.get(after.id)
    return after.isTouched && before ? [{ before, after }] : []
  })
  // a tap names its account: who has really made it in another's name stands in the history
  if (caller.act !== undefined)
    await record(
      db,
      caller,
      requestId,
      touched.map(({ before, after }) => ({
        subject: 'evacuation.mark',
        id: after.id,
        before: recorded(before),
        after: recorded(after),
      })),
    )
  const changed = touched.map(({ before, after: { id, evacuationId, unitId } }) => {
    return { id, evacuationId, left: before.unitId === unitId ? null : before.unitId }
  })
  return { outcomes, changed }
}
