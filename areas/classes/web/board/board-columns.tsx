import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Action, ActionMenu, Button, ChosenBar, Select } from '#platform/web/ui/index.ts'
import { IconArrowRight, IconClipboardList } from '#platform/web/icons/index.ts'
import type { BoardStudent } from '../../contract/rearrangements.ts'
import type { ClassOfYear } from '../../contract/class-shapes.ts'
import { LeaveButton } from '../academic-leave/leave-of-student.tsx'
import { BoardColumn, type ColumnActs } from './board-column.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { useBoard, type Board } from './use-board.ts'
import styles from './board.module.css'

interface Props {
  classes: readonly ClassOfYear[]
  students: readonly BoardStudent[]
  from: string
}
const noStudents: readonly BoardStudent[] = []

/** What columns are given: the same object always, which asks the board as it is now. */
function useActs(board: Board, classes: readonly ClassOfYear[]): ColumnActs {
  const dragged = useRef<number | null>(null)
  const now = useRef({ board, classes })
  useEffect(() => {
    now.current = { board, classes }
  })
  return useMemo(() => {
    const target = (id: number | null) => now.current.classes.find((one) => one.id === id)
    return {
      toggle: (id) => now.current.board.toggle(id),
      add: (ids) => now.current.board.add(ids),
      cut: (id) => now.current.board.cutChosen(id),
      paste: (id) => {
        const into = target(id)
        if (into) void now.current.board.moveInto(now.current.board.cut, into)
      },
      drag: (id) => {
        dragged.current = id
      },
      drop: (id) => {
        const [into, one, { chosen }] = [target(id), dragged.current, now.current.board]
        dragged.current = null
        if (into && one !== null) void now.current.board.moveInto(chosen.has(one) ? chosen : [one], into)
      },
      clear: () => now.current.board.clear(),
    }
  }, [])
}

/** The tray of those without a class, and a column for each class. */
export function BoardColumns({ classes, students, from }: Props) {
  const { t } = useLingui()
  const board = useBoard(students, from)
  const [pastes, setPastes] = useState<ClassOfYear | null>(null)
  const acts = useActs(board, classes)
  const byClass = useMemo(() => Map.groupBy(students, ({ class_id }) => class_id), [students])
  const marked = (set: ReadonlySet<number>, id: number | null) =>
    set.size === 0
      ? ''
      : (byClass.get(id) ?? noStudents)
          .filter((one) => set.has(one.id))
          .map((one) => one.id)
          .join()
  const placeless = byClass.get(null) ?? noStudents
  const column = (id: number | null) => ({
    id,
    students: byClass.get(id) ?? noStudents,
    chosen: marked(board.chosen, id),
    cut: marked(board.cut, id),
    acts,
  })
  return (
    <>
      {board.chosen.size > 0 || board.cut.size > 0 ? <Chosen board={board} {...{ classes, students }} /> : null}
      <div className={styles['board']}>
        {placeless.length > 0 ? <BoardColumn {...column(null)} title={t`Без класса`} capacity={null} /> : null}
        {classes.map((one) => (
          <BoardColumn key={one.id} {...column(one.id)} title={one.title} capacity={one.capacity}>
            <ActionMenu label={t`Действия: ${one.title}`}>
              <Action
                icon={<IconArrowRight size={16} aria-hidden />}
                objection={board.cut.size + board.chosen.size === 0 ? t`Сначала выберите учеников` : undefined}
                onClick={() => void board.moveInto(board.cut.size > 0 ? board.cut : board.chosen, one)}
              >
                <Trans>Перевести сюда выбранных</Trans>
              </Action>
              <Action icon={<IconClipboardList size={16} aria-hidden />} onClick={() => setPastes(one)}>
                <Trans>Вставить список имён или ИИН</Trans>
              </Action>
            </ActionMenu>
          </BoardColumn>
        ))}
      </div>
      {pastes === null ? null : <PasteDialog of={pastes} from={from} board={board} onClose={() => setPastes(null)} />}
    </>
  )
}

/** Who is chosen or cut, and into which class they go. */
function Chosen({ board, classes, students }: Pick<Props, 'classes' | 'students'> & { board: Board }) {
  const { t } = useLingui()
  const isCut = board.cut.size > 0
  const set = isCut ? board.cut : board.chosen
  const only = set.size === 1 ? students.find((one) => set.has(one.id) && one.class_id !== null) : undefined
  return (
    <ChosenBar
      label={t`Выбранные ученики`}
      isSticky
      chosen={
        isCut ? (
          <Plural value={set.size} one="Вырезан # ученик" few="Вырезаны # ученика" other="Вырезано # учеников" />
        ) : (
          <Plural value={set.size} one="Выбран # ученик" few="Выбраны # ученика" other="Выбрано # учеников" />
        )
      }
    >
      <Select
        aria-label={t`Перевести в класс`}
        placeholder={t`Перевести в…`}
        size="xs"
        w={150}
        searchable
        nothingFoundMessage={t`Такого класса нет`}
        data={classes.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={null}
        onChange={(value) => {
          const into = classes.find(({ id }) => String(id) === value)
          if (into) void board.moveInto(set, into)
        }}
      />
      {only === undefined ? null : <LeaveButton student={only} onDone={board.clear} />}
      <Button size="xs" variant="default" onClick={board.clear}>
        <Trans>Снять выбор</Trans>
      </Button>
    </ChosenBar>
  )
}
