import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayNumber } from '#platform/contract/number.ts'
import { query } from '#platform/web/api/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { Answer, Box, Checkbox, Empty, Group, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { proposeWorkload, type Proposal, type WorkloadBoard } from '../../contract/board.ts'
import type { Act } from '../../contract/changes.ts'
import { useWindowed } from '../board/use-windowed.ts'
import { useWorkloadActions } from '../use-workload-actions.ts'
import styles from './change.module.css'

interface Props {
  board: WorkloadBoard
  /** Groups that are shown: for them alone it is proposed. */
  among: ReadonlySet<number>
  onClose: () => void
}

/** Whom to give the hours that nobody has: taken whole or in part, in one step. */
export function ProposalDialog({ board, among, onClose }: Props) {
  const { t } = useLingui()
  const requested = { year_id: String(board.year.id), date: board.date }
  const proposal = useQuery({ ...query(proposeWorkload, { query: requested }), gcTime: 0 })
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t`Кому отдать часы без учителя`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <Answer of={proposal}>
        {({ items }) => (
          <Proposals board={board} items={items.filter(({ group_id }) => among.has(group_id))} onClose={onClose} />
        )}
      </Answer>
    </Modal>
  )
}

type Assigned = Proposal & { teacher_id: number }
const isAssigned = (one: Proposal): one is Assigned => one.teacher_id !== null

function Proposals({ board, items, onClose }: { board: WorkloadBoard; items: Proposal[]; onClose: () => void }) {
  const { t } = useLingui()
  const able = items.filter(isAssigned)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [isSending, setSending] = useState(false)
  const act = useWorkloadActions()
  const taken = able.filter(({ group_id }) => !left.has(group_id))
  const hours = taken.reduce((sum, one) => sum + one.hours, 0)
  const [week, count, without] = [hours, taken.length, items.length - able.length].map(displayNumber)
  const untilOf = new Map(board.teachers.map(({ id, until }) => [id, until]))
  const toggle = (id: number) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }
  const send = async () => {
    setSending(true)
    const acts = taken.map(({ group_id, teacher_id, hours: given }): Act => {
      const to = untilOf.get(teacher_id) ?? null
      return { kind: 'assign', group_id, teacher_id, hours: given, ...(to !== null && { to }) }
    })
    const isDone = await act({ from: board.date, acts }, t`Назначено по предложению: ${week} ч, групп: ${count}`)
    setSending(false)
    if (isDone) onClose()
  }
  const most = displayNumber(board.largest_load)
  if (items.length === 0)
    return (
      <Empty title={<Trans>Предлагать нечего</Trans>} hint={<Trans>По этим фильтрам все часы распределены</Trans>} />
    )
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        <Trans>
          Сначала тот, кто вёл этот предмет в этом классе в прошлом году, затем учитель другой группы класса, затем
          учителя кафедры — по нагрузке против ставки. Никому не предлагается больше {most} ставки и больше часов, чем
          уроков, в которые учитель доступен.
        </Trans>
      </Text>
      <Checkbox
        label={t`Взять все`}
        checked={taken.length === able.length && able.length > 0}
        indeterminate={taken.length > 0 && taken.length < able.length}
        onChange={() => setLeft(taken.length > 0 ? new Set(able.map(({ group_id }) => group_id)) : new Set())}
      />
      <ProposalLines board={board} items={items} left={left} onToggle={toggle} />
      {items.length > able.length ? (
        <Text size="sm">
          <Trans>Останутся без учителя, групп: {without}</Trans>
        </Text>
      ) : null}
      <FormFoot
        action={<Trans>Назначить {week} ч</Trans>}
        onAction={() => void send()}
        isSending={isSending}
        isDisabled={taken.length === 0}
        onCancel={onClose}
      />
    </Stack>
  )
}

const lineHeight = 62

interface LinesProps {
  board: WorkloadBoard
  items: readonly Proposal[]
  left: ReadonlySet<number>
  onToggle: (group: number) => void
}
function ProposalLines({ board, items, left, onToggle }: LinesProps) {
  const { t } = useLingui()
  const { box, onScroll, first, last } = useWindowed(items.length, lineHeight)
  const groups = new Map(board.groups.map((one) => [one.id, one]))
  const courses = new Map(board.courses.map((one) => [one.id, one.title]))
  const names = new Map(board.teachers.map((one) => [one.id, one.full_name]))
  return (
    <Box
      component="section"
      ref={box}
      className={styles['lines'] ?? ''}
      onScroll={onScroll}
      tabIndex={0}
      aria-label={t`Предложения`}
    >
      <Box className={styles['spread'] ?? ''} style={{ height: items.length * lineHeight }}>
        {items.slice(first, last).map((one, index) => {
          const group = groups.get(one.group_id)
          const title = `${group?.title ?? ''} ${courses.get(group?.course_id ?? 0) ?? ''}`
          const name = one.teacher_id === null ? t`без учителя` : (names.get(one.teacher_id) ?? '')
          const [hours, after] = [displayNumber(one.hours), displayNumber(one.after)]
          return (
            <Box key={one.group_id} className={styles['line'] ?? ''} style={{ top: (first + index) * lineHeight }}>
              <Checkbox
                aria-label={`${title}: ${name}`}
                checked={one.teacher_id !== null && !left.has(one.group_id)}
                disabled={one.teacher_id === null}
                onChange={() => onToggle(one.group_id)}
              />
              <Box className={styles['said'] ?? ''}>
                <Group gap={8} wrap="nowrap" justify="space-between">
                  <Text size="sm" truncate>
                    <b>{title}</b> → {name}
                  </Text>
                  <Text size="sm" className={styles['hours'] ?? ''}>
                    {one.after === null ? t`${hours} ч` : t`${hours} ч, станет ${after}`}
                  </Text>
                </Group>
                <Text size="xs" c="dimmed" lineClamp={2}>
                  {one.why}
                </Text>
              </Box>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
