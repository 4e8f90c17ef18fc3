import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import type { Cursor } from '../cursor/cursor.ts'
import { commandOf } from '../cursor/keys.ts'
import { headerRow, type Place } from '../cursor/movement.ts'
import { holdKey } from './held-keys.ts'

export interface GridActions {
  /** A heading was asked for, or what stands aside. */
  onOpen: (place: Place) => void
  onHelp: () => void
  /** What there is to know of a row was asked for, by its name or a key; its index. */
  onOpenRow: (row: number) => void
  /** The mouse is over a place, or over none. */
  onHover: (place: Place | null) => void
}

function clipboardEvents<Value>(cursor: Cursor<Value>) {
  const write = (event: ClipboardEvent, text: string) => {
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
  }
  return {
    onCopy(event: ClipboardEvent) {
      write(event, cursor.copy())
    },
    onCut(event: ClipboardEvent) {
      write(event, cursor.cut())
    },
    onPaste(event: ClipboardEvent) {
      cursor.paste(event.clipboardData.getData('text/plain'))
      event.preventDefault()
    },
  }
}

type PlaceOf = (target: EventTarget | null) => Place | null

/** Buttons of the corner and names work as they do everywhere. */
const isOwn = (target: EventTarget | null) => target instanceof Element && target.closest('button') !== null

/** Of a name that was hit. */
function rowOf(target: EventTarget | null): number | null {
  const name = target instanceof Element ? target.closest('button')?.closest('[role=rowheader]') : null
  const line = name?.closest('[role=row]')
  return line?.parentElement ? [...line.parentElement.children].indexOf(line) : null
}

interface Dragging {
  goTo: (place: Place, extend: boolean) => void
  isCell: (place: Place) => boolean
  onHover: GridActions['onHover']
  placeOf: PlaceOf
}

/** A block is drawn with the mouse; where nothing is drawn, it tells what it is over. */
function hoverAndDrag({ goTo, isCell, onHover, placeOf }: Dragging) {
  let isDragging = false
  return {
    onPointerDown(event: PointerEvent) {
      const place = placeOf(event.target)
      if (!place || event.button !== 0 || event.pointerType === 'touch') return
      isDragging = isCell(place)
      goTo(place, event.shiftKey)
      const stop = () => {
        isDragging = false
        window.removeEventListener('pointerup', stop)
      }
      window.addEventListener('pointerup', stop)
    },
    onPointerOver(event: PointerEvent) {
      if (event.pointerType === 'touch') return
      const place = placeOf(event.target)
      if (isDragging && place && isCell(place)) goTo(place, true)
      else onHover(place)
    },
    onPointerLeave() {
      onHover(null)
    },
  }
}

/** What keys, mouse, touch and clipboard do; one set of handlers for the whole grid. */
export function gridEvents<Value>(
  cursor: Cursor<Value>,
  { onOpen, onOpenRow, onHelp, onHover }: GridActions,
  placeOf: PlaceOf,
) {
  const isCell = ({ row, column }: Place) => row !== headerRow && column < cursor.size.written
  const goTo = (place: Place, extend: boolean) => {
    if (cursor.goTo(place, extend)) return
    cursor.leave()
    cursor.goTo(place, extend)
  }
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || isOwn(event.target)) return
      // an editor that is opening has not taken the keyboard yet
      if (cursor.editing.get() !== null) {
        if (event.key === 'Escape') cursor.editing.set(null)
        else if (holdKey(event)) event.preventDefault()
        return
      }
      const command = commandOf(event)
      if (!command) return
      const { focus } = cursor.selection.get()
      const opens = command.do === 'enter' || command.do === 'edit'
      if (command.do === 'help') onHelp()
      else if (command.do === 'openRow') onOpenRow(Math.max(0, focus.row))
      else if (opens && !isCell(focus)) onOpen(focus)
      else if (!cursor.run(command)) return
      event.preventDefault()
    },
    ...hoverAndDrag({ goTo, isCell, onHover, placeOf }),
    onClick(event: MouseEvent) {
      const row = rowOf(event.target)
      if (row !== null) return onOpenRow(row)
      const place = placeOf(event.target)
      if (!place) return
      const { focus } = cursor.selection.get()
      if (focus.row !== place.row || focus.column !== place.column) goTo(place, event.shiftKey)
      if (!isCell(place)) onOpen(place)
    },
    onDoubleClick(event: MouseEvent) {
      const place = placeOf(event.target)
      if (place && isCell(place)) cursor.run({ do: 'edit', part: 'value' })
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) cursor.leave()
    },
    ...clipboardEvents(cursor),
  }
}
