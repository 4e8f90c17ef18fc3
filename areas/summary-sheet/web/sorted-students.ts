import type { SummarySheet } from '../contract/summary-sheet.ts'
import type { StudentGroup } from '../rules/student-groups.ts'

type Student = SummarySheet['students'][number]

/** What a student is ordered by; null goes to the end, whichever way the others stand. */
function keyOf({ average, misses, marks }: Student, sort: string): number | null {
  if (sort === 'average') return average
  if (sort === 'misses') return misses.total
  const course = Number(sort.slice('course-'.length))
  return marks.find(({ course_id }) => course_id === course)?.value ?? null
}

/** Students of one group or all, in the order asked for; those alike stay in the order of the list. */
export function sortedStudents(
  students: readonly Student[],
  { sort, desc, who }: { sort: string; desc: boolean; who?: StudentGroup | undefined },
): Student[] {
  const shown = students.filter(({ groups }) => who === undefined || groups.includes(who))
  if (sort === 'name') return desc ? shown.toReversed() : shown
  const keyed = shown.map((student) => ({ student, key: keyOf(student, sort) }))
  const ordered = keyed.toSorted((one, other) => {
    if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null)
    return desc ? other.key - one.key : one.key - other.key
  })
  return ordered.map(({ student }) => student)
}
