import type { ReactNode } from 'react'
import type { StudentDay } from '../../contract/dashboard.ts'
import { DayLessons } from './day-lessons.tsx'
import { Homework } from './homework.tsx'
import { NewMarks } from './new-marks.tsx'
import { WeekMisses } from './week-misses.tsx'
import { WorksAhead } from './works-ahead.tsx'
import styles from './day.module.css'

/** The day of a student in five cards. */
export function StudentPanels({ day, aside }: { day: StudentDay; aside?: ReactNode }) {
  return (
    <div className={styles['panels']}>
      <DayLessons lessons={day.lessons} aside={aside} />
      <div className={styles['column']}>
        <Homework homework={day.homework} next_day={day.next_day} />
        <WeekMisses misses={day.misses} />
      </div>
      <div className={styles['column']}>
        <NewMarks marks={day.marks} />
        <WorksAhead works={day.works} />
      </div>
    </div>
  )
}
