import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconAlertTriangle } from '#platform/web/icons/index.ts'
import type { ScheduledWork } from '../../contract/works-schedule.ts'
import styles from './works.module.css'

interface Props {
  work: ScheduledWork
  /** Whose it is: of one's own groups which of them, of a class which subgroup. */
  withGroup: boolean
  /** What of the planning rules it breaks. */
  warning: string | undefined
}

/** A work on its day, and the way into its journal. */
export function WorkChip({ work, withGroup, warning }: Props) {
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
  return may_read ? (
    <Link to="/journal" search={{ group: String(group_id), lesson: String(lesson_id) }} {...look}>
      {content}
    </Link>
  ) : (
    <span {...look}>{content}</span>
  )
}
