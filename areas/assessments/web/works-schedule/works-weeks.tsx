import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { addDays, mondayOf, weekdayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import { dayAndMonth, weekdayAndDay } from '#platform/web/format/day.ts'
import { Panel, Text } from '#platform/web/ui/index.ts'
import type { WorksSchedule } from '../../contract/works-schedule.ts'
import { WorkChip } from './work-chip.tsx'
import styles from './works.module.css'

interface Props {
  plan: WorksSchedule
  quarter: NonNullable<WorksSchedule['quarter']>
}
interface DayProps {
  plan: WorksSchedule
  date: CalendarDate
}
const narrow = '(max-width: 59.99em)'

/** Mondays of the weeks of a quarter. */
function mondaysOf({ start_date, end_date }: Props['quarter']): CalendarDate[] {
  const mondays: CalendarDate[] = []
  for (let monday = mondayOf(start_date); monday <= end_date; monday = addDays(monday, 7)) mondays.push(monday)
  return mondays
}

/** A quarter as weeks of days with their works; on a phone the days that have some. */
export function WorksWeeks({ plan, quarter }: Props) {
  const { t } = useLingui()
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
  if (isNarrow) return <WorksDays plan={plan} />
  const hasSaturday = plan.works.some(({ date }) => weekdayOf(date) === 'sat')
  const shown = weekdays.slice(0, hasSaturday ? 6 : 5)
  return (
    <Panel p={0}>
      <table className={styles['weeks']} aria-label={t`График СОР и СОЧ`}>
        <thead>
          <tr>
            <th className={styles['week']}>
              <Trans>Неделя</Trans>
            </th>
            {shown.map((weekday) => (
              <th key={weekday}>{weekdayTitles[weekday].long}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mondaysOf(quarter).map((monday, index) => (
            <tr key={monday}>
              <th scope="row" className={styles['week']}>
                {index + 1}
              </th>
              {shown.map((weekday, offset) => (
                <WorksCell key={weekday} plan={plan} quarter={quarter} date={addDays(monday, offset)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function WorksCell({ plan, quarter, date }: Props & DayProps) {
  const isOutside = date < quarter.start_date || date > quarter.end_date
  const off = plan.days_off.find((day) => day.date === date)
  return (
    <td data-off={isOutside || off !== undefined || undefined} data-today={date === plan.today || undefined}>
      <div className={styles['date']}>{dayAndMonth(date)}</div>
      {off === undefined ? null : <div className={styles['off']}>{off.title}</div>}
      <WorksOfDay plan={plan} date={date} />
    </td>
  )
}

function WorksOfDay({ plan: { works, warnings, chosen }, date }: DayProps) {
  const own = works.filter((work) => work.date === date)
  return own.map((work) => (
    <WorkChip
      key={work.id}
      work={work}
      withGroup={work.group !== chosen?.title}
      warning={warnings.find(({ work_ids }) => work_ids.includes(work.id))?.text}
    />
  ))
}

function WorksDays({ plan }: { plan: WorksSchedule }) {
  const days = [...new Set(plan.works.map(({ date }) => date))]
  return (
    <ol className={styles['days']}>
      {days.map((date) => (
        <li key={date}>
          <Panel p="sm">
            <Text component="h2" fw={600} size="md" mb={4} c={date < plan.today ? 'dimmed' : undefined}>
              {weekdayAndDay(date)}
            </Text>
            <WorksOfDay plan={plan} date={date} />
          </Panel>
        </li>
      ))}
    </ol>
  )
}
