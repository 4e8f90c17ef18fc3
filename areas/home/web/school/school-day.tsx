import { Plural, Trans } from '@lingui/react/macro'
import { Anchor } from '#platform/web/ui/index.ts'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { quarterOn } from '#areas/calendar/rules/periods.ts'
import { weekOfStudyYear } from '#areas/calendar/rules/study-weeks.ts'
import { daysBetween, isWithin } from '#platform/contract/calendar-date.ts'
import { dayAndMonth } from '#platform/web/format/day.ts'

/** Where in the study year today stands: quarter, week, how long until holidays or lessons. */
export function SchoolDay() {
  const { year, quarters, today, failure } = useStudyYear()
  if (failure)
    return (
      <span role="alert">
        <Trans>Учебный год и четверти не загрузились.</Trans>{' '}
        <Anchor component="button" type="button" inherit onClick={failure.retry}>
          <Trans>Повторить</Trans>
        </Anchor>
      </span>
    )
  if (year === null) return <Trans>Учебный год ещё не заведён</Trans>
  const quarter = quarterOn(quarters, today)
  const next = quarters.find(({ start_date }) => start_date > today)
  const week = weekOfStudyYear(today, year.date_start)
  const left = quarter ? daysBetween(today, quarter.end_date) : 0
  return (
    <>
      {quarter ? (
        <>
          {quarter.title}
          {' · '}
          {left === 0 ? (
            <Trans>последний день четверти</Trans>
          ) : (
            <Plural
              value={left}
              one="до конца четверти # день"
              few="до конца четверти # дня"
              many="до конца четверти # дней"
              other="до конца четверти # дня"
            />
          )}
        </>
      ) : next ? (
        <Trans>Каникулы · уроки начнутся {dayAndMonth(next.start_date)}</Trans>
      ) : (
        <Trans>Учебный год окончен</Trans>
      )}
      {isWithin(today, year.date_start, year.date_end) ? (
        <>
          {' · '}
          <Trans>{week}-я учебная неделя</Trans>
        </>
      ) : null}
    </>
  )
}
