import { useLingui } from '@lingui/react/macro'
import {
  memo,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import type { BoardStudent } from '../../contract/rearrangements.ts'
import { Text, Title } from '#platform/web/ui/index.ts'
import styles from './board.module.css'

/** What the board does for its columns; it stays the same however often the board is drawn. */
export interface ColumnActs {
  toggle: (id: number) => void
  add: (ids: readonly number[]) => void
  cut: (id?: number) => void
  paste: (column: number | null) => void
  drag: (id: number) => void
  drop: (column: number | null) => void
  clear: () => void
}
interface Props {
  /** The class; null: those who are in none. */
  id: number | null
  title: string
  capacity: number | null
  students: readonly BoardStudent[]
  /** Ids that are chosen and cut in this column, as one text each: a column is drawn anew only where they change. */
  chosen: string
  cut: string
  acts: ColumnActs
  /** What else is done with the class. */
  children?: ReactNode
}
/** What the parts of a column are to assistive tools. */
const listbox = { role: 'listbox', 'aria-multiselectable': true, tabIndex: 0 } as const
const option = { role: 'option' } as const
/** Where in its list the student stands on whom the pointer is. */
const placeUnder = ({ target, currentTarget }: SyntheticEvent): number =>
  target instanceof Element ? Array.from(currentTarget.children).indexOf(target.closest('[role=option]') ?? target) : -1
const idsOf = (text: string): ReadonlySet<number> => new Set(text === '' ? [] : text.split(',').map(Number))

/** Students of a class: a list with one stop for the keyboard, from which they are cut and into which they are put. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { id, title, capacity, students, acts, children } = props
  const { t } = useLingui()
  const [at, setAt] = useState(0)
  const [isOver, setOver] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const [chosen, cut] = [idsOf(props.chosen), idsOf(props.cut)]
  const place = Math.min(at, Math.max(0, students.length - 1))
  const active = students[place] ? `student-${students[place].id}` : undefined
  const goTo = (to: number) => {
    const next = Math.max(0, Math.min(students.length - 1, to))
    setAt(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const isFull = capacity !== null && students.length > capacity
  const onKeyDown = (event: KeyboardEvent) => {
    const current = students[place]
    const isCommand = event.ctrlKey || event.metaKey
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -students.length, End: students.length }[
      event.key
    ]
    if (step !== undefined) {
      const next = Math.max(0, Math.min(students.length - 1, place + step))
      if (event.shiftKey)
        acts.add(students.slice(Math.min(place, next), Math.max(place, next) + 1).map((one) => one.id))
      goTo(next)
    } else if (event.key === ' ' && current) acts.toggle(current.id)
    else if (isCommand && event.code === 'KeyA') acts.add(students.map((one) => one.id))
    else if (isCommand && event.code === 'KeyX') acts.cut(current?.id)
    else if (isCommand && event.code === 'KeyV') acts.paste(id)
    else if (event.key === 'Escape') acts.clear()
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const index = placeUnder(event)
    const one = students[index]
    if (!one) return
    setAt(index)
    acts.toggle(one.id)
  }
  const onDragStart = (event: DragEvent) => {
    const one = students[placeUnder(event)]
    if (!one) return
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', one.full_name)
    acts.drag(one.id)
  }
  const onDragOver = (event: DragEvent) => {
    if (id === null) return
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    acts.drop(id)
  }
  return (
    <section
      className={styles['column']}
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className={styles['head']}>
        <Title order={2} size="h5">
          {title}
        </Title>
        <Text size="sm" c={isFull ? 'red' : 'dimmed'} className={styles['count'] ?? ''}>
          {capacity === null ? students.length : t`${students.length} из ${capacity}`}
        </Text>
        {children}
      </div>
      {isFull ? (
        <Text size="xs" c="red">
          {t`Больше вместимости на ${students.length - capacity}`}
        </Text>
      ) : null}
      <div
        {...listbox}
        ref={list}
        className={styles['students']}
        aria-label={title}
        {...{ onKeyDown, onClick, onDragStart, 'aria-activedescendant': active }}
      >
        {students.map((one, index) => (
          <div
            {...option}
            key={one.id}
            id={`student-${one.id}`}
            aria-selected={chosen.has(one.id)}
            data-at={index === place || undefined}
            data-cut={cut.has(one.id) || undefined}
            draggable
          >
            {one.full_name}
          </div>
        ))}
      </div>
    </section>
  )
})
