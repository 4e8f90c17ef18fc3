import type { ReactNode } from 'react'
import type { StudentDay } from '../../contract/dashboard.ts'
import { DayLessons } from './day-lessons.tsx'
import { Homework } from './homework.tsx'
import { NewMarks } from './new-marks.tsx'
import { WeekMisses } from './week-misses.tsx'
import { WorksAhead } from './works-ahead.tsx'

/** The day of a student in five cards. */
export function StudentPanels({ day, aside }: { day: StudentDay; aside?: ReactNode }) {
  return (
    <>
      <DayLessons lessons={day.lessons} aside={aside} />
      <Homework homework={day.homework} next_day={day.next_day} />
      <NewMarks marks={day.marks} />
      <WorksAhead works={day.works} />
      <WeekMisses misses={day.misses} />
    </>
  )
}
