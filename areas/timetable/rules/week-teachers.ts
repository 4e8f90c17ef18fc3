import { shortName, type Names } from '#areas/people/rules/full-name.ts'

export interface LessonTeacher extends Names {
  id: number
  /** whose place is taken in this lesson */
  replaces: Names | null
}
/** Teachers of a lesson as a timetable shows them: surname and initials. */
export const shownTeachers = (teachers: readonly LessonTeacher[]) =>
  teachers.map((teacher) => ({
    id: teacher.id,
    short_name: shortName(teacher),
    replaces: teacher.replaces === null ? null : shortName(teacher.replaces),
  }))
