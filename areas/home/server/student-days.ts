import { homeworkAhead } from '#areas/homework-files/server/index.ts'
import { studyOfDay } from '#areas/diary/server/index.ts'
import { lessonsOfStudents } from '#areas/timetable/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { StudentDay } from '../contract/dashboard.ts'

/** The days of students in three statements, however many there are; each holds the rows of their own name. */
export async function readStudentDays(
  db: Database,
  students: readonly StudentDay['student'][],
  today: CalendarDate,
  timeZone: string,
): Promise<StudentDay[]> {
  const ids = students.map(({ id }) => id)
  const [lessons, homework, { marks, misses, works }] = await Promise.all([
    lessonsOfStudents(db, ids, today),
    homeworkAhead(db, ids, today),
    studyOfDay(db, ids, today, timeZone),
  ])
  return students.map((student) => {
    const own = <T extends { student_id: number }>(rows: T[]) =>
      rows.filter(({ student_id }) => student_id === student.id)
    const ahead = own(homework)
    return {
      student,
      lessons: own(lessons),
      next_day: ahead[0]?.date ?? null,
      homework: ahead.flatMap(({ given }) => given ?? []),
      marks: own(marks),
      misses: own(misses),
      works: own(works),
    }
  })
}
