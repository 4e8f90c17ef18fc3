import type { Miss, Score } from '#areas/journal/contract/journal.ts'
import { cellText } from '#areas/journal/rules/cell-input.ts'
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

type Period = JournalStudent['periods'][number]
/** Whether a student was in the group on all of these days. */
export const covers =
  (first: string, last: string) =>
  ({ from, to }: Period): boolean =>
    from <= first && (to === null || last <= to)

/** Marks of a student on one lesson, in order, and the miss. */
interface Held {
  values: number[]
  miss: Miss | null
}
/** By student and lesson. */
function heldIn({ scores, misses }: ClassJournal): Map<number, Map<number, Held>> {
  const held = new Map<number, Map<number, Held>>()
  const of = (student: number, lesson: number): Held => {
    const own = held.get(student) ?? new Map<number, Held>()
    held.set(student, own)
    const cell = own.get(lesson) ?? { values: [], miss: null }
    own.set(lesson, cell)
    return cell
  }
  for (const { student_id, lesson_id, work_id, value } of scores)
    if (work_id === null) of(student_id, lesson_id).values.push(value)
  for (const miss of misses) of(miss.student_id, miss.lesson_id).miss = miss
  return held
}

function lessonCells(journal: ClassJournal): JournalCells['lessons'] {
  const { students, lessons, kinds } = journal
  const held = heldIn(journal)
  const codes = new Map(kinds.map(({ id, code }) => [id, code]))
  const [first, last] = [lessons[0]?.date ?? '', lessons.at(-1)?.date ?? '']
  const textOf = ({ values, miss }: Held) => {
    const code = miss && codes.get(miss.kind_id)
    return cellText({ scores: values, miss: code ? { code, minutes: miss.minutes } : null }, kinds)
  }
  return students.map(({ id, periods }) => {
    const own = held.get(id)
    const isAlways = periods.some(covers(first, last))
    return lessons.map((lesson) => {
      const cell = own?.get(lesson.id)
      if (cell) return textOf(cell)
      return isAlways || periods.some(covers(lesson.date, lesson.date)) ? '' : null
    })
  })
}

export function journalCells(journal: ClassJournal): JournalCells {
  const { students, works, scores } = journal
  const ofWorks = scores.filter(({ work_id }) => work_id !== null)
  const keyOf = (student: number, work: number | null) => `${student}:${work ?? ''}`
  const points = new Map(ofWorks.map((score) => [keyOf(score.student_id, score.work_id), score]))
  const each = <Value>(of: (score: Score) => Value) =>
    students.map(({ id }) =>
      works.map((work) => {
        const score = points.get(keyOf(id, work.id))
        return score ? of(score) : null
      }),
    )
  return {
    lessons: lessonCells(journal),
    works: each(({ value }) => value),
    former: each(({ retake }) => retake?.former ?? null),
  }
}
