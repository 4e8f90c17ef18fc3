import { cellText } from '#areas/journal/rules/cell-input.ts'
import { isWithin } from '#platform/contract/calendar-date.ts'
import type { ClassJournal, JournalStudent } from './read-class-journal.ts'

/** What stands in the cells of a journal, in the order of its students. */
export interface JournalCells {
  /** Of each lesson: «7/8», «Н», nothing; null where the student was not in the group. */
  lessons: (string | null)[][]
  /** Points of each planned work; null where it is not written. */
  works: (number | null)[][]
  /** What stood before a retake of each. */
  former: (number | null)[][]
}

const isMember = ({ periods }: JournalStudent, date: string) =>
  periods.some(({ from, to }) => isWithin(date, from, to ?? date))

export function journalCells({ students, lessons, works, scores, misses, kinds }: ClassJournal): JournalCells {
  const keyOf = (studentId: number, lessonId: number) => `${studentId}:${lessonId}`
  const marks = Map.groupBy(
    scores.filter(({ work_id }) => work_id === null),
    ({ student_id, lesson_id }) => keyOf(student_id, lesson_id),
  )
  const missed = new Map(misses.map((miss) => [keyOf(miss.student_id, miss.lesson_id), miss]))
  const points = new Map(scores.map(({ student_id, work_id, value }) => [`${student_id}:${work_id ?? ''}`, value]))
  const before = new Map(
    scores.map(({ student_id, work_id, retake }) => [`${student_id}:${work_id ?? ''}`, retake?.former ?? null]),
  )
  const codes = new Map(kinds.map(({ id, code }) => [id, code]))
  const textOf = (student: JournalStudent, lessonId: number, date: string) => {
    const key = keyOf(student.id, lessonId)
    const [own, miss] = [marks.get(key) ?? [], missed.get(key)]
    if (own.length === 0 && !miss) return isMember(student, date) ? '' : null
    const code = miss && codes.get(miss.kind_id)
    return cellText(
      {
        scores: own.map(({ value }) => value),
        miss: code === undefined ? null : { code, minutes: miss?.minutes ?? null },
      },
      kinds,
    )
  }
  return {
    lessons: students.map((student) => lessons.map(({ id, date }) => textOf(student, id, date))),
    works: students.map(({ id }) => works.map((work) => points.get(`${id}:${work.id}`) ?? null)),
    former: students.map(({ id }) => works.map((work) => before.get(`${id}:${work.id}`) ?? null)),
  }
}
