import { sql } from 'kysely'
import type { House } from '#platform/server/house.ts'
import { tellError } from '#platform/server/lost-connection.ts'
import { boardRoomName, marksTold, unitRoomName } from '../contract/events.ts'
import { readEvacuationRow } from './evacuation-rows.ts'
import { readMarks } from './mark-rows.ts'
import type { Saved } from './save-steps.ts'

const gatherMs = 250
interface Pending {
  ids: Set<number>
  /** Marks that have left a list. */
  left: Map<number, Set<number>>
}
const pending = new WeakMap<House, Map<number, Pending>>()

async function tellNow(house: House, evacuationId: number, { ids, left }: Pending): Promise<void> {
  const db = house.urgentDb
  const marks = await readMarks(db, house, sql<boolean>`m.id = any(${[...ids]}::integer[])`)
  const { totals } = await readEvacuationRow(db, evacuationId)
  const told = { evacuation_id: evacuationId, marks, moved_away: [], totals }
  house.publish(boardRoomName(evacuationId), marksTold, told)
  const byUnit = Map.groupBy(marks, ({ unit_id }) => unit_id)
  for (const unit of new Set([...byUnit.keys(), ...left.keys()])) {
    const own = byUnit.get(unit) ?? []
    const moved_away = [...(left.get(unit) ?? [])].filter((id) => !own.some((mark) => mark.id === id))
    house.publish(unitRoomName(unit), marksTold, { ...told, marks: own, moved_away, totals: null })
  }
}

/** Tells the board and the lists what shows now, at most four times a second; called when it is committed. */
export function tellMarks(house: House, changed: Saved['changed']): void {
  const waiting = pending.get(house) ?? new Map<number, Pending>()
  pending.set(house, waiting)
  for (const { evacuationId, id, left } of changed) {
    let one = waiting.get(evacuationId)
    if (!one) {
      one = { ids: new Set(), left: new Map() }
      waiting.set(evacuationId, one)
      setTimeout(() => {
        const due = waiting.get(evacuationId)
        waiting.delete(evacuationId)
        // who has missed it reads it again: after a break in the connection everything is
        if (due) void tellNow(house, evacuationId, due).catch((error: Error) => tellError('Отметки эвакуации', error))
      }, gatherMs).unref()
    }
    one.ids.add(id)
    if (left !== null) one.left.set(left, (one.left.get(left) ?? new Set()).add(id))
  }
}
