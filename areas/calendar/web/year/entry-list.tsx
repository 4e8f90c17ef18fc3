import { entryTypeTitles } from '../../rules/study-days.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
import { daysBetween, displayDate } from '#platform/contract/calendar-date.ts'
import { Button, Empty, Panel, Text } from '#platform/web/ui/index.ts'
import type { CalendarEntry } from '../../contract/entries.ts'
import { halfYearsOf, type Quarter } from '../../rules/periods.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import { datesOf } from '../entry-words.ts'
import styles from './list.module.css'

interface Props {
  entries: readonly CalendarEntry[]
  /** The year is over. */
  isArchive: boolean
  /** Null for who may only read. */
  onOpen: ((opened: OpenEntry) => void) | null
  onAdd: () => void
}

/** The year's entries by date, each with what it says beside its dates. */
export function EntryList({ entries, isArchive, onOpen, onAdd }: Props) {
  const { t } = useLingui()
  const quarters = entries.filter((entry): entry is CalendarEntry & Quarter => entry.number !== null)
  if (entries.length === 0)
    return (
      <Panel>
        <Empty
          title={<Trans>В календаре года пока ничего нет</Trans>}
          hint={<Trans>Начните с четвертей: без них уроков не бывает</Trans>}
          action={
            <Button onClick={onAdd}>
              <Trans>Добавить четверть</Trans>
            </Button>
          }
          by={{
            may: onOpen !== null,
            who: isArchive ? (
              <Trans>Год окончен: его календарь не меняют</Trans>
            ) : (
              <Trans>Четверти и каникулы вносит заместитель директора или администратор школы</Trans>
            ),
          }}
        />
      </Panel>
    )
  return (
    <Panel>
      <ul className={styles['entries']}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className={styles['dates']}>{datesOf(entry)}</span>
            <span className={styles['title']}>
              {entry.title}
              <Text span size="sm" c="dimmed">
                {' '}
                {entryTypeTitles[entry.type]}
                <Details of={entry} />
              </Text>
            </span>
            {onOpen === null ? null : (
              <Button
                size="compact-sm"
                variant="default"
                data-print="never"
                aria-label={t`Изменить: ${entry.title}, ${datesOf(entry)}`}
                onClick={() => onOpen({ present: entry, start_date: entry.start_date, end_date: entry.end_date })}
              >
                <Trans>Изменить</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="sm">
        {halfYearsOf(quarters)
          .map((half) => `${half.title}: ${datesOf(half)}`)
          .join(' · ')}
      </Text>
    </Panel>
  )
}

function Details({ of: { start_date, end_date, closes_on, follows_weekday, parallels } }: { of: CalendarEntry }) {
  const { t } = useLingui()
  const days = daysBetween(start_date, end_date) + 1
  const details = [
    days > 1 ? t`дней: ${days}` : null,
    closes_on === null ? null : t`отметки до ${displayDate(closes_on)}`,
    follows_weekday === null ? null : t`по расписанию дня «${weekdayTitles[follows_weekday].long}»`,
    parallels === null ? null : t`параллели ${parallels.join(', ')}`,
  ].filter((one) => one !== null)
  return details.length > 0 ? <> · {details.join(' · ')}</> : null
}
