import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, type Ref } from 'react'
import type { Place } from '../cursor/movement.ts'
import type { Cursor } from '../cursor/cursor.ts'
import type { MarkColumn, Period } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import type { ResultsBoard } from '../sheet/results-board.ts'
import { slotsBeside } from '../sheet/result-slots.ts'
import { cellId } from '../sheet/truth.ts'
import { flushSync } from 'react-dom'
import { leftEdges, monthsOf, type Month } from './geometry.ts'
import { gridEvents, type GridActions } from './grid-events.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { cellWords, lockOf } from './look.ts'
import { finder } from './place.ts'
import { useLessons } from './use-lessons.ts'
import { rowGroup } from './roles.ts'
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
  /** Brings the column where the cursor stands into the middle of the view. */
  reveal: () => void
}

function classOf(store: JournalStore, column: MarkColumn): string {
  const lock = lockOf(store.judged, column)
  const isToday = column.lesson?.date === store.grid.today
  return [column.kind === 'work' ? styles['work'] : styles['cell'], lock && styles[lock], isToday && styles['today']]
    .filter(Boolean)
    .join(' ')
}

const monthAt = (months: readonly Month[], column: number) => months.findLast(({ first }) => first <= column)?.id

/** All that the columns of a period look like. */
function useShape(store: JournalStore, period: Period) {
  const { grid, columns } = useLessons(store, period)
  return useMemo(() => {
    const classes = columns.map((column) => classOf(store, column))
    return { students: grid.students, columns, months: monthsOf(columns), classes, slots: slotsBeside(grid, period) }
  }, [store, grid, columns, period])
}

/** The journal as a sheet: students, days, marks, results. Everything that moves is outside of React. */
export function JournalGrid({ store, results, cursor, period, ref, onOpen, onHelp, onHover }: Props) {
  const { students, columns, months, classes, slots } = useShape(store, period)
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { awake, wake } = useAwakeMonths(months, monthAt(months, cursor.selection.get().focus.column))
  const wakeNow = useEffectEvent((month: string) => flushSync(() => wake(month)))
  const wordsAt = useEffectEvent(({ row, column }: Place) => {
    const [student, day] = [students[row], columns[column]]
    if (!student || !day) return null
    return cellWords(student, day, store.view(cellId(day.id, student.id)), store.grid.miss_kinds)
  })

  useImperativeHandle(ref, (): GridHandle => {
    const elementAt = (place: Place) => (grid.current ? finder(grid.current, months)(place) : null)
    const reveal = () => {
      const edge = leftEdges(columns)[cursor.selection.get().focus.column] ?? 0
      const names = grid.current?.querySelector('[role=columnheader]')?.clientWidth ?? 0
      scroller.current?.scrollTo({ left: edge - (scroller.current.clientWidth - names) / 2 })
    }
    return {
      elementAt,
      reveal,
      focus: () => elementAt(cursor.selection.get().focus)?.focus({ preventScroll: true }),
    }
  }, [cursor, columns, months])

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
        <div {...rowGroup}>
          {students.map((student, index) => (
            <GridRow
              key={student.id}
              store={store}
              results={results}
              student={student}
              index={index}
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
