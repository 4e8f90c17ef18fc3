import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type DragEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { displayNumber } from '#platform/contract/number.ts'
import { IconCheck } from '#platform/web/icons/index.ts'
import { CourseName } from '#areas/curriculum/web/index.ts'
import { Box, Empty, Text } from '#platform/web/ui/index.ts'
import type { VacantLine } from './board-data.ts'
import type { Choice } from './use-choice.ts'
import { useWindowed } from './use-windowed.ts'
import styles from './board.module.css'

const lineHeight = 44
// a list of the browser's own has no marks within its lines, and draws all of them
const listbox = { role: 'listbox' } as const
const option = { role: 'option' } as const
const idOf = (id: number) => `vacant-${id}`

interface Props {
  lines: readonly VacantLine[]
  choice: Choice
  mayEdit: boolean
  /** Enter: on to the teachers. */
  onEnter: () => void
}

/** Hours that nobody has: chosen with a click or by the keyboard, drawn onto a teacher. */
export function VacantList({ lines, choice, mayEdit, onEnter }: Props) {
  const { t } = useLingui()
  const [place, setPlace] = useState(0)
  const { box, onScroll, first, last, reveal } = useWindowed(lines.length, lineHeight)
  const active = Math.min(place, Math.max(0, lines.length - 1))
  const go = (to: number) => {
    const next = Math.max(0, Math.min(lines.length - 1, to))
    setPlace(next)
    reveal(next)
    return lines[next]
  }
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }
    const step = steps[event.key]
    const line = lines[active]
    if (step !== undefined) {
      const next = go(active + step)
      if (event.shiftKey && mayEdit && next) choice.reach(next.id)
    } else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(lines.length - 1)
    else if (!mayEdit || !line) return
    else if (event.key === ' ') choice.toggle(line.id)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) choice.all()
    else if (event.key === 'Escape') choice.clear()
    else if (event.key === 'Enter') {
      if (choice.ids.size === 0) choice.only(line.id)
      onEnter()
    } else return
    event.preventDefault()
  }
  const click = (event: MouseEvent, index: number, { id }: VacantLine) => {
    setPlace(index)
    if (!mayEdit) return
    if (event.shiftKey) choice.reach(id)
    else choice.toggle(id)
  }
  const drag = (event: DragEvent, { id }: VacantLine) => {
    if (!choice.ids.has(id)) choice.only(id)
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', String(id))
  }
  if (lines.length === 0)
    return (
      <Empty
        title={<Trans>Часов без учителя нет</Trans>}
        hint={<Trans>По этим фильтрам все часы распределены</Trans>}
      />
    )
  return (
    <Box
      ref={box}
      className={styles['box'] ?? ''}
      onScroll={onScroll}
      {...listbox}
      aria-multiselectable
      aria-label={t`Часы без учителя`}
      aria-activedescendant={lines[active] && idOf(lines[active].id)}
      tabIndex={0}
      onKeyDown={press}
    >
      <Box className={styles['spread'] ?? ''} role="presentation" style={{ height: lines.length * lineHeight }}>
        {lines.slice(first, last).map((line, index) => {
          const at = first + index
          return (
            <Box
              key={line.id}
              id={idOf(line.id)}
              {...option}
              aria-selected={choice.ids.has(line.id)}
              aria-setsize={lines.length}
              aria-posinset={at + 1}
              data-active={at === active || undefined}
              className={styles['line'] ?? ''}
              style={{ top: at * lineHeight }}
              draggable={mayEdit}
              onDragStart={(event) => drag(event, line)}
              onClick={(event) => click(event, at, line)}
            >
              <Line line={line} isChosen={choice.ids.has(line.id)} />
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

function Line({ line, isChosen }: { line: VacantLine; isChosen: boolean }) {
  const { t } = useLingui()
  const { course, colour, title, hours, missing } = line
  const [lacks, whole] = [displayNumber(missing), displayNumber(hours)]
  return (
    <>
      <span className={styles['tick'] ?? ''} aria-hidden>
        {isChosen ? <IconCheck size={14} /> : null}
      </span>
      <Text component="span" size="sm" className={styles['name'] ?? ''} title={`${course}, ${title}`}>
        <b>{title}</b> <CourseName colour={colour}>{course}</CourseName>
      </Text>
      <Text component="span" size="sm" className={styles['hours'] ?? ''}>
        {missing === hours ? t`${lacks} ч` : t`${lacks} из ${whole} ч`}
      </Text>
    </>
  )
}
