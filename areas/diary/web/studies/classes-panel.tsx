import { Trans } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Badge, Group, Panel, Text, Title } from '#platform/web/ui/index.ts'
import type { Studies } from '../../contract/studies.ts'
import styles from './studies.module.css'

type SchoolClass = Studies['classes'][number]

/** Classes of all years, the latest first. */
export function ClassesPanel({ classes }: { classes: readonly SchoolClass[] }) {
  return (
    <Panel>
      <Title order={2} size="h4" mb="sm">
        <Trans>История классов</Trans>
      </Title>
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
