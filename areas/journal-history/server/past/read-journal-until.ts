import { sql } from 'kysely'
import type { ReadJournalUntil } from '#areas/journal/server/index.ts'
import { notFound } from '#platform/server/refusal.ts'
import { findGroup } from '../readable-group.ts'
import { journalAt } from './journal-at.ts'

/**
 * For a former teacher of a group: values as they stood at the end of their last day, lessons and members until then. What is
 * planned beyond that day is not told.
 */
export const readJournalUntil: ReadJournalUntil = async (reading, gridQuery) => {
  const { groupId, quarterId, until } = gridQuery
  const group = await findGroup(reading.db, groupId, sql<boolean>`true`)
  const grid = await journalAt(reading, { group, gridQuery, at: until })
  if (quarterId !== undefined && !grid.quarters.some(({ id }) => id === quarterId)) throw notFound()
  const lessons = new Set(grid.lessons.map(({ id }) => id))
  const students = new Set(grid.students.map(({ id }) => id))
  const isShown = ({ lesson_id, student_id }: { lesson_id: number; student_id: number }) =>
    lessons.has(lesson_id) && students.has(student_id)
  return {
    ...grid,
    read_until: until,
    // who has come after learns nothing here, and who has left is told as far as it was known
    students: grid.students.map((student) => ({
      ...student,
      periods: student.periods.flatMap(({ from, to }) =>
        from > until ? [] : [{ from, to: to !== null && to > until ? null : to }],
      ),
    })),
    works: grid.works.map((work) => ({
      ...work,
      lesson_id: work.lesson_id !== null && lessons.has(work.lesson_id) ? work.lesson_id : null,
    })),
    scores: grid.scores.filter(isShown),
    misses: grid.misses.filter(isShown),
    results: grid.results.filter(({ student_id }) => students.has(student_id)),
    elsewhere: grid.elsewhere.filter(({ student_id }) => students.has(student_id)),
  }
}
