import { Trans, useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import type { ComingWork } from '../../contract/coming-works.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { MoreButton } from '#platform/web/home/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import styles from './coming-works.module.css'

const shownAtFirst = 3

/** СОР and СОЧ ahead, the nearest first: three, and the others when they are wanted. */
export function ComingWorks({ works }: { works: readonly ComingWork[] }) {
  const { t } = useLingui()
  const [isWhole, { open }] = useDisclosure(false)
  const shown = isWhole ? works : works.slice(0, shownAtFirst)
  return (
    <>
      <ul className={styles['works']} aria-label={t`Ближайшие СОР и СОЧ`}>
        {shown.map(({ id, kind, number, title, date, slot, course }) => (
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
      <MoreButton hidden={works.length - shown.length} onOpen={open} />
    </>
  )
}
