import { t } from '@lingui/core/macro'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Place } from '../cursor/movement.ts'
import type { Cursor } from '../cursor/cursor.ts'
import { columnsOf, type MarkColumn, type Period } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { slotsBeside } from '../sheet/result-slots.ts'
import { cellId } from '../sheet/truth.ts'
import { leftEdges } from './geometry.ts'
import { gridEvents, type GridActions } from './grid-events.ts'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { cellWords, lockOf } from './look.ts'
import { showSelection } from './show-selection.ts'
import styles from './grid.module.css'

interface Props extends GridActions {
  store: JournalStore
  cursor: Cursor
  period: Period
}

function classOf(store: JournalStore, column: MarkColumn): string {
  const lock = lockOf(store.judged, column)
  const isToday = column.lesson?.date === store.grid.today
  return [column.kind === 'work' ? styles['work'] : styles['cell'], lock && styles[lock], isToday && styles['today']]
    .filter(Boolean)
    .join(' ')
}

/** Columns and results of a period; the same objects until lessons change. */
function useShape(store: JournalStore, period: Period) {
  const subscribe = useCallback((listener: () => void) => store.signals.on('lessons', listener), [store])
  const grid = useSyncExternalStore(subscribe, () => store.grid)
  return useMemo(() => {
    const columns = columnsOf(grid, period)
    return { columns, classes: columns.map((column) => classOf(store, column)), slots: slotsBeside(grid, period) }
  }, [store, grid, period])
}

/** The journal as a sheet: students, days, marks, results. Everything that moves is outside of React. */
export function JournalGrid({ store, cursor, period, onOpen, onHelp, onHover }: Props) {
  const { columns, classes, slots } = useShape(store, period)
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { students } = store.grid
  const wordsAt = useEffectEvent(({ row, column }: Place) => {
    const [student, day] = [students[row], columns[column]]
    if (!student || !day) return null
    return cellWords(student, day, store.view(cellId(day.id, student.id)), store.grid.miss_kinds)
  })

  useEffect(() => {
    if (!scroller.current || !grid.current || !frame.current) return undefined
    const ids = { students: students.map(({ id }) => id), columns: columns.map(({ id }) => id) }
    cursor.reshape({ ...ids, results: slots.length + 1 })
    const surface = { scroller: scroller.current, grid: grid.current, frame: frame.current, cursor }
    return showSelection({ ...surface, edges: leftEdges(columns), wordsAt })
  }, [cursor, students, columns, slots])

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
        <GridHead columns={columns} classes={classes} slots={slots} today={store.grid.today} />
        <div role="rowgroup">
          {students.map((student, row) => (
            <GridRow
              key={student.id}
              store={store}
              student={student}
              row={row}
              columns={columns}
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
