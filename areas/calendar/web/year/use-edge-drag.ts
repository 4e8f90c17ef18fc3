import { useState, type PointerEvent } from 'react'
import { daysBetween, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { CalendarEntry } from '../../contract/entries.ts'

interface Drag {
  entry: CalendarEntry
  edge: 'start' | 'end'
  to: CalendarDate
}
/** The day under a pointer; days bear `data-date`. */
const dateAt = ({ clientX, clientY }: PointerEvent): CalendarDate | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? null

const spanOf = ({ entry, edge, to }: Drag) =>
  edge === 'start' ? { start_date: to, end_date: entry.end_date } : { start_date: entry.start_date, end_date: to }

interface Dragged {
  present: CalendarEntry
  start_date: CalendarDate
  end_date: CalendarDate
}

/** Takes the first or last day of a quarter or of holidays and draws it to another day. */
export function useEdgeDrag(entries: readonly CalendarEntry[], onDrop: (dragged: Dragged) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const edgeAt = (date: CalendarDate): Drag | null => {
    const entry = entries.find(
      ({ type, start_date, end_date }) =>
        (type === 'quarter' || type === 'holiday') && start_date !== end_date && [start_date, end_date].includes(date),
    )
    return entry ? { entry, edge: entry.start_date === date ? 'start' : 'end', to: date } : null
  }
  const preview = drag === null ? null : spanOf(drag)
  return {
    isEdge: (date: CalendarDate) => edgeAt(date) !== null,
    /** The entry being drawn and its span if it were let go now. */
    preview: drag === null || preview === null ? null : { id: drag.entry.id, ...preview },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const date = dateAt(event)
        const taken = date === null || event.pointerType === 'touch' ? null : edgeAt(date)
        if (taken === null) return
        event.preventDefault()
        setDrag(taken)
      },
      onPointerMove: (event: PointerEvent) => {
        const date = dateAt(event)
        if (drag === null || date === null || date === drag.to) return
        const moved = { ...drag, to: date }
        const { start_date, end_date } = spanOf(moved)
        if (daysBetween(start_date, end_date) >= 0) setDrag(moved)
      },
      onPointerUp: () => {
        if (drag === null) return
        setDrag(null)
        const span = spanOf(drag)
        const isMoved = span.start_date !== drag.entry.start_date || span.end_date !== drag.entry.end_date
        if (isMoved) onDrop({ present: drag.entry, ...span })
      },
      onPointerLeave: () => setDrag(null),
    },
  }
}
