import { coursesOfCaller } from '#areas/classes/server/index.ts'
import { addDays, mondayOf } from '#platform/contract/calendar-date.ts'
import { handle } from '#platform/server/handle.ts'
import { readDiaryWeek } from '../../contract/week.ts'
import { diaryDays } from '../../rules/diary-days.ts'
import { findDiaryStudent } from '../diary-student.ts'
import { readEntries, readLessons } from './week-rows.ts'

export const readDiaryWeekHandler = handle(
  readDiaryWeek,
  async ({ query, db, caller, today }) => {
    const date = query.date ?? today
    const [monday, sunday] = [mondayOf(date), addDays(mondayOf(date), 6)]
    const { parallel, ...student } = await findDiaryStudent(db, caller, query.student, sunday, today)
    const [lessons, entries] = await Promise.all([
      readLessons(db, student.id, monday, sunday),
      readEntries(db, monday, sunday),
    ])
    return { student, monday, today, days: diaryDays(date, parallel, entries, lessons) }
  },
  { conditional: coursesOfCaller },
)
