import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import { IconSearch } from '#platform/web/icons/index.ts'
import { Box, Empty, Group, SegmentedControl, Text, TextInput, VisuallyHidden } from '#platform/web/ui/index.ts'
import type { WorkloadBoard } from '../../contract/board.ts'
import { hoursOfRate } from '../../rules/teacher-load.ts'
import { teacherLines, type TeacherLine } from './board-data.ts'
import { BoardCard } from './teacher-card.tsx'
import { useWindowed } from './use-windowed.ts'
import styles from './board.module.css'

const rowHeight = 102
const gap = 10
const minWidth = 300

interface Props {
  board: WorkloadBoard
  cathedra: number | undefined
  /** Hours that are chosen; null where nothing is. */
  chosen: number | null
  searchField: RefObject<HTMLInputElement | null>
  onOpen: (teacher: number) => void
  onAssign: (teacher: TeacherLine) => void
}
type Order = 'name' | 'free'
const freeOf = ({ hours, rate, week_norm }: TeacherLine) => hoursOfRate(rate ?? 0, week_norm) - hours

/** Teachers with their hours: sought by name, those with room first where that is asked for. */
export function TeacherPane({ board, cathedra, chosen, searchField, onOpen, onAssign }: Props) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>('name')
  const [place, setPlace] = useState(0)
  const found = teacherLines(board, { cathedra_id: cathedra, search })
  const teachers = order === 'name' ? found : found.toSorted((a, b) => freeOf(b) - freeOf(a))
  const [columns, setColumns] = useState(1)
  const { box, onScroll, first, last, width, reveal } = useWindowed(Math.ceil(teachers.length / columns), rowHeight)
  const fitting = Math.max(1, Math.floor((width - gap) / (minWidth + gap)))
  if (fitting !== columns) setColumns(fitting)
  const active = Math.min(place, Math.max(0, teachers.length - 1))
  const aimed = chosen === null ? undefined : teachers[active]
  const go = (to: number) => {
    const next = Math.max(0, Math.min(teachers.length - 1, to))
    setPlace(next)
    reveal(Math.floor(next / columns))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') go(active + 1)
    else if (event.key === 'ArrowUp') go(active - 1)
    else if (event.key === 'Enter' && aimed) onAssign(aimed)
    else return
    event.preventDefault()
  }
  const cardWidth = (width - gap * (columns + 1)) / columns
  const aim = aimed?.full_name ?? ''
  return (
    <section className={styles['pane'] ?? ''} aria-label={t`Учителя`}>
      <Box className={styles['head'] ?? ''}>
        <Group gap="xs" wrap="nowrap">
          <TextInput
            ref={searchField}
            flex={1}
            size="sm"
            leftSection={<IconSearch size={16} aria-hidden />}
            aria-label={t`Найти учителя`}
            placeholder={t`Имя учителя`}
            value={search}
            onChange={({ currentTarget }) => {
              setSearch(currentTarget.value)
              setPlace(0)
            }}
            onKeyDown={press}
          />
          <SegmentedControl
            aria-label={t`Порядок`}
            value={order}
            onChange={(next) => setOrder(next === 'free' ? 'free' : 'name')}
            data={[
              { value: 'name', label: t`По имени` },
              { value: 'free', label: t`Свободнее` },
            ]}
          />
        </Group>
        <Text size="xs" c="dimmed" aria-live="polite">
          {aimed ? (
            <Trans>Enter назначит: {aim}</Trans>
          ) : (
            <Trans>Выберите часы слева и перетащите на учителя или нажмите «Назначить»</Trans>
          )}
        </Text>
      </Box>
      {teachers.length === 0 ? (
        <Empty title={<Trans>Учителей не нашлось</Trans>} hint={<Trans>Измените имя или фильтр кафедры</Trans>} />
      ) : (
        <Box
          component="section"
          ref={box}
          className={styles['box'] ?? ''}
          onScroll={onScroll}
          tabIndex={0}
          aria-label={t`Учителя и часы`}
        >
          <Box
            component="ul"
            className={styles['spread'] ?? ''}
            style={{ height: Math.ceil(teachers.length / columns) * rowHeight + gap }}
          >
            {teachers.slice(first * columns, last * columns).map((teacher, index) => {
              const at = first * columns + index
              const [row, column] = [Math.floor(at / columns), at % columns]
              return (
                <BoardCard
                  key={teacher.id}
                  teacher={teacher}
                  largest={board.largest_load}
                  year={board.year_norm}
                  isActive={chosen !== null && at === active}
                  chosen={chosen}
                  onOpen={() => onOpen(teacher.id)}
                  onAssign={() => onAssign(teacher)}
                  place={{ of: teachers.length, at: at + 1 }}
                  style={{
                    top: gap + row * rowHeight,
                    left: gap + column * (cardWidth + gap),
                    width: cardWidth,
                  }}
                />
              )
            })}
          </Box>
        </Box>
      )}
      <VisuallyHidden>
        <Trans>Учителей: {teachers.length}</Trans>
      </VisuallyHidden>
    </section>
  )
}
