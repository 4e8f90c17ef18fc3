import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconAlertTriangle, IconPencil } from '#platform/web/icons/index.ts'
import { ActionIcon } from '#platform/web/ui/index.ts'
import type { ScheduledWork } from '../../contract/works-schedule.ts'
import styles from './works.module.css'

interface Props {
  work: ScheduledWork
  /** Whose it is: of one's own groups which of them, of a class which subgroup. */
  withGroup: boolean
  /** What of the planning rules it breaks. */
  warning: string | undefined
  /** Opens what can be planned of it; absent where the reader may not. */
  onPlan?: (() => void) | undefined
}

/** What a dragged work is known by. */
export const draggedWork = 'application/x-work'

/** A work on its day, and the way into its journal. */
export function WorkChip({ work, withGroup, warning, onPlan }: Props) {
  const { t } = useLingui()
  const { kind, number, title, maximum, slot, course, group, colour, may_read, group_id, lesson_id } = work
  const hint = [title, t`${slot}-й урок`, t`максимум ${maximum}`, group, warning].filter(Boolean).join(' · ')
  const content = (
    <>
      <strong>{kind === 'soch' ? <Trans>СОЧ</Trans> : <Trans>СОР {number}</Trans>}</strong> {course}
      {withGroup ? <span className={styles['group']}>{group}</span> : null}
      {warning === undefined ? null : <IconAlertTriangle size={14} aria-label={warning} />}
    </>
  )
  const look = {
    className: styles['work'],
    'data-kind': kind,
    title: hint,
    style: { borderLeftColor: colour ?? 'var(--mantine-color-gray-5)' },
  }
  const name = kind === 'soch' ? t`СОЧ` : t`СОР ${number}`
  const chip = may_read ? (
    <Link to="/journal" search={{ group: String(group_id), lesson: String(lesson_id) }} {...look} draggable={false}>
      {content}
    </Link>
  ) : (
    <span {...look}>{content}</span>
  )
  if (!onPlan) return chip
  return (
    <div
      className={styles['planned']}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData(draggedWork, String(work.id))
      }}
    >
      {chip}
      <ActionIcon
        size="sm"
        variant="subtle"
        color="gray"
        data-print="never"
        aria-label={t`Изменить: ${course}, ${name}`}
        onClick={onPlan}
      >
        <IconPencil size={14} aria-hidden />
      </ActionIcon>
    </div>
  )
}
