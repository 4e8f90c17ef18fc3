import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSchoolTime, WeekSwitch } from '#areas/timetable/web/index.ts'
import { addDays, mondayOf } from '#platform/contract/calendar-date.ts'
import { daySpan } from '#platform/web/format/day.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Loading, Stack, Text, useUrlState } from '#platform/web/ui/index.ts'
import { readDiaryWeek } from '../../contract/week.ts'
import { DiaryWorks } from '../coming-works/diary-works.tsx'
import { WeekAddress } from '../address.ts'
import { useLiveDiary } from '../use-live-diary.ts'
import { DiaryDays } from './diary-days.tsx'

/** A week of a student: lessons, homework, marks, misses. `studentId` null: one's own. The week is in the address. */
export function DiaryWeek({ studentId }: { studentId: number | null }) {
  const [{ date }, change] = useUrlState(WeekAddress)
  const now = useSchoolTime()
  const week = useQuery({
    ...query(readDiaryWeek, {
      query: {
        ...(studentId === null ? {} : { student: String(studentId) }),
        ...(date === undefined ? {} : { date: mondayOf(date) }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  useLiveDiary(studentId)
  return (
    <Stack gap="md">
      <div data-print="never">
        <WeekSwitch date={date ?? now.today} today={now.today} onDate={(next) => change({ date: next ?? undefined })} />
      </div>
      <Answer of={week} loading={<Loading lines={14} />}>
        {({ student, monday, days }) => (
          <Stack aria-busy={week.isPlaceholderData} opacity={week.isPlaceholderData ? 0.6 : 1}>
            <Text fw={600} data-print="only">
              {[student.full_name, student.class_title, daySpan(monday, addDays(monday, 6))].filter(Boolean).join(', ')}
            </Text>
            <DiaryDays key={monday} days={days} now={now} chosen={date ?? now.today} />
            <DiaryWorks studentId={studentId} />
          </Stack>
        )}
      </Answer>
    </Stack>
  )
}
