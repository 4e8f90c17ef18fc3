import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarOff } from '#platform/web/icons/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { daySpan } from '#platform/web/format/day.ts'
import { ApiError, sentenceOf } from '#platform/web/api/index.ts'
import { Answer, Empty, LinkButton, Loading, Stack, Text } from '#platform/web/ui/index.ts'
import type { Week } from '../contract/week.ts'
import { WeekBoard } from './board/week-board.tsx'
import { StudyWeekName } from './choose/study-week-name.tsx'
import type { SchoolTime } from '../rules/lesson-time.ts'
import { WeekDays } from './days/week-days.tsx'
import { Legend } from './legend.tsx'
import styles from './week.module.css'

interface Props {
  week: UseQueryResult<Week>
  slug: string
  now: SchoolTime
  date: CalendarDate | null
  onDay: (date: CalendarDate) => void
}
/** Five columns do not fit below; paper lies, and holds the whole week. */
const narrow = 'screen and (max-width: 59.99em)'
const notFound = 404

/** The week in each of its states: being read, missing, without lessons, on a phone, on a wide screen. */
export function WeekAnswer({ week, slug, now, date, onDay }: Props) {
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
  if (week.error instanceof ApiError && week.error.status === notFound)
    return <NoSuchWeek hint={sentenceOf(week.error)} isOwn={slug === 'me'} />
  return (
    <Answer of={week} loading={<Loading lines={9} height={52} />}>
      {(shown) => (
        <Stack gap="sm" aria-busy={week.isPlaceholderData} opacity={week.isPlaceholderData ? 0.6 : 1}>
          {hasNoLessons(shown) ? (
            <NoLessons week={shown} isOwn={slug === 'me'} />
          ) : isNarrow ? (
            <WeekDays week={shown} now={now} date={date} onDate={onDay} />
          ) : (
            <>
              <Text className={styles['onPaper'] ?? ''}>
                {daySpan(shown.monday, shown.days.at(-1)?.date ?? shown.monday)} <StudyWeekName week={shown} />
              </Text>
              <WeekBoard week={shown} now={now} />
            </>
          )}
          <Legend week={shown} />
        </Stack>
      )}
    </Answer>
  )
}

const hasNoLessons = ({ days }: Week): boolean => days.every(({ lessons }) => lessons.length === 0)

function NoLessons({ week, isOwn }: { week: Week; isOwn: boolean }) {
  const reasons = [...new Set(week.days.flatMap(({ free }) => free ?? []))]
  const isStudyWeek = week.days.some(({ free }) => free === null)
  return (
    <Empty
      icon={<IconCalendarOff size={24} stroke={1.5} />}
      title={<Trans>На этой неделе уроков нет</Trans>}
      hint={
        isStudyWeek && isOwn ? (
          <Trans>Посмотрите другую неделю или выберите класс, учителя или кабинет.</Trans>
        ) : (
          reasons.join(', ')
        )
      }
    />
  )
}

/** The address, or the server, knows no such week. */
export function NoSuchWeek({ hint, isOwn }: { hint: string | null; isOwn: boolean }) {
  return (
    <Empty
      icon={<IconCalendarOff size={24} stroke={1.5} />}
      title={<Trans>Такого расписания нет</Trans>}
      hint={hint}
      action={
        isOwn ? null : (
          <LinkButton to="/timetable" variant="default">
            <Trans>К своему расписанию</Trans>
          </LinkButton>
        )
      }
    />
  )
}
