import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { addDays, isCalendarDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { Answer, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { proposeWorkload, readWorkloadBoard, type Proposal, type WorkloadBoard } from '../../contract/board.ts'
import type { AssignedGroup } from '../../contract/workload.ts'
import { useWorkloadActions } from '../use-workload-actions.ts'
import { HandedGroup } from './handed-group.tsx'
import { givenHours, handOverActs, proposedSuccessors, type Successors } from './successors.ts'

interface Props {
  teacher: { id: number; full_name: string }
  /** All that the teacher has, or one of them. */
  groups: readonly AssignedGroup[]
  onClose: () => void
}

/** A teacher's groups go over to others from a day on, each to one or more, or stay without a teacher: in one step. */
export function HandOverDialog({ teacher, groups, onClose }: Props) {
  const { t } = useLingui()
  const { year, today } = useStudyYear()
  const [date, setDate] = useState<string | null>(null)
  const isDay = date !== null && isCalendarDate(date)
  const day = isDay ? date : today
  const board = useQuery({
    ...query(readWorkloadBoard, { query: { ...(year && { year_id: String(year.id) }), date: day } }),
    placeholderData: keepPreviousData,
  })
  const until = board.data?.teachers.find(({ id }) => id === teacher.id)?.until ?? null
  const from = date ?? (until === null ? today : addDays(until, 1))
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t`Передать часы: ${teacher.full_name}`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <Answer of={board}>
        {(shown) => (
          <Stack gap="sm">
            <DateField
              label={t`С какого дня`}
              description={t`Днём раньше нагрузка прежнего учителя закончится`}
              w={260}
              data-autofocus
              min={shown.year.from}
              max={shown.year.to}
              value={from}
              onChange={setDate}
            />
            {isCalendarDate(from) ? (
              <HandedGroups key={from} {...{ board: shown, teacher, groups, from, onClose }} />
            ) : null}
          </Stack>
        )}
      </Answer>
    </Modal>
  )
}

/** Why somebody is proposed, as long as the proposal stands. */
function proposedFor({ id }: AssignedGroup, items: readonly Proposal[], successors: Successors) {
  const proposal = items.find(({ group_id }) => group_id === id)
  const [chosen] = successors.get(id) ?? []
  if (!proposal || chosen?.teacher_id !== proposal.teacher_id) return { why: undefined, after: null }
  return { why: proposal.why, after: proposal.after }
}

function HandedGroups({ board, teacher, groups, from, onClose }: Props & { board: WorkloadBoard; from: string }) {
  const { t } = useLingui()
  const requested = { year_id: String(board.year.id), date: from, teacher_id: String(teacher.id) }
  const proposal = useQuery({ ...query(proposeWorkload, { query: requested }), gcTime: 0 })
  const [changed, setChanged] = useState<Successors | null>(null)
  const [isSending, setSending] = useState(false)
  const act = useWorkloadActions()
  const send = async (successors: Successors) => {
    setSending(true)
    const { full_name } = teacher
    const isDone = await act({ from, acts: handOverActs(groups, successors) }, t`${full_name}: часы переданы`)
    setSending(false)
    if (isDone) onClose()
  }
  const all = groups.reduce((sum, { hours }) => sum + hours, 0)
  return (
    <Answer of={proposal}>
      {({ items }) => {
        const successors = changed ?? proposedSuccessors(groups, items)
        const given = givenHours(groups, successors)
        const [given_, all_, left] = [given, all, Math.max(0, all - given)].map(displayNumber)
        return (
          <Stack gap="xs">
            <div>
              {groups.map((group) => (
                <HandedGroup
                  key={group.id}
                  group={group}
                  board={board}
                  teacher={teacher.id}
                  {...proposedFor(group, items, successors)}
                  successors={successors.get(group.id) ?? []}
                  onChange={(next) => setChanged(new Map(successors).set(group.id, next))}
                />
              ))}
            </div>
            <Text size="sm" fw={600} aria-live="polite">
              <Trans>
                Передаётся {given_} из {all_} ч, без учителя останется {left} ч
              </Trans>
            </Text>
            <FormFoot
              action={<Trans>Передать</Trans>}
              onAction={() => void send(successors)}
              isSending={isSending}
              onCancel={onClose}
            />
          </Stack>
        )
      }}
    </Answer>
  )
}
