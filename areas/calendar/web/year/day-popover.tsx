import { entryTypeTitles } from '../../rules/study-days.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { Button, Popover, Stack, Text, UnstyledButton } from '#platform/web/ui/index.ts'
import type { CalendarEntry } from '../../contract/entries.ts'
import type { YearDay } from '../../rules/year-months.ts'
import { datesOf } from '../entry-words.ts'
import styles from './year.module.css'

interface Props {
  day: YearDay<CalendarEntry>
  /** Where the day stands on the paper, in pixels. */
  place: { left: number; top: number; width: number; height: number }
  /** Null for who may only read. */
  onEntry: ((entry: CalendarEntry) => void) | null
  onAdd: (() => void) | null
  onClose: () => void
}

/** What the day itself is about, before the quarter that it lies in. */
const isMeant = ({ type }: CalendarEntry) => type !== 'quarter'

/** What stands on a day: each entry opens, and another is added. */
export function DayPopover({ day: { date, entries }, place, onEntry, onAdd, onClose }: Props) {
  const { t } = useLingui()
  const title = weekdayAndDay(date)
  const leaving = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Popover opened onDismiss={onClose} position="bottom" width={300} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <span className={styles['anchor']} style={place} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown aria-label={title} p="xs">
        <Stack gap={4}>
          <Text size="sm" fw={650} px={6}>
            {title}
          </Text>
          {entries.length === 0 ? (
            <Text size="sm" c="dimmed" px={6}>
              <Trans>В календаре на этот день ничего нет</Trans>
            </Text>
          ) : null}
          {[...entries.filter(isMeant), ...entries.filter((entry) => !isMeant(entry))].map((entry) => {
            const words = (
              <>
                <Text size="sm" span display="block">
                  {entry.title}
                </Text>
                <Text size="xs" c="dimmed" span display="block">
                  {entryTypeTitles[entry.type]} · {datesOf(entry)}
                  {entry.parallels === null ? null : <> · {t`параллели ${entry.parallels.join(', ')}`}</>}
                </Text>
              </>
            )
            return onEntry === null ? (
              <div key={entry.id} className={styles['entry']}>
                {words}
              </div>
            ) : (
              <UnstyledButton key={entry.id} className={styles['entry'] ?? ''} onClick={leaving(() => onEntry(entry))}>
                {words}
              </UnstyledButton>
            )
          })}
          {onAdd === null ? (
            <Button size="xs" variant="subtle" onClick={onClose}>
              <Trans>Закрыть</Trans>
            </Button>
          ) : (
            <Button size="xs" variant="light" leftSection={<IconPlus size={16} aria-hidden />} onClick={leaving(onAdd)}>
              <Trans>Добавить на этот день</Trans>
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
