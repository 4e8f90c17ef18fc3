import { Trans } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Panel, Text, Title } from '#platform/web/ui/index.ts'
import type { Studies } from '../../contract/studies.ts'
import styles from './studies.module.css'

type Group = Studies['groups'][number]

/** Groups of the year by course, with their teachers; one that was left says till when. */
export function GroupsPanel({ groups }: { groups: readonly Group[] }) {
  return (
    <Panel>
      <Title order={2} size="h4" mb="sm">
        <Trans>Учебные группы</Trans>
      </Title>
      <ul className={styles['list']}>
        {groups.map((group) => (
          <li key={`${group.id}:${group.from}`}>
            {group.course}, {group.title}
            <Text size="sm" c="dimmed">
              {group.teachers.join(', ')}
              {group.to === null ? null : (
                <>
                  {' '}
                  <Trans>до {displayDate(group.to)}</Trans>
                </>
              )}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
