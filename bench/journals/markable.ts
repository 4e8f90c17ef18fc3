import type { JournalGrid } from '#areas/journal/contract/journal.ts'

/** The last lesson that may be marked today, and who was there; null where nothing may be. */
export function markable(grid: JournalGrid): { lesson: number; students: number[] } | null {
  if (grid.group.grading_mode === 'not_evaluated') return null
  const quarter = grid.quarters.find(({ start_date, end_date }) => start_date <= grid.today && grid.today <= end_date)
  const works = new Set(grid.works.map(({ lesson_id }) => lesson_id))
  const lesson = grid.lessons.findLast(
    ({ id, date, may_mark, status }) =>
      date <= grid.today &&
      date >= (quarter?.start_date ?? '9') &&
      may_mark &&
      status !== 'cancelled' &&
      !works.has(id),
  )
  if (!lesson) return null
  const missed = new Set(grid.misses.filter(({ lesson_id }) => lesson_id === lesson.id).map((miss) => miss.student_id))
  const isHere = ({ from, to }: { from: string | null; to: string | null }) =>
    (from === null || from <= lesson.date) && (to === null || lesson.date <= to)
  const students = grid.students
    .filter(({ id, periods }) => !missed.has(id) && periods.some(isHere))
    .map(({ id }) => id)
  return students.length > 0 ? { lesson: lesson.id, students } : null
}
