import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, type Ref } from 'react'
import type { Place } from '../cursor/movement.ts'
import type { GridStudent } from '../../contract/journal.ts'
import type { Cursor, Shape } from '../cursor/cursor.ts'
import type { MarkColumn, Period } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import type { ResultsBoard } from '../sheet/results-board.ts'
import { slotsBeside, type ResultSlot } from '../sheet/result-slots.ts'
import { cellId } from '../sheet/truth.ts'
import { flushSync } from 'react-dom'
import { leftEdges, monthsOf, stretchesOf, type Stretch } from './geometry.ts'
import { gridEvents, type GridActions } from './grid-events.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { cellWords, lockOf } from './look.ts'
import { finder } from './place.ts'
import { useLessons } from './use-lessons.ts'
import { rowGroup } from './roles.ts'
import { showSelection } from './show-selection.ts'
import { useAwakeStretches } from './use-awake-stretches.ts'
import styles from './grid.module.css'

interface Props extends GridActions {
  store: JournalStore
  results: ResultsBoard
  cursor: Cursor
  period: Period
  /** The column to begin with. */
  start: number
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

const stretchAt = (stretches: readonly Stretch[], column: number) =>
  stretches.findLast(({ first }) => first <= column)?.id

/** The same for the cursor; beside the results stands the mean. */
const shapeOf = (
  students: readonly GridStudent[],
  columns: readonly MarkColumn[],
  slots: readonly ResultSlot[],
): Shape => ({
  students: students.map(({ id }) => id),
  columns: columns.map(({ id }) => id),
  results: slots.length + 1,
})

/** All that the columns of a period look like. */
function useShape(store: JournalStore, period: Period) {
  const { grid, columns } = useLessons(store, period)
  return useMemo(() => {
    const classes = columns.map((column) => classOf(store, column))
    return {
      students: grid.students,
      columns,
      months: monthsOf(columns),
      stretches: stretchesOf(columns),
      classes,
      slots: slotsBeside(grid, period),
    }
  }, [store, grid, columns, period])
}

/** The journal as a sheet: students, days, marks, results. Everything that moves is outside of React. */
export function JournalGrid({ store, results, cursor, period, start, ref, onOpen, onHelp, onHover }: Props) {
  const { students, columns, months, stretches, classes, slots } = useShape(store, period)
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { awake, wake } = useAwakeStretches(stretches, stretchAt(stretches, start))
  const wakeNow = useEffectEvent((stretch: string) => flushSync(() => wake(stretch)))
  const wordsAt = useEffectEvent(({ row, column }: Place) => {
    const [student, day] = [students[row], columns[column]]
    if (!student || !day) return null
    return cellWords(student, day, store.view(cellId(day.id, student.id)), store.grid.miss_kinds)
  })

  useImperativeHandle(ref, (): GridHandle => {
    const elementAt = (place: Place) => (grid.current ? finder(grid.current, stretches)(place) : null)
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
  }, [cursor, columns, stretches])

  const watch = useEffectEvent(({ row, column }: Place, listener: () => void) => {
    const [student, day] = [students[row], columns[column]]
    return student && day ? store.signals.on(cellId(day.id, student.id), listener) : () => {}
  })
  const begin = useEffectEvent(() => {
    cursor.reshape(shapeOf(students, columns, slots))
    cursor.goTo({ row: 0, column: start })
  })
  useEffect(() => begin(), [cursor])
  useEffect(() => {
    if (!scroller.current || !grid.current || !frame.current) return undefined
    cursor.reshape(shapeOf(students, columns, slots))
    const surface = { scroller: scroller.current, grid: grid.current, frame: frame.current, cursor }
    return showSelection({ ...surface, edges: leftEdges(columns), stretches, wordsAt, watch, wake: wakeNow })
  }, [cursor, students, columns, stretches, slots])

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
        <GridHead months={months} stretches={stretches} classes={classes} slots={slots} today={store.grid.today} />
        <div {...rowGroup}>
          {students.map((student, index) => (
            <GridRow
              key={student.id}
              store={store}
              results={results}
              student={student}
              index={index}
              stretches={stretches}
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
