import type { Gender, GradingMode } from '#platform/contract/enumerations.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { CourseTitle } from '../curriculum.ts'

/** A dated lesson; `teacherId` is who stands there that day. */
export interface Lesson {
  id: number
  date: CalendarDate
  shift: number
  slot: number
  teacherId: number
  isCancelled: boolean
}
export interface Member {
  student: number
  from: CalendarDate
  until: CalendarDate
}
/** A teaching group with all its lessons of the year in order. */
export interface Group {
  id: number
  course: CourseTitle
  courseId: number
  parallel: number
  /** The class it belongs to; of a group across classes the first. */
  classId: number
  mode: GradingMode
  hours: number
  members: Member[]
  lessons: Lesson[]
}
/** A student by index; everything drawn about them hangs on it. */
export interface Student {
  index: number
  id: number
  sex: Gender
  parallel: number
  classId: number
}
export interface Quarter {
  id: number
  number: number
  start_date: CalendarDate
  end_date: CalendarDate
  closes_on: CalendarDate
}
/** What the school's life is drawn over. Students are referred to by their index. */
export interface SchoolLife {
  seed: number
  today: CalendarDate
  groups: Group[]
  students: Student[]
  quarters: Quarter[]
}

/** Held before today, so that marks and misses may stand in it. */
export const isHeld = ({ today }: SchoolLife, lesson: Lesson): boolean => lesson.date < today && !lesson.isCancelled

export const isThere = ({ from, until }: Member, date: CalendarDate): boolean => from <= date && date < until

/** One number for a lesson and a student, to look absences up by. */
export const cell = (lessonId: number, student: number): number => lessonId * 10_000 + student
