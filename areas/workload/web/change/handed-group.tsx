import { Trans, useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { IconPlus, IconX } from '#platform/web/icons/index.ts'
import { ActionIcon, Button, NumberInput, Select, Text } from '#platform/web/ui/index.ts'
import type { WorkloadBoard } from '../../contract/board.ts'
import type { AssignedGroup } from '../../contract/workload.ts'
import type { Successor } from './successors.ts'
import styles from './change.module.css'

interface Props {
  group: AssignedGroup
  board: WorkloadBoard
  /** Who hands over. */
  teacher: number
  /** Why somebody is proposed. */
  why: string | undefined
  /** Hours of who is proposed, with all that is proposed to them. */
  after: number | null
  successors: readonly Successor[]
  onChange: (successors: readonly Successor[]) => void
}
const nobody = '0'
/** Half of the hours stays, the other half is still nobody's. */
function halved({ teacher_id, hours }: Successor): Successor[] {
  const half = Math.max(0.5, Math.floor(hours) / 2)
  return [
    { teacher_id, hours: Math.max(0.5, hours - half) },
    { teacher_id: null, hours: half },
  ]
}

/** To whom a group goes: one teacher, or several who share its hours. */
export function HandedGroup({ group, board, teacher, why, after, successors, onChange }: Props) {
  const { t } = useLingui()
  const { title, course, hours } = group
  const name = `${title} ${course.title}`
  const week = displayNumber(hours)
  const set = (at: number, change: Partial<Successor>) =>
    onChange(successors.map((one, index) => (index === at ? { ...one, ...change } : one)))
  const teachers = board.teachers
    .filter(({ id, rate }) => id !== teacher && rate !== null)
    .map(({ id, full_name, hours: own }) => ({ value: String(id), label: t`${full_name}, ${displayNumber(own)} ч` }))
  return (
    <div className={styles['given']}>
      <Text size="sm">
        <b>{title}</b> {course.title}, <Trans>{week} ч</Trans>
      </Text>
      {successors.map((one, index) => (
        <div key={index} className={styles['successor']}>
          <Select
            aria-label={t`Кому: ${name}`}
            searchable
            nothingFoundMessage={t`Учителей не нашлось`}
            data={[{ value: nobody, label: t`Оставить без учителя` }, ...teachers]}
            value={String(one.teacher_id ?? nobody)}
            allowDeselect={false}
            onChange={(value) => set(index, { teacher_id: value === nobody || value === null ? null : Number(value) })}
          />
          <NumberInput
            aria-label={t`Часов: ${name}`}
            min={0.5}
            max={hours}
            step={0.5}
            decimalSeparator=","
            value={one.hours}
            onChange={(value) => set(index, { hours: typeof value === 'number' ? value : 0 })}
          />
          {successors.length > 1 ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t`Убрать учителя: ${name}`}
              onClick={() => onChange(successors.filter((_, at) => at !== index))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          ) : (
            <ActionIcon variant="subtle" aria-label={t`Разделить часы: ${name}`} onClick={() => onChange(halved(one))}>
              <IconPlus size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {successors.length > 1 ? (
        <Button
          size="compact-xs"
          variant="subtle"
          style={{ justifySelf: 'start' }}
          disabled={successors.length >= 6}
          onClick={() => onChange([...successors, { teacher_id: null, hours: 0.5 }])}
        >
          <Trans>Ещё учитель</Trans>
        </Button>
      ) : null}
      {why === undefined || successors.length > 1 ? null : (
        <Text size="xs" c="dimmed">
          {after === null ? why : t`${why}; станет ${displayNumber(after)} ч`}
        </Text>
      )}
    </div>
  )
}
