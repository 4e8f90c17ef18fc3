import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listCalendar } from '#areas/calendar/contract/entries.ts'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { keptQuery } from '#platform/web/offline/index.ts'
import { dayAndMonth, daySpan, weekdayAndDay } from '#platform/web/format/day.ts'
import { DayPanel, Nothing, PanelItem, PanelList } from '#platform/web/home/index.ts'
import { Answer, LinkAnchor, Loading, Text } from '#platform/web/ui/index.ts'
import { comingEntries } from './coming-entries.ts'

interface Dates {
  start_date: string
  end_date: string
}
const maxShown = 4

/** What the school's calendar holds next: holidays, days off, moved days, events. */
export function Upcoming() {
  const { t } = useLingui()
  const { year, today } = useStudyYear()
  const calendar = useQuery({
    ...keptQuery(listCalendar, { query: year === null ? {} : { year_id: String(year.id) } }),
    enabled: year !== null,
  })
  if (year === null) return null
  return (
    <DayPanel
      title={t`Ближайшее в календаре`}
      aside={
        <LinkAnchor to="/passport/calendar" size="sm">
          <Trans>Календарь</Trans>
        </LinkAnchor>
      }
    >
      <Answer of={calendar} loading={<Loading lines={4} />}>
        {({ items }) => {
          const next = comingEntries(items, today).slice(0, maxShown)
          return next.length > 0 ? (
            <PanelList>
              {next.map((entry) => (
                <PanelItem key={entry.id}>
                  <Text component="span" fw={600}>
                    {entry.title}
                  </Text>
                  <Text component="span" size="sm" c="dimmed">
                    {datesOf(entry)}
                  </Text>
                </PanelItem>
              ))}
            </PanelList>
          ) : (
            <Nothing>
              <Trans>До конца учебного года в календаре больше ничего нет</Trans>
            </Nothing>
          )
        }}
      </Answer>
    </DayPanel>
  )
}

const datesOf = ({ start_date, end_date }: Dates): string =>
  start_date === end_date ? weekdayAndDay(start_date) : spanOf(start_date, end_date)

/** Within a year it goes without saying. */
const spanOf = (from: string, to: string): string =>
  from.slice(0, 4) === to.slice(0, 4) ? `${dayAndMonth(from)} – ${dayAndMonth(to)}` : daySpan(from, to)
