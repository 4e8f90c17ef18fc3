import { t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import { now } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import {
  answerOf,
  done,
  hasChanged,
  outOfScope,
  planSteps,
  refused,
  superseded,
  type Outcome,
  type Refused,
  type StepRules,
  type TrackedRow,
  type TrackedRows,
} from '#platform/server/steps/index.ts'
import type { MarkStep, StepOutcome } from '../contract/marks.ts'
import { afterTap, trueMoment, type Tap } from '../rules/tap.ts'
import { readKnown, type Known } from './known-steps.ts'
import { marksAnybody } from './scope.ts'
import { lockMarks, writeTaps, type KeptTap, type MarkRow } from './tapped-marks.ts'

type TapKind = 'done' | 'superseded'
type TapOutcome = Outcome<MarkRow, TapKind>

const gone = (): Refused => outOfScope('mark_id', t`Человека нет в ваших списках`)

/** Why the caller may not make a step on a mark, or null. */
function scopeRefusal(step: MarkStep, mark: MarkRow, { units, wereOwn }: Known, caller: Caller): Refused | null {
  const target = step.unit_id === undefined ? undefined : units.get(step.unit_id)
  // tapped without a network while the person stood on the list, from which somebody has taken them since
  const isBeforeMove = mark.movedAt !== null && Date.parse(step.tapped_at) < mark.movedAt && wereOwn.has(mark.id)
  const isOwn = units.get(mark.unitId)?.isOwn || target?.isOwn
  return marksAnybody(caller) || isOwn || isBeforeMove ? null : gone()
}

/** Why a step can't stand, or null. */
function objection(step: MarkStep, mark: MarkRow, { units }: Known): Refused | null {
  if (step.unit_id !== undefined && units.get(step.unit_id)?.evacuationId !== mark.evacuationId)
    return refused('unit_id', t`Такого списка в этой эвакуации нет`)
  if (step.status === undefined && step.unit_id === undefined && step.note === undefined)
    return refused('status', t`Ничего не отмечено`)
  if (mark.state === 'cancelled') return refused('mark_id', t`Эвакуация отменена`)
  // taps made offline before the end come in after it
  if (mark.endedAt !== null && Date.parse(step.tapped_at) > mark.endedAt)
    return refused('tapped_at', t`Эвакуация уже завершена`)
  return null
}

const asTap = (step: MarkStep, by: number, tappedAt: number): Tap => ({
  status: step.status,
  unitId: step.unit_id,
  note: step.note,
  tappedAt,
  by,
})

/** A step as it is kept; a note without a status of its own keeps the one that stands. */
const asKept = (step: MarkStep, { id, status }: MarkRow, tappedAt: number, is_superseded: boolean): KeptTap => ({
  mark_id: id,
  client_id: step.client_id,
  action: step.unit_id === undefined ? 'status' : 'move',
  status: step.status === undefined && step.note === undefined ? null : (step.status ?? status),
  unit_id: step.unit_id ?? null,
  note: step.note ?? null,
  tapped_at: new Date(tappedAt).toISOString(),
  is_superseded,
})

const outcomeOf = (tracked: TrackedRow<MarkRow> | null, isSuperseded: boolean): TapOutcome =>
  isSuperseded ? superseded(tracked) : done(tracked)

interface Tapping {
  marks: TrackedRows<MarkRow>
  known: Known
  caller: Caller
  /** Takes the steps that are to be kept. */
  kept: KeptTap[]
}

function decide({ marks, known, caller, kept }: Tapping, step: MarkStep, receivedAt: number): TapOutcome {
  const tracked = marks.byId(step.mark_id)
  // the same words for a missing mark and a stranger's
  if (!tracked) return gone()
  const { row } = tracked
  const refusal = scopeRefusal(step, row, known, caller) ?? objection(step, row, known)
  if (refusal) return refusal
  if (known.steps.has(step.client_id)) return refused('client_id', t`Этот шаг уже записан у другого человека`)
  const tappedAt = trueMoment(Date.parse(step.tapped_at), row.startedAt, receivedAt)
  const { shown, isSuperseded } = afterTap(row, asTap(step, caller.accountId, tappedAt))
  kept.push(asKept(step, row, tappedAt, isSuperseded))
  known.steps.set(step.client_id, { mark_id: row.id, by_account: caller.accountId, is_superseded: isSuperseded })
  Object.assign(row, shown)
  return outcomeOf(tracked, isSuperseded)
}

/** Every step is kept, and the latest of a mark shows. */
function tapRules(tapping: Tapping): StepRules<MarkStep, MarkRow, TapKind> {
  const { marks, known, caller } = tapping
  const receivedAt = now().getTime()
  return {
    // whatever has become of the person or the evacuation since
    earlier: ({ client_id, mark_id }) => {
      const before = known.steps.get(client_id)
      if (before?.mark_id !== mark_id || before.by_account !== caller.accountId) return null
      return outcomeOf(marks.byId(mark_id) ?? null, before.is_superseded)
    },
    decide: (step) => decide(tapping, step, receivedAt),
  }
}

export interface Saved {
  outcomes: Pick<StepOutcome, 'client_id' | 'outcome' | 'reason'>[]
  /** Whether a step was refused because its mark is none of the caller's. */
  isOutOfScope: boolean
  /** Marks that show something else than before, by evacuation, with the lists that some have left. */
  changed: { evacuationId: number; id: number; left: number | null }[]
}
/** Who taps, and in which request. */
export interface Tapper {
  caller: Caller
  requestId: string
  timeZone: string
}

/** Keeps a block of taps in order, each checked by itself; in the transaction of the caller. */
export async function saveSteps(db: Database, tapper: Tapper, steps: readonly MarkStep[]): Promise<Saved> {
  const { caller } = tapper
  const marks = await lockMarks(
    db,
    steps.map(({ mark_id }) => mark_id),
  )
  const rows = marks.all.map(({ row }) => row)
  const known = await readKnown(db, caller, steps, rows)
  const kept: KeptTap[] = []
  const planned = planSteps(steps, tapRules({ marks, known, caller, kept }))
  const changed = marks.all.filter(hasChanged).map(({ before, row: { id, evacuationId, unitId } }) => {
    return { id, evacuationId, left: before === null || before.unitId === unitId ? null : before.unitId }
  })
  await writeTaps(db, tapper, kept, marks)
  const isOutOfScope = planned.some(({ outcome }) => outcome.kind === 'refused' && outcome.by === 'scope')
  return { outcomes: planned.map((one) => answerOf(one)), isOutOfScope, changed }
}
