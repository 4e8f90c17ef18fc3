import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { TeacherName } from '../../rules/teacher-name.ts'

export interface ImportOptions {
  /** The study year that the timetable is for. */
  yearId: number
  /** Title of the version; by default the institution of the file. */
  title?: string
  /** Names of a teacher of the file; by default what the file writes. */
  teacherName?: (teacher: string) => TeacherName
  /** How a course is graded in a parallel; by default every quarter, and not at all in classes 0 and 1. */
  gradingMode?: (parallel: number, course: string) => GradingMode
}
/** Ids of what was made, by the names of the plan. */
export interface ImportedTimetable {
  versionId: number
  bellScheduleId: number
  parallels: Map<number, number>
  classes: Map<string, number>
  courses: Map<string, number>
  rooms: Map<string, number>
  teachers: Map<string, number>
  /** by the key of the group */
  groups: Map<string, number>
}
/** The id that must be there: the plan names only what it lists. */
export function idOf<K>(ids: Map<K, number>, key: K): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The plan does not list ${String(key)}`)
  return id
}
