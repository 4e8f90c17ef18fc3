import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { displayNumber } from '#platform/contract/number.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, SegmentedControl, Stack, useUrlState } from '#platform/web/ui/index.ts'
import { readWorkloadBoard, type WorkloadBoard } from '../../contract/board.ts'
import { WorkloadAddress } from '../address.ts'
import { ProposalDialog } from '../change/proposal-dialog.tsx'
import { useWorkloadActions } from '../use-workload-actions.ts'
import { actsOf, sumOf, vacantLines, type TeacherLine } from './board-data.ts'
import { BoardFilters } from './board-filters.tsx'
import { TeacherPane } from './teacher-pane.tsx'
import { useChoice } from './use-choice.ts'
import { VacantPane } from './vacant-pane.tsx'
import styles from './board.module.css'

const narrow = 'screen and (max-width: 59.99em)'

/** Hours without a teacher beside the teachers: what is chosen of one goes to the other. */
export function WorkloadBoardView({ ofYear }: { ofYear: { year_id?: string } }) {
  const [{ date }] = useUrlState(WorkloadAddress)
  const board = useQuery({
    ...query(readWorkloadBoard, { query: { ...ofYear, ...(date && { date }) } }),
    placeholderData: keepPreviousData,
  })
  return <Answer of={board}>{(shown) => <Board board={shown} />}</Answer>
}

function Board({ board }: { board: WorkloadBoard }) {
  const { t } = useLingui()
  const [{ cathedra_id, course_id, parallel }, change] = useUrlState(WorkloadAddress)
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
  const [pane, setPane] = useState<'vacant' | 'teachers'>('vacant')
  const [isProposing, setProposing] = useState(false)
  const [hours, setHours] = useState<number | null>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const act = useWorkloadActions()
  const lines = vacantLines(board, { cathedra_id, course_id, parallel })
  const choice = useChoice(lines.map(({ id }) => id))
  const chosen = lines.filter(({ id }) => choice.ids.has(id))
  const part = chosen.length === 1 && hours !== null ? hours : undefined
  const toTeachers = () => {
    setPane('teachers')
    // on a phone the field comes with its pane
    setTimeout(() => searchField.current?.focus(), 0)
  }
  const assign = async (teacher: TeacherLine) => {
    if (chosen.length === 0) return
    const { full_name } = teacher
    const week = displayNumber(part ?? sumOf(chosen))
    const acts = actsOf(chosen, teacher, part)
    if (!(await act({ from: board.date, acts }, t`${full_name}: назначено ${week} ч`))) return
    choice.clear()
    setHours(null)
  }
  const vacant = (
    <VacantPane
      lines={lines}
      choice={choice}
      mayEdit={board.may_edit}
      hours={hours}
      onHours={setHours}
      onEnter={toTeachers}
      onPropose={() => setProposing(true)}
    />
  )
  const teachers = (
    <TeacherPane
      board={board}
      cathedra={cathedra_id}
      chosen={board.may_edit && chosen.length > 0 ? (part ?? sumOf(chosen)) : null}
      searchField={searchField}
      onOpen={(id) => change({ active: id })}
      onAssign={(teacher) => void assign(teacher)}
    />
  )
  const [ofVacant, ofTeachers] = [lines.length, board.teachers.length]
  return (
    <Stack gap="sm">
      <BoardFilters board={board} />
      {isNarrow ? (
        <SegmentedControl
          aria-label={t`Что показать рядом`}
          value={pane}
          onChange={(next) => setPane(next === 'teachers' ? 'teachers' : 'vacant')}
          data={[
            { value: 'vacant', label: t`Без учителя: ${ofVacant}` },
            { value: 'teachers', label: t`Учителя: ${ofTeachers}` },
          ]}
        />
      ) : null}
      <div className={styles['panes']} data-narrow={isNarrow || undefined}>
        {!isNarrow || pane === 'vacant' ? vacant : null}
        {!isNarrow || pane === 'teachers' ? teachers : null}
      </div>
      {isProposing ? (
        <ProposalDialog board={board} among={new Set(lines.map(({ id }) => id))} onClose={() => setProposing(false)} />
      ) : null}
    </Stack>
  )
}
