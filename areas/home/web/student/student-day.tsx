import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { readDiaryWeek, type DiaryWeek } from '#areas/journal/contract/diary.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, LinkAnchor, Loading, SimpleGrid } from '#platform/web/ui/index.ts'
import { DayLessons } from '../day/day-lessons.tsx'
import { Homework } from '../day/homework.tsx'
import { NewMarks } from '../day/new-marks.tsx'

type Day = DiaryWeek['days'][number]

const homeworkOf = ({ date, lessons }: Day) =>
  lessons.flatMap(({ id, course, homework }) =>
    homework === null ? [] : [{ lesson_id: id, course, homework, given_on: date }],
  )
const marksOf = ({ date, lessons }: Day) =>
  lessons.flatMap(({ course, scores }) => scores.map((score) => ({ ...score, date, course })))

/** A student's today: lessons, what was given for home this week, new marks. */
export function StudentDay() {
  const week = useQuery(query(readDiaryWeek))
  const monday = week.data?.monday
  const before = useQuery({
    ...query(readDiaryWeek, { query: monday === undefined ? {} : { date: addDays(monday, -7) } }),
    enabled: monday !== undefined,
  })
  return (
    <Answer of={week} loading={<Loading lines={8} />}>
      {({ days, today }) => {
        const all = [...(before.data?.days ?? []), ...days].filter(({ date }) => date <= today)
        const since = addDays(today, -7)
        return (
          <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
            <DayLessons
              lessons={days.find(({ date }) => date === today)?.lessons ?? []}
              link={
                <LinkAnchor to="/journal" size="sm">
                  <Trans>Дневник</Trans>
                </LinkAnchor>
              }
            />
            <Homework
              items={all
                .filter(({ date }) => date > addDays(today, -3))
                .flatMap(homeworkOf)
                .toReversed()}
            />
            <NewMarks
              marks={all
                .filter(({ date }) => date > since)
                .flatMap(marksOf)
                .toReversed()}
            />
          </SimpleGrid>
        )
      }}
    </Answer>
  )
}
