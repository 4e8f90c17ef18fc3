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
  footHeight: number
  cursor: Cursor<Value>
  /** A cell in words, when one comes to stand on it. */
  wordsAt: (place: Place) => string | null
  /** Tells when a cell looks different; the answer stops it. */
  watch: (place: Place, listener: () => void) => () => void
  /** Draws the cells of a chunk that is not drawn yet, at once. */
  wake: (chunk: string) => void
}

/** Runs once for several changes made together, and never once it has been stopped: a key that writes a cell also leaves it. */
function watchCalmly(watch: (listener: () => void) => () => void, update: () => void): () => void {
  let isDue = false
  let hasStopped = false
  const stop = watch(() => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      if (!hasStopped) update()
    })
  })
  return () => {
    hasStopped = true
    stop()
  }
}

type Find = (place: Place) => HTMLElement | null

/** Where to scroll so that a place is seen whole; nothing where it is. */
function scrollTo<Value>(
  { row, column }: Place,
  { edges, headHeight, footHeight, cursor }: Surface<Value>,
  { view, scroll }: { view: ReturnType<typeof measure>; scroll: { left: number; top: number } },
): { left?: number; top?: number } {
  const to: { left?: number; top?: number } = {}
  if (column < cursor.size.written) {
    const [left, right] = [edges[column] ?? 0, edges[column + 1] ?? 0]
    if (left < scroll.left) to.left = left
    else if (right > scroll.left + view.width - view.left - view.right)
      to.left = right - view.width + view.left + view.right
  }
  if (row !== headerRow) {
    const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight]
    if (top < scroll.top) to.top = top
    else if (bottom > scroll.top + view.height - headHeight - footHeight)
      to.top = bottom - view.height + headHeight + footHeight
  }
  return to
}

/** Draws the frame of a block around its cells; of one cell there is none. */
function showFrame<Value>(
  rectangle: Rectangle,
  { frame, edges, headHeight, cursor }: Surface<Value>,
  view: ReturnType<typeof measure>,
): void {
  const { written } = cursor.size
  const right = Math.min(rectangle.right, written - 1)
  frame.hidden = isOneCell(rectangle) || rectangle.left >= written
  if (frame.hidden) return
  const left = edges[rectangle.left] ?? 0
  frame.style.transform = `translate(${left + view.left}px, ${headHeight + rectangle.top * rowHeight}px)`
  frame.style.width = `${(edges[right + 1] ?? 0) - left - 1}px`
  frame.style.height = `${(rectangle.bottom - rectangle.top + 1) * rowHeight - 1}px`
}

/** Says of the cells of a block that they are selected. */
function selectedCells(find: Find) {
  let selected: HTMLElement[] = []
  const clear = () => {
    for (const cell of selected) cell.removeAttribute('aria-selected')
    selected = []
  }
  const show = (rectangle: Rectangle) => {
    clear()
    if (isOneCell(rectangle)) return
    for (let row = rectangle.top; row <= rectangle.bottom; row++)
      for (let column = rectangle.left; column <= rectangle.right; column++) {
        const cell = find({ row, column })
        cell?.setAttribute('aria-selected', 'true')
        if (cell) selected.push(cell)
      }
  }
  return { show, clear }
}

function moveMark(before: Element | null, after: Element | null): void {
  if (before === after) return
  before?.removeAttribute('data-here')
  after?.setAttribute('data-here', '')
}

/** Marks the row and the heading of the cell that the cursor is on; that cell alone is reached by Tab. */
function cellInQuestion(find: Find) {
  let shown: { cell: HTMLElement | null; row: Element | null; heading: HTMLElement | null } = {
    cell: null,
    row: null,
    heading: null,
  }
  const show = (cell: HTMLElement | null, { row, column }: Place) => {
    if (cell !== shown.cell) {
      if (shown.cell) shown.cell.tabIndex = -1
      if (cell) cell.tabIndex = 0
    }
    const line = row === headerRow ? null : (cell?.closest('[role=row]') ?? null)
    const heading = find({ row: headerRow, column })
    moveMark(shown.row, line)
    moveMark(shown.heading, heading)
    shown = { cell, row: line, heading }
  }
  const leave = () => {
    if (shown.cell) shown.cell.tabIndex = -1
  }
  return { show, leave }
}

/** How much of the grid is seen, and where it is scrolled to; known without measuring at every key. */
function seenPart(scroller: HTMLElement, grid: HTMLElement) {
  const part = { view: measure(scroller, grid), scroll: { left: scroller.scrollLeft, top: scroller.scrollTop } }
  const onScroll = () => {
    part.scroll = { left: scroller.scrollLeft, top: scroller.scrollTop }
  }
  const resized = new ResizeObserver(() => {
    part.view = measure(scroller, grid)
  })
  resized.observe(scroller)
  scroller.addEventListener('scroll', onScroll, { passive: true })
  const stop = () => {
    resized.disconnect()
    scroller.removeEventListener('scroll', onScroll)
  }
  return { part, stop }
}

/**
 * Shows where the cursor stands without drawing anything again: focus, the frame of a block, the row and column in question.
 * Positions are computed, not measured, so that no key waits for a layout.
 * @returns how to stop
 */
export function showSelection<Value>(surface: Surface<Value>): () => void {
  const { scroller, grid, chunks, cursor, wordsAt, watch, wake } = surface
  const find = (place: Place) => elementAt(grid, chunks, place)
  const { part, stop: stopMeasuring } = seenPart(scroller, grid)
  const selected = selectedCells(find)
  const here = cellInQuestion(find)
  let stopWatching = () => {}

  const keepInView = (place: Place) => {
    const to = scrollTo(place, surface, part)
    if (to.left === undefined && to.top === undefined) return
    part.scroll = { ...part.scroll, ...to }
    scroller.scrollTo(part.scroll)
  }
  const drawn = (place: Place) => {
    const found = find(place)
    const chunk = chunks.findLast(({ first }) => first <= place.column)
    if (!found && chunk && place.column < cursor.size.written) wake(chunk.id)
    return found ?? find(place)
  }
  let named: Element | null = null
  const show = ({ focus }: Selection) => {
    const cell = drawn(focus)
    // words of a cell that was left would stay behind what comes to stand in it
    if (named !== cell) named?.removeAttribute('aria-label')
    named = cell ?? null
    here.show(cell, focus)
    showFrame(cursor.rectangle, surface, part.view)
    selected.show(cursor.rectangle)
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
  show(cursor.selection.get())
  const stop = cursor.selection.subscribe(() => show(cursor.selection.get()))
  return () => {
    stop()
    stopWatching()
    stopMeasuring()
    here.leave()
    selected.clear()
  }
}
