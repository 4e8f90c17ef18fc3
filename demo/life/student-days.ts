import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { isHeld, isThere, type Group, type Lesson, type SchoolLife } from './school-life.ts'

/** A day of a student with its lessons in order. */
export interface StudentDay {
  date: CalendarDate
  lessons: { lesson: Lesson; group: Group }[]
}

/** Held lessons of each student, day by day. */
export function daysOfStudents(life: SchoolLife): StudentDay[][] {
  const days = life.students.map(() => new Map<CalendarDate, StudentDay>())
  const add = (student: number, lesson: Lesson, group: Group) => {
    const own = days[student]
    const day = own?.get(lesson.date)
    if (day) day.lessons.push({ lesson, group })
    else own?.set(lesson.date, { date: lesson.date, lessons: [{ lesson, group }] })
  }
  for (const group of life.groups)
    for (const lesson of group.lessons.filter((one) => isHeld(life, one)))
      for (const member of group.members) if (isThere(member, lesson.date)) add(member.student, lesson, group)
  return days.map((own) =>
    [...own.values()]
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
      .map(({ date, lessons }) => ({ date, lessons: lessons.toSorted((a, b) => a.lesson.slot - b.lesson.slot) })),
  )
}
