import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { WeekSwitch } from '#areas/timetable/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Loading, Stack } from '#platform/web/ui/index.ts'
import { readDiaryWeek } from '../../contract/diary.ts'
import { DiaryDay } from './diary-day.tsx'
import styles from './diary.module.css'

interface Props {
  studentId: number | null
  /** A day of the week to show; null: today. */
  date: string | null
  onDate: (date: string | null) => void
}

/** A week of lessons with homework, marks and misses. */
export function DiaryWeek({ studentId, date, onDate }: Props) {
  const asked = {
    ...(studentId === null ? {} : { student: String(studentId) }),
    ...(date === null ? {} : { date }),
  }
  const week = useQuery({ ...query(readDiaryWeek, { query: asked }), placeholderData: keepPreviousData })
  return (
    <Answer of={week} loading={<Loading lines={14} />}>
      {({ monday, today, days }) => (
        <Stack gap="md" aria-busy={week.isPlaceholderData}>
          <WeekSwitch date={monday} today={today} onDate={onDate} />
          <div className={styles['days']}>
            {days.map((day) => (
              <DiaryDay key={day.date} day={day} isToday={day.date === today} />
            ))}
          </div>
        </Stack>
      )}
    </Answer>
  )
}
