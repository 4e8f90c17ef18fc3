import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import type { Store } from '#platform/web/store.ts'
import { cellId } from '../cells/cell-name.ts'
import type { WatchedCells } from '../cells/use-cell.ts'
import type { Cursor } from '../cursor/cursor.ts'
import type { Place } from '../cursor/movement.ts'
import { footHeight, headHeight, leftEdges, chunksOf, type ColumnChunk } from './geometry.ts'
import { gridEvents, type GridActions } from './grid-events.ts'
import { GridFoot } from './grid-foot.tsx'
import { GridHead } from './grid-head.tsx'
import { GridLine } from './grid-line.tsx'
import { fetchGridDialogs } from './lazy-dialogs.ts'
import type { GridColumn, GridLook, GridRow } from './look.ts'
import { Others, type GridOther } from './others.tsx'
import { elementAt, firstColumnIndex, firstRowIndex, placeOf } from './place.ts'
import { rowGroup } from './roles.ts'
import { showSelection } from './show-selection.ts'
import { isKeyboardFreeFor } from './take-keyboard.ts'
import { useActiveChunks } from './use-active-chunks.ts'
import { useKeptKeyboard } from './use-kept-keyboard.ts'
import styles from './grid.module.css'

export interface GridContent<Value, Column extends GridColumn, Row extends GridRow> {
  /** Names the grid: «Журнал: 9А · Алгебра». */
  label: string
  cells: WatchedCells<Value>
  cursor: Cursor<Value>
  /** The same arrays until something of them changes. */
  rows: readonly Row[]
  columns: readonly Column[]
  look: GridLook<Value, Column, Row>
  /** The column to begin with; by default the first. */
  start?: number
  /** Cells in which other people stand. */
  others?: Store<readonly GridOther[]>
}

/** What others may ask of the grid on the screen. */
export interface GridHandle {
  elementAt: (place: Place) => HTMLElement | null
  /** The name of a row. */
  nameAt: (row: number) => HTMLElement | null
  /** Takes the keyboard to where the cursor stands. */
  focus: () => void
  /** Brings the column where the cursor stands into the middle of the view and, where there is a keyboard, takes it there. */
  begin: () => void
}

interface Props<Value, Column extends GridColumn, Row extends GridRow>
  extends GridContent<Value, Column, Row>, GridActions {
  ref: Ref<GridHandle>
  /** Above the names; the same element until it changes. */
  tools?: ReactNode
  /** With the first sign that somebody is about to work here. */
  onExpected?: (() => void) | undefined
}

const chunkAt = (chunks: readonly ColumnChunk[], column: number) => chunks.findLast(({ first }) => first <= column)?.id

/** A sheet on the screen: names, columns of cells, what is aside. Everything that moves is outside of React. */
export function DataGrid<Value, Column extends GridColumn, Row extends GridRow>({
  label,
  cells,
  cursor,
  rows,
  columns,
  look,
  start = 0,
  others,
  ref,
  tools,
  onExpected,
  onOpen,
  onOpenRow,
  onHelp,
  onHover,
}: Props<Value, Column, Row>) {
  const chunks = useMemo(() => chunksOf(columns), [columns])
  const aside = look.aside?.columns ?? 0
  const hasBands = look.band !== undefined
  const hasFoot = look.foot !== undefined
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { awake, wake } = useActiveChunks(chunks, chunkAt(chunks, start))
  const wakeNow = useEffectEvent((chunk: string) => flushSync(() => wake(chunk)))
  const cellOf = ({ row, column }: Place) => {
    const [ofRow, ofColumn] = [rows[row], columns[column]]
    return ofRow && ofColumn ? { row: ofRow, column: ofColumn, cell: cellId(ofColumn.id, ofRow.id) } : null
  }
  const wordsAt = useEffectEvent((place: Place) => {
    const found = cellOf(place)
    return found && look.words(found.row, found.column, cells.view(found.cell))
  })
  const watch = useEffectEvent((place: Place, listener: () => void) => {
    const found = cellOf(place)
    return found ? cells.signals.on(found.cell, listener) : () => {}
  })

  const hasLostKeyboard = useEffectEvent(useKeptKeyboard(grid))

  useHandle(ref, { scroller, grid, cursor, columns, chunks })

  const reshape = useEffectEvent(() =>
    cursor.reshape({ rows: rows.map(({ id }) => id), columns: columns.map(({ id }) => id), aside }),
  )
  const begin = useEffectEvent(() => {
    reshape()
    cursor.goTo({ row: 0, column: start })
  })
  useLayoutEffect(() => begin(), [cursor])
  // before the next key: a cell that is taken away leaves the keyboard to the page's body until another has it
  useLayoutEffect(() => {
    if (!scroller.current || !grid.current || !frame.current) return undefined
    reshape()
    const surface = { scroller: scroller.current, grid: grid.current, frame: frame.current, cursor, chunks }
    const sizes = {
      edges: leftEdges(columns),
      headHeight: headHeight(hasBands),
      footHeight: hasFoot ? footHeight : 0,
    }
    const stop = showSelection({ ...surface, ...sizes, wordsAt, watch, wake: wakeNow })
    if (hasLostKeyboard()) elementAt(grid.current, chunks, cursor.selection.get().focus)?.focus()
    return stop
  }, [cursor, rows, columns, chunks, aside, hasBands, hasFoot])

  useLeaving(cursor)
  useExpected(grid, onExpected)

  const events = useMemo(
    () => gridEvents(cursor, { onOpen, onOpenRow, onHelp, onHover }, (target) => placeOf(target, hasBands)),
    [cursor, onOpen, onOpenRow, onHelp, onHover, hasBands],
  )
  return (
    <div ref={scroller} className={styles['scroller']}>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + firstRowIndex(hasBands) - 1 + Number(hasFoot)}
        aria-colcount={columns.length + aside + 1}
        aria-multiselectable
        className={styles['grid']}
        {...events}
      >
        <GridHead columns={columns} chunks={chunks} look={look} tools={tools} />
        <div {...rowGroup}>
          {rows.map((row, index) => (
            <GridLine
              key={row.id}
              cells={cells}
              row={row}
              index={index}
              rowIndex={index + firstRowIndex(hasBands)}
              chunks={chunks}
              awake={awake}
              look={look}
              asideIndex={columns.length + firstColumnIndex}
            />
          ))}
        </div>
        {look.foot ? (
          <GridFoot
            foot={look.foot}
            rowIndex={rows.length + firstRowIndex(hasBands)}
            chunks={chunks}
            awake={awake}
            asideWidth={look.aside?.width ?? 0}
          />
        ) : null}
        <div ref={frame} className={styles['frame']} hidden />
        {others ? <Others others={others} rows={rows} columns={columns} hasBands={hasBands} /> : null}
      </div>
    </div>
  )
}

/** What is half typed is written before the page may go: ahead of the queue, which then keeps it. */
function useLeaving<Value>(cursor: Cursor<Value>): void {
  useEffect(() => {
    const leave = () => cursor.leave()
    const leaveHidden = () => document.visibilityState === 'hidden' && cursor.leave()
    window.addEventListener('pagehide', leave, { capture: true })
    document.addEventListener('visibilitychange', leaveHidden)
    return () => {
      window.removeEventListener('pagehide', leave, { capture: true })
      document.removeEventListener('visibilitychange', leaveHidden)
    }
  }, [cursor])
}

interface HandleOf<Value> {
  scroller: RefObject<HTMLElement | null>
  grid: RefObject<HTMLElement | null>
  cursor: Cursor<Value>
  columns: readonly GridColumn[]
  chunks: readonly ColumnChunk[]
}

function useHandle<Value>(ref: Ref<GridHandle>, { scroller, grid, cursor, columns, chunks }: HandleOf<Value>): void {
  useImperativeHandle(ref, (): GridHandle => {
    const find = (place: Place) => (grid.current ? elementAt(grid.current, chunks, place) : null)
    const focus = () => find(cursor.selection.get().focus)?.focus({ preventScroll: true })
    const reveal = () => {
      const edge = leftEdges(columns)[cursor.selection.get().focus.column] ?? 0
      const names = grid.current?.querySelector('[role=columnheader]')?.clientWidth ?? 0
      scroller.current?.scrollTo({ left: edge - (scroller.current.clientWidth - names) / 2 })
    }
    return {
      elementAt: find,
      nameAt: (row) => grid.current?.children[1]?.children[row]?.querySelector<HTMLElement>('[role=rowheader]') ?? null,
      focus,
      begin: () => {
        if (grid.current && isKeyboardFreeFor(grid.current)) focus()
        reveal()
      },
    }
  }, [scroller, grid, cursor, columns, chunks])
}

/** What opens at a cell comes with the first sign that somebody is about to work here. */
function useExpected(grid: RefObject<HTMLElement | null>, onExpected: (() => void) | undefined): void {
  const fetchAhead = useEffectEvent(() => {
    fetchGridDialogs()
    onExpected?.()
  })
  useEffect(() => {
    const heed = () => fetchAhead()
    for (const sign of ['pointerenter', 'keydown']) grid.current?.addEventListener(sign, heed, { once: true })
  }, [grid])
}
