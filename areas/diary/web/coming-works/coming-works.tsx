import { Trans, useLingui } from '@lingui/react/macro'
import type { ComingWork } from '../../contract/coming-works.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { Text } from '#platform/web/ui/index.ts'
import styles from './coming-works.module.css'

/** СОР and СОЧ ahead, the nearest first. */
export function ComingWorks({ works }: { works: readonly ComingWork[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles['works']} aria-label={t`Ближайшие СОР и СОЧ`}>
      {works.map(({ id, kind, number, title, date, slot, course }) => (
        <li key={id}>
          <span>
            <strong>{kind === 'soch' ? <Trans>СОЧ</Trans> : <Trans>СОР {number}</Trans>}</strong> {course}
          </span>
          <Text component="span" size="sm" c="dimmed">
            {weekdayAndDay(date)}, <Trans>{slot}-й урок</Trans> · {title}
          </Text>
        </li>
      ))}
    </ul>
  )
}
