import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconArrowForwardUp, IconKeyboard } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ActionIcon, Empty, Group, Stack, Text } from '#platform/web/ui/index.ts'
import { headerRow, type Place } from '../cursor/movement.ts'
import type { JournalDesk } from '../journal-desk.ts'
import { ResultCard } from '../results/result-card.tsx'
import { slotsBeside } from '../sheet/result-slots.ts'
import { columnsOf, type Period } from '../sheet/columns.ts'
import { LessonCard } from '../topics/lesson-card.tsx'
import { GridOverlay } from './grid-overlay.tsx'
import { JournalGrid, type GridHandle } from './journal-grid.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { startColumn } from './start-column.ts'
import { TouchPad } from './touch-pad.tsx'

interface Props {
  desk: JournalDesk
  period: Period
  /** The lesson to begin with; null: today's or the last before. */
  lessonId: number | null
}
const hintMilliseconds = 350

/** «Оценки»: the sheet and all that opens over it. */
export function MarksTab({ desk, period, lessonId }: Props) {
  const { store, cursor, results } = desk
  const grid = useRef<GridHandle>(null)
  const [opened, setOpened] = useState<Place | null>(null)
  const [isHelping, setHelping] = useState(false)
  const [hovered, setHovered] = useHovered()
  const [start] = useState(() => startColumn(columnsOf(store.grid, period), store.grid.today, lessonId))
  useStart(grid)

  const actions = useMemo(
    () => ({ onOpen: setOpened, onHelp: () => setHelping(true), onHover: setHovered }),
    [setHovered],
  )
  const elementAt = (place: Place) => grid.current?.elementAt(place) ?? null
  const close = () => {
    setOpened(null)
    grid.current?.focus()
  }
  if (store.grid.students.length === 0)
    return (
      <Empty
        title={<Trans>В группе пока нет учеников</Trans>}
        hint={<Trans>Состав группы меняют в разделе «Классы и группы».</Trans>}
      />
    )
  if (columnsOf(store.grid, period).length === 0)
    return (
      <Empty
        title={<Trans>В этом периоде нет уроков</Trans>}
        hint={<Trans>Уроки появляются, когда публикуют расписание.</Trans>}
      />
    )
  return (
    <Stack gap="xs">
      <GridTools desk={desk} onHelp={() => setHelping(true)} />
      <JournalGrid
        ref={grid}
        start={start}
        store={store}
        results={results}
        cursor={cursor}
        period={period}
        {...actions}
      />
      <TouchPad store={store} cursor={cursor} />
      <GridOverlay
        store={store}
        cursor={cursor}
        hovered={hovered}
        isQuiet={opened !== null}
        elementAt={elementAt}
        onEdited={() => grid.current?.focus()}
      />
      {opened ? <Opened desk={desk} period={period} place={opened} elementAt={elementAt} onClose={close} /> : null}
      {isHelping ? <KeyboardHelp onClose={() => setHelping(false)} /> : null}
    </Stack>
  )
}

/** Where the mouse has come to rest. */
function useHovered() {
  const [hovered, setHovered] = useState<Place | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hover = useCallback((place: Place | null) => {
    clearTimeout(timer.current)
    setHovered(null)
    if (place) timer.current = setTimeout(() => setHovered(place), hintMilliseconds)
  }, [])
  return [hovered, hover] as const
}

/** Shows the day to begin with and, where there is a keyboard, takes it to the cell. */
function useStart(grid: { current: GridHandle | null }): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const isElsewhere = document.activeElement !== null && document.activeElement !== document.body
      const hasKeyboard = window.matchMedia('(pointer: fine)').matches
      if (hasKeyboard && !isElsewhere) grid.current?.focus()
      grid.current?.reveal()
    })
    return () => cancelAnimationFrame(frame)
  }, [grid])
}

interface OpenedProps {
  desk: JournalDesk
  period: Period
  place: Place
  elementAt: (place: Place) => HTMLElement | null
  onClose: () => void
}

/** What stands behind a heading (its lesson) or a result (how it came about). */
function Opened({ desk, period, place, elementAt, onClose }: OpenedProps) {
  const { store, cursor } = desk
  const rect = elementAt(place)?.getBoundingClientRect()
  if (!rect) return null
  const { marks } = cursor.size
  if (place.row === headerRow) {
    const lesson = store.column(cursor.shape.columns[place.column] ?? '')?.lesson
    return lesson ? <LessonCard desk={desk} lessonId={lesson.id} rect={rect} onClose={onClose} /> : null
  }
  const slot = slotsBeside(store.grid, period)[place.column - marks - 1]
  const student = store.grid.students[place.row]
  if (!slot || !student) return null
  return <ResultCard desk={desk} student={student} slot={slot} rect={rect} onClose={onClose} />
}

function GridTools({ desk, onHelp }: { desk: JournalDesk; onHelp: () => void }) {
  const { t } = useLingui()
  const { store, cursor } = desk
  const { group } = store.grid
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed">
        {[group.course, group.classes.join(', '), group.teachers.join(', '), group.may_mark ? null : t`только чтение`]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Group gap={4}>
        <ActionIcon aria-label={t`Отменить`} title="Ctrl+Z" onClick={() => cursor.run({ do: 'undo' })}>
          <IconArrowBackUp size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t`Вернуть`} title="Ctrl+Y" onClick={() => cursor.run({ do: 'redo' })}>
          <IconArrowForwardUp size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t`Клавиши журнала`} title="F1" onClick={onHelp}>
          <IconKeyboard size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  )
}
