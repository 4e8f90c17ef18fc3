import type { Cursor } from '../cursor/cursor.ts'
import { headerRow, isOneCell, type Place, type Rectangle } from '../cursor/movement.ts'
import type { Selection } from '../cursor/standing.ts'
import { rowHeight, type ColumnChunk } from './geometry.ts'
import { elementAt } from './place.ts'
import { measure } from './view-size.ts'

export interface Surface<Value> {
  scroller: HTMLElement
  grid: HTMLElement
  frame: HTMLElement
  /** Left edges of the columns that are written into, one more for the end. */
  edges: readonly number[]
  chunks: readonly ColumnChunk[]
  /** Pixels. */
  headHeight: number
  cursor: Cursor<Value>
  /** A cell in words, when one comes to stand on it. */
  wordsAt: (place: Place) => string | null
  /** Tells when a cell looks different; the answer stops it. */
  watch: (place: Place, listener: () => void) => () => void
  /** Draws the cells of a chunk that is not drawn yet, at once. */
  wake: (chunk: string) => void
}

/** Tells of several changes at once, none of them once it has been stopped: a key that writes a cell also leaves it. */
function watchCalmly(watch: (listener: () => void) => () => void, tell: () => void): () => void {
  let isDue = false
  let hasStopped = false
  const stop = watch(() => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      if (!hasStopped) tell()
    })
  })
  return () => {
    hasStopped = true
    stop()
  }
}

/**
 * Shows where the cursor stands without drawing anything again: focus, the frame of a block, the row and column in question.
 * Positions are computed, not measured, so that no key waits for a layout.
 * @returns how to stop
 */
export function showSelection<Value>({
  scroller,
  grid,
  frame,
  edges,
  chunks,
  headHeight,
  cursor,
  wordsAt,
  watch,
  wake,
}: Surface<Value>): () => void {
  const { written } = cursor.size
  const find = (place: Place) => elementAt(grid, chunks, place)
  let view = measure(scroller, grid)
  let scroll = { left: scroller.scrollLeft, top: scroller.scrollTop }
  let shown: { cell: HTMLElement | null; row: Element | null; heading: HTMLElement | null } = {
    cell: null,
    row: null,
    heading: null,
  }
  let selected: HTMLElement[] = []
  let stopWatching = () => {}

  const keepInView = ({ row, column }: Place) => {
    const to: ScrollToOptions = {}
    if (column < written) {
      const [left, right] = [edges[column] ?? 0, edges[column + 1] ?? 0]
      if (left < scroll.left) to.left = left
      else if (right > scroll.left + view.width - view.left - view.right)
        to.left = right - view.width + view.left + view.right
    }
    if (row !== headerRow) {
      const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight]
      if (top < scroll.top) to.top = top
      else if (bottom > scroll.top + view.height - headHeight) to.top = bottom - view.height + headHeight
    }
    if (to.left === undefined && to.top === undefined) return
    scroll = { left: to.left ?? scroll.left, top: to.top ?? scroll.top }
    scroller.scrollTo(scroll)
  }
  const showFrame = (rectangle: Rectangle) => {
    const right = Math.min(rectangle.right, written - 1)
    frame.hidden = isOneCell(rectangle) || rectangle.left >= written
    if (frame.hidden) return
    const left = edges[rectangle.left] ?? 0
    frame.style.transform = `translate(${left + view.left}px, ${headHeight + rectangle.top * rowHeight}px)`
    frame.style.width = `${(edges[right + 1] ?? 0) - left - 1}px`
    frame.style.height = `${(rectangle.bottom - rectangle.top + 1) * rowHeight - 1}px`
  }
  const showSelected = (rectangle: Rectangle) => {
    for (const cell of selected) cell.removeAttribute('aria-selected')
    selected = []
    if (isOneCell(rectangle)) return
    for (let row = rectangle.top; row <= rectangle.bottom; row++)
      for (let column = rectangle.left; column <= rectangle.right; column++) {
        const cell = find({ row, column })
        cell?.setAttribute('aria-selected', 'true')
        if (cell) selected.push(cell)
      }
  }
  const showHere = (cell: HTMLElement | null, { row, column }: Place) => {
    const [line, heading] = [
      row === headerRow ? null : (cell?.closest('[role=row]') ?? null),
      find({ row: headerRow, column }),
    ]
    if (shown.row !== line) {
      shown.row?.removeAttribute('data-here')
      line?.setAttribute('data-here', '')
    }
    if (shown.heading !== heading) {
      shown.heading?.removeAttribute('data-here')
      heading?.setAttribute('data-here', '')
    }
    shown = { cell, row: line, heading }
  }
  const drawn = (place: Place) => {
    const found = find(place)
    const chunk = chunks.findLast(({ first }) => first <= place.column)
    if (!found && chunk && place.column < written) wake(chunk.id)
    return found ?? find(place)
  }
  const show = ({ focus }: Selection) => {
    const cell = drawn(focus)
    if (cell !== shown.cell) {
      if (shown.cell) shown.cell.tabIndex = -1
      if (cell) cell.tabIndex = 0
    }
    showHere(cell, focus)
    showFrame(cursor.rectangle)
    showSelected(cursor.rectangle)
    const update = () => {
      const words = focus.row === headerRow ? null : wordsAt(focus)
      if (words !== null) cell?.setAttribute('aria-label', words)
    }
    update()
    stopWatching()
    stopWatching = watchCalmly((listener) => watch(focus, listener), update)
    if (grid.contains(document.activeElement)) {
      cell?.focus({ preventScroll: true })
      keepInView(focus)
    }
  }
  const onScroll = () => {
    scroll = { left: scroller.scrollLeft, top: scroller.scrollTop }
  }
  const resized = new ResizeObserver(() => {
    view = measure(scroller, grid)
  })
  resized.observe(scroller)
  scroller.addEventListener('scroll', onScroll, { passive: true })
  show(cursor.selection.get())
  const stop = cursor.selection.subscribe(() => show(cursor.selection.get()))
  return () => {
    stop()
    stopWatching()
    resized.disconnect()
    scroller.removeEventListener('scroll', onScroll)
    if (shown.cell) shown.cell.tabIndex = -1
    for (const cell of selected) cell.removeAttribute('aria-selected')
  }
}
