import { Trans, useLingui } from '@lingui/react/macro'
import { isCalendarDate } from '#platform/contract/calendar-date.ts'
import { DateField } from '#platform/web/date/index.ts'
import { Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import type { BellSchedule } from '../../contract/bells.ts'
import { useBellTitles } from './use-bell-titles.ts'
import styles from './bells.module.css'

interface Props {
  items: readonly BellSchedule[]
  inForce: readonly { parallel: number; schedule_id: number | null }[]
  date: string
  onDate: (date: string) => void
}

/** By which bells each parallel studies on a date. */
export function InForce({ items, inForce, date, onDate }: Props) {
  const { t } = useLingui()
  const parallelsOf = (id: number) =>
    inForce.filter(({ schedule_id }) => schedule_id === id).map(({ parallel }) => parallel)
  const titleOf = useBellTitles()
  const used = items.map((one) => ({ id: one.id, title: titleOf(one), parallels: parallelsOf(one.id) }))
  return (
    <Panel>
      <Stack gap="xs">
        <Title order={2} size="h4">
          <Trans>Где действует</Trans>
        </Title>
        <DateField
          w={180}
          label={t`На дату`}
          value={date}
          onChange={(typed) => (isCalendarDate(typed) ? onDate(typed) : undefined)}
        />
        <ul className={styles['parallels']}>
          {used
            .filter(({ parallels }) => parallels.length > 0)
            .map(({ id, title, parallels }) => (
              <li key={id}>
                <Text size="sm" span>
                  {title}:{' '}
                  {parallels.length === inForce.length ? t`все параллели` : t`параллели ${parallels.join(', ')}`}
                </Text>
              </li>
            ))}
        </ul>
      </Stack>
    </Panel>
  )
}
