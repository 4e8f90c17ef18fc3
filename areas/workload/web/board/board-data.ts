import type { BoardGroup, BoardTeacher, WorkloadBoard } from '../../contract/board.ts'
import type { Act } from '../../contract/changes.ts'

/** A group that lacks hours, with its course. */
export interface VacantLine extends BoardGroup {
  course: string
  colour: string | null
  cathedra_id: number | null
  /** Hours a week that nobody has. */
  missing: number
}
/** A teacher with what they have, in words. */
export interface TeacherLine extends BoardTeacher {
  /** «Алгебра: 7А, 7Б; Геометрия: 7А». */
  has: string
  groups_count: number
}
export interface BoardFilters {
  course_id?: number | undefined
  parallel?: number | undefined
  cathedra_id?: number | undefined
}

const missingOf = ({ hours, assigned }: BoardGroup) => (hours ?? 0) - assigned

/** Groups that lack hours, in their order: by class, course and title. */
export function vacantLines({ groups, courses }: WorkloadBoard, filters: BoardFilters = {}): VacantLine[] {
  const byId = new Map(courses.map((one) => [one.id, one]))
  return groups.flatMap((group) => {
    const course = byId.get(group.course_id)
    const missing = missingOf(group)
    if (missing <= 0 || !course) return []
    if (filters.course_id !== undefined && group.course_id !== filters.course_id) return []
    if (filters.parallel !== undefined && group.parallel !== filters.parallel) return []
    if (filters.cathedra_id !== undefined && course.cathedra_id !== filters.cathedra_id) return []
    return [{ ...group, course: course.title, colour: course.colour, cathedra_id: course.cathedra_id, missing }]
  })
}

/** Teachers with what they have, of a cathedra or all, those whose names hold what is sought. */
export function teacherLines(
  { teachers, assignments, groups, courses }: WorkloadBoard,
  { cathedra_id, search = '' }: { cathedra_id?: number | undefined; search?: string },
): TeacherLine[] {
  const [groupOf, courseOf] = [
    new Map(groups.map((one) => [one.id, one])),
    new Map(courses.map((one) => [one.id, one])),
  ]
  const of = Map.groupBy(assignments, ({ teacher_id }) => teacher_id)
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return teachers.flatMap((teacher) => {
    if (cathedra_id !== undefined && !teacher.cathedra_ids.includes(cathedra_id)) return []
    const name = teacher.full_name.toLowerCase()
    if (!words.every((word) => name.includes(word))) return []
    const own = (of.get(teacher.id) ?? []).flatMap(({ group_id }) => groupOf.get(group_id) ?? [])
    const byCourse = Map.groupBy(own, ({ course_id }) => course_id)
    const has = [...byCourse].map(
      ([id, its]) => `${courseOf.get(id)?.title ?? ''}: ${its.map(({ title }) => title).join(', ')}`,
    )
    return [{ ...teacher, has: has.join('; '), groups_count: own.length }]
  })
}

/** Assigns lines to a teacher: all their missing hours, or those that are said; of who leaves, till the last day. */
export const actsOf = (lines: readonly VacantLine[], teacher: BoardTeacher, hours?: number): Act[] =>
  lines.map(({ id, missing }) => ({
    kind: 'assign',
    group_id: id,
    teacher_id: teacher.id,
    hours: hours ?? missing,
    ...(teacher.until === null ? {} : { to: teacher.until }),
  }))

export const sumOf = (lines: readonly VacantLine[]): number => lines.reduce((sum, { missing }) => sum + missing, 0)
