import { Trans, useLingui } from '@lingui/react/macro'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import type { JournalPlace } from '#areas/journal/web/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { IconHistory } from '#platform/web/icons/index.ts'
import { Stack, Text } from '#platform/web/ui/index.ts'
import { PastGrid } from './past-grid.tsx'
import styles from './past.module.css'

/** What a former teacher reads of a group: its journal as it stood at the end of their last day. */
export function FormerJournalView({ grid, address, change }: JournalPlace & { grid: JournalGrid }) {
  const { t } = useLingui()
  const day = displayDate(grid.read_until ?? grid.today)
  return (
    <Stack gap="sm" className={styles['past'] ?? ''}>
      <section className={styles['banner']} aria-label={t`Журнал прошлого времени`}>
        <IconHistory size={22} aria-hidden />
        <div className={styles['words']}>
          <Text fw={700}>
            <Trans>Вы вели эту группу по {day}</Trans>
          </Text>
          <Text size="sm">
            <Trans>Журнал показан таким, каким был в конце этого дня: уроков и отметок после него здесь нет.</Trans>
          </Text>
        </div>
      </section>
      <PastGrid grid={grid} address={address} change={change} />
    </Stack>
  )
}
