import { shortName, type Names } from '#areas/people/rules/full-name.ts'

export interface LessonTeacher extends Names {
  id: number
  /** whose place is taken in this lesson */
  replaces: Names | null
}
export type { Names }

/** Surnames with initials in one line; null where nobody teaches. */
export const teachersInLine = (teachers: readonly Names[]): string | null =>
  teachers.length === 0 ? null : teachers.map(shortName).join(', ')

/** Teachers of a lesson as a timetable shows them: surname and initials. */
export const shownTeachers = (teachers: readonly LessonTeacher[]) =>
  teachers.map((teacher) => ({
    id: teacher.id,
    short_name: shortName(teacher),
    replaces: teacher.replaces === null ? null : shortName(teacher.replaces),
  }))
