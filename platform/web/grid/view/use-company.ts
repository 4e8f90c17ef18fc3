import { useEffect, useState } from 'react'
import type { RoomPresence } from '../../realtime/presence.ts'
import { createStore, type Store } from '../../store.ts'
import { personColour } from '../../ui/person-avatar.tsx'
import { cellId } from '../cells/cell-name.ts'
import type { Cursor } from '../cursor/cursor.ts'
import type { GridOther } from './others.tsx'

/** Tells the others where this person stands in the grid; @returns where they stand */
export function useCompany<Value>(presence: RoomPresence | null, cursor: Cursor<Value>): Store<readonly GridOther[]> {
  const [others] = useState(() => createStore<readonly GridOther[]>([]))
  useEffect(() => {
    if (presence === null) return
    const announce = () => {
      const cell = cursor.cellAt(cursor.selection.get().focus)
      presence.move(cell && cellId(cell.columnId, cell.rowId))
    }
    const show = () =>
      others.set(
        presence.peers.get().flatMap(({ peer, name, short_name, at }) => {
          const colour = `var(--mantine-color-${personColour(name)}-8)`
          return at === null ? [] : [{ id: peer, name: short_name, colour, cell: at }]
        }),
      )
    announce()
    show()
    const stops = [cursor.selection.subscribe(announce), presence.peers.subscribe(show)]
    return () => {
      for (const stop of stops) stop()
      presence.move(null)
    }
  }, [presence, cursor, others])
  return others
}
