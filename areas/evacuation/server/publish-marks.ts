import { sql } from 'kysely'
import type { AppContext } from '#platform/server/app-context.ts'
import { reportError } from '#platform/server/lost-connection.ts'
import { boardRoomName, marksChanged, unitRoomName } from '../contract/events.ts'
import { readEvacuationRow } from './evacuation-rows.ts'
import { readMarks } from './mark-rows.ts'
import type { Saved } from './save-steps.ts'

const gatherMs = 250
interface Pending {
  ids: Set<number>
  /** Marks that have left a list. */
  left: Map<number, Set<number>>
}
const pending = new WeakMap<AppContext, Map<number, Pending>>()

async function publishNow(context: AppContext, evacuationId: number, { ids, left }: Pending): Promise<void> {
  const db = context.urgentDb
  const marks = await readMarks(db, context, sql<boolean>`m.id = any(${[...ids]}::integer[])`)
  const { totals } = await readEvacuationRow(db, evacuationId)
  const event = { evacuation_id: evacuationId, marks, moved_away: [], totals }
  context.publish(boardRoomName(evacuationId), marksChanged, event)
  const byUnit = Map.groupBy(marks, ({ unit_id }) => unit_id)
  for (const unit of new Set([...byUnit.keys(), ...left.keys()])) {
    const own = byUnit.get(unit) ?? []
    const moved_away = [...(left.get(unit) ?? [])].filter((id) => !own.some((mark) => mark.id === id))
    context.publish(unitRoomName(unit), marksChanged, { ...event, marks: own, moved_away, totals: null })
  }
}

/** Publishes to the board and the lists what shows now, at most four times a second; called when it is committed. */
export function publishMarks(context: AppContext, changed: Saved['changed']): void {
  const waiting = pending.get(context) ?? new Map<number, Pending>()
  pending.set(context, waiting)
  for (const { evacuationId, id, left } of changed) {
    let one = waiting.get(evacuationId)
    if (!one) {
      one = { ids: new Set(), left: new Map() }
      waiting.set(evacuationId, one)
      setTimeout(() => {
        const due = waiting.get(evacuationId)
        waiting.delete(evacuationId)
        // who has missed it reads it again: after a break in the connection everything is
        if (due && !context.closing.aborted)
          void publishNow(context, evacuationId, due).catch(
            (error: Error) => context.closing.aborted || reportError('Отметки эвакуации', error),
          )
      }, gatherMs).unref()
    }
    one.ids.add(id)
    if (left !== null) one.left.set(left, (one.left.get(left) ?? new Set()).add(id))
  }
}
