import { t } from '@lingui/core/macro'
import { useCallback, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useSyncExternalStore, type Ref } from 'react'
import type { Place } from '../cursor/movement.ts'
import type { Cursor } from '../cursor/cursor.ts'
import { columnsOf, type MarkColumn, type Period } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import type { ResultsBoard } from '../sheet/results-board.ts'
import { slotsBeside } from '../sheet/result-slots.ts'
import { lessonsSignal } from '../sheet/signals.ts'
import { cellId } from '../sheet/truth.ts'
import { flushSync } from 'react-dom'
import { leftEdges, monthsOf, type Month } from './geometry.ts'
import { gridEvents, type GridActions } from './grid-events.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { cellWords, lockOf } from './look.ts'
import { finder } from './place.ts'
import { showSelection } from './show-selection.ts'
import { useAwakeMonths } from './use-awake-months.ts'
import styles from './grid.module.css'

interface Props extends GridActions {
  store: JournalStore
  results: ResultsBoard
  cursor: Cursor
  period: Period
  ref: Ref<GridHandle>
}

/** What others may ask of the grid on the screen. */
export interface GridHandle {
  elementAt: (place: Place) => HTMLElement | null
  /** Takes the keyboard to where the cursor stands. */
  focus: () => void
}

function classOf(store: JournalStore, column: MarkColumn): string {
  const lock = lockOf(store.judged, column)
  const isToday = column.lesson?.date === store.grid.today
  return [column.kind === 'work' ? styles['work'] : styles['cell'], lock && styles[lock], isToday && styles['today']]
    .filter(Boolean)
    .join(' ')
}

const monthAt = (months: readonly Month[], column: number) => months.findLast(({ first }) => first <= column)?.id

/** Columns and results of a period; the same objects until lessons change. */
function useShape(store: JournalStore, period: Period) {
  const subscribe = useCallback((listener: () => void) => store.signals.on(lessonsSignal, listener), [store])
  const grid = useSyncExternalStore(subscribe, () => store.grid)
  return useMemo(() => {
    const columns = columnsOf(grid, period)
    const months = monthsOf(columns)
    return {
      columns,
      months,
      classes: columns.map((column) => classOf(store, column)),
      slots: slotsBeside(grid, period),
    }
  }, [store, grid, period])
}

/** The journal as a sheet: students, days, marks, results. Everything that moves is outside of React. */
export function JournalGrid({ store, results, cursor, period, ref, onOpen, onHelp, onHover }: Props) {
  const { columns, months, classes, slots } = useShape(store, period)
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { students } = store.grid
  const { awake, wake } = useAwakeMonths(months, monthAt(months, cursor.selection.get().focus.column))
  const wakeNow = useEffectEvent((month: string) => flushSync(() => wake(month)))
  const wordsAt = useEffectEvent(({ row, column }: Place) => {
    const [student, day] = [students[row], columns[column]]
    if (!student || !day) return null
    return cellWords(student, day, store.view(cellId(day.id, student.id)), store.grid.miss_kinds)
  })

  useImperativeHandle(ref, (): GridHandle => {
    const elementAt = (place: Place) => (grid.current ? finder(grid.current, months)(place) : null)
    return { elementAt, focus: () => elementAt(cursor.selection.get().focus)?.focus({ preventScroll: true }) }
  }, [cursor, months])

  useEffect(() => {
    if (!scroller.current || !grid.current || !frame.current) return undefined
    const ids = { students: students.map(({ id }) => id), columns: columns.map(({ id }) => id) }
    cursor.reshape({ ...ids, results: slots.length + 1 })
    const surface = { scroller: scroller.current, grid: grid.current, frame: frame.current, cursor }
    return showSelection({ ...surface, edges: leftEdges(columns), months, wordsAt, wake: wakeNow })
  }, [cursor, students, columns, months, slots])

  const events = useMemo(() => gridEvents(cursor, { onOpen, onHelp, onHover }), [cursor, onOpen, onHelp, onHover])
  return (
    <div ref={scroller} className={styles['scroller']}>
      <div
        ref={grid}
        role="grid"
        aria-label={t`Журнал: ${store.grid.group.title}`}
        aria-rowcount={students.length + 2}
        aria-colcount={columns.length + slots.length + 2}
        aria-multiselectable
        className={styles['grid']}
        {...events}
      >
        <GridHead months={months} classes={classes} slots={slots} today={store.grid.today} />
        <div role="rowgroup">
          {students.map((student, row) => (
            <GridRow
              key={student.id}
              store={store}
              results={results}
              student={student}
              row={row}
              months={months}
              awake={awake}
              classes={classes}
              period={period}
              slots={slots}
            />
          ))}
        </div>
        <div ref={frame} className={styles['frame']} hidden />
      </div>
    </div>
  )
}
