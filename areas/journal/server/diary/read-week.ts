import { weekDays } from '#areas/timetable/rules/week-days.ts'
import { addDays, mondayOf } from '#platform/contract/calendar-date.ts'
import { handle } from '#platform/server/handle.ts'
import { readDiaryWeek } from '../../contract/diary.ts'
import { findDiaryStudent } from './diary-student.ts'
import { readEntries, readLessons } from './week-rows.ts'

export const readWeek = handle(readDiaryWeek, async ({ query, db, caller, today }) => {
  const date = query.date ?? today
  const [monday, sunday] = [mondayOf(date), addDays(mondayOf(date), 6)]
  const { parallel, ...student } = await findDiaryStudent(db, caller, query.student, sunday, today)
  const [lessons, entries] = await Promise.all([
    readLessons(db, student.id, monday, sunday),
    readEntries(db, monday, sunday),
  ])
  const byDate = Map.groupBy(lessons, (lesson) => lesson.date)
  const days = weekDays(date, parallel, entries, new Set(byDate.keys())).map((day) => ({
    date: day.date,
    holiday: day.free,
    lessons: byDate.get(day.date) ?? [],
  }))
  return { student, monday, today, days }
})
