import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Badge, Group, Panel, PanelHead, Text } from '#platform/web/ui/index.ts'
import type { Studies } from '../../contract/studies.ts'
import styles from './studies.module.css'

type SchoolClass = Studies['classes'][number]

/** Classes of all years, the latest first. */
export function ClassesPanel({ classes, action }: { classes: readonly SchoolClass[]; action: ReactNode }) {
  const { t } = useLingui()
  return (
    <Panel>
      <PanelHead title={t`История классов`} mb="sm">
        {action}
      </PanelHead>
      <ul className={styles['list']}>
        {classes.map((one) => (
          <li key={`${one.id}:${one.from}`}>
            <Group gap={8}>
              <Text span fw={550}>
                {one.title}
              </Text>
              {one.year}
              {one.is_current ? (
                <Badge variant="light" color="teal">
                  <Trans>сейчас</Trans>
                </Badge>
              ) : null}
            </Group>
            <Text size="sm" c="dimmed">
              {one.to === null ? (
                <Trans>с {displayDate(one.from)}</Trans>
              ) : (
                `${displayDate(one.from)} – ${displayDate(one.to)}`
              )}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
