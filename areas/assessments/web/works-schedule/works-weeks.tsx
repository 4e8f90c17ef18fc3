import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { addDays, mondayOf, weekdayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import { dayAndMonth, weekdayAndDay } from '#platform/web/format/day.ts'
import { Panel, Text } from '#platform/web/ui/index.ts'
import type { WorksSchedule } from '../../contract/works-schedule.ts'
import { draggedWork, WorkChip } from './work-chip.tsx'
import styles from './works.module.css'

/** Opens what can be planned of a work; on a day it was dropped on. */
export type Plan = (work: { id: number; group_id: number }, date?: CalendarDate) => void
interface Props {
  plan: WorksSchedule
  quarter: NonNullable<WorksSchedule['quarter']>
  onPlan: Plan
}
interface DayProps {
  plan: WorksSchedule
  date: CalendarDate
  onPlan: Plan
}
const narrow = '(max-width: 59.99em)'

/** Mondays of the weeks of a quarter. */
function mondaysOf({ start_date, end_date }: Props['quarter']): CalendarDate[] {
  const mondays: CalendarDate[] = []
  for (let monday = mondayOf(start_date); monday <= end_date; monday = addDays(monday, 7)) mondays.push(monday)
  return mondays
}

/** A quarter as weeks of days with their works; on a phone the days that have some. */
export function WorksWeeks({ plan, quarter, onPlan }: Props) {
  const { t } = useLingui()
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
  if (isNarrow) return <WorksDays plan={plan} onPlan={onPlan} />
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
                <WorksCell key={weekday} plan={plan} quarter={quarter} date={addDays(monday, offset)} onPlan={onPlan} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function WorksCell({ plan, quarter, date, onPlan }: Props & DayProps) {
  const [isOver, setOver] = useState(false)
  const isOutside = date < quarter.start_date || date > quarter.end_date
  const off = plan.days_off.find((day) => day.date === date)
  const canDrop = !isOutside && off === undefined
  return (
    <td
      data-off={isOutside || off !== undefined || undefined}
      data-today={date === plan.today || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!canDrop || !event.dataTransfer.types.includes(draggedWork)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const id = Number(event.dataTransfer.getData(draggedWork))
        const work = [...plan.works, ...plan.undated].find((one) => one.id === id)
        if (work) onPlan(work, date)
      }}
    >
      <div className={styles['date']}>{dayAndMonth(date)}</div>
      {off === undefined ? null : <div className={styles['off']}>{off.title}</div>}
      <WorksOfDay plan={plan} date={date} onPlan={onPlan} />
    </td>
  )
}

function WorksOfDay({ plan: { works, warnings, chosen }, date, onPlan }: DayProps) {
  const own = works.filter((work) => work.date === date)
  return own.map((work) => (
    <WorkChip
      key={work.id}
      work={work}
      withGroup={work.group !== chosen?.title}
      warning={warnings.find(({ work_ids }) => work_ids.includes(work.id))?.text}
      onPlan={work.may_plan ? () => onPlan(work) : undefined}
    />
  ))
}

function WorksDays({ plan, onPlan }: Omit<Props, 'quarter'>) {
  const days = [...new Set(plan.works.map(({ date }) => date))]
  return (
    <ol className={styles['days']}>
      {days.map((date) => (
        <li key={date}>
          <Panel p="sm">
            <Text component="h2" fw={600} size="md" mb={4} c={date < plan.today ? 'dimmed' : undefined}>
              {weekdayAndDay(date)}
            </Text>
            <WorksOfDay plan={plan} date={date} onPlan={onPlan} />
          </Panel>
        </li>
      ))}
    </ol>
  )
}
