import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { GridLesson, GridStudent, JournalGrid } from '../../contract/journal.ts'
import type { GradingPolicy } from '#areas/grading/rules/policy.ts'
import { lessonObjection, lessonObjectionText, type MarkedLesson } from '../../rules/lesson-objection.ts'
import { missObjection, missObjectionText } from '../../rules/miss-objection.ts'
import { closingOfMark, type GroupPeriods } from '#areas/grading/rules/quarter-closing.ts'
import { scoreObjection, scoreObjectionText } from '../../rules/score-objection.ts'
import { sameMark, sameMiss, type CellValue } from './cell-value.ts'
import type { MarkColumn } from './columns.ts'

/** What of a journal decides whether a mark may stand. */
export type ValidationContext = Pick<JournalGrid, 'group' | 'quarters' | 'miss_kinds' | 'today'> & {
  policy: GradingPolicy
}

export const isMemberOn = ({ periods }: GridStudent, date: CalendarDate): boolean =>
  periods.some(({ from, to }) => from <= date && (to === null || date <= to))

/** The journal's subject with its quarters, as the rules of closing take it. */
export const periodsOf = ({ group, quarters }: Pick<ValidationContext, 'group' | 'quarters'>): GroupPeriods => ({
  mode: group.grading_mode,
  quarters,
})

/** A change of one cell, as it would be written into `lesson`. */
export interface CellChange {
  column: MarkColumn
  student: GridStudent
  lesson: GridLesson
  before: CellValue
  after: CellValue
}

const markedLesson = (journal: ValidationContext, { column, student, lesson }: CellChange): MarkedLesson => ({
  date: lesson.date,
  is_cancelled: lesson.status === 'cancelled',
  is_member: isMemberOn(student, lesson.date),
  period: closingOfMark(periodsOf(journal), lesson.date, column.kind === 'work' ? column.work.quarter_id : undefined),
})

function marksObjection(journal: ValidationContext, change: CellChange): string | null {
  const { column, before, after } = change
  const kind = journal.miss_kinds.find(({ id }) => id === after.miss?.kind_id)
  const work = column.kind === 'work' ? { ...column.work, is_scored: after.marks.length > 1 } : null
  const context = {
    ...markedLesson(journal, change),
    mode: journal.group.grading_mode,
    fo_maximum: journal.policy.fo_maximum,
    is_absent: kind?.excludes_marks ?? false,
    work,
  }
  for (const mark of after.marks) {
    // A mark that stood before is checked again only where a miss comes to stand beside it, and that is the miss's matter.
    if (before.marks.some((one) => sameMark(one, mark))) continue
    const objection = scoreObjection({ type: work?.kind ?? 'fo', value: mark.value }, context, journal.today)
    if (objection) return scoreObjectionText[objection]
  }
  return null
}

function missProblem(journal: ValidationContext, change: CellChange): string | null {
  const { before, after } = change
  const kind = journal.miss_kinds.find(({ id }) => id === after.miss?.kind_id)
  if (after.miss === null || kind === undefined || sameMiss(before.miss, after.miss)) return null
  const context = { ...markedLesson(journal, change), has_fo: after.marks.length > 0, is_missed: false }
  // what stands in the archive may stay as it is, with another reason too
  const validatedKind = { ...kind, is_archived: kind.is_archived && before.miss?.kind_id !== kind.id }
  const objection = missObjection({ kind: validatedKind, minutes: after.miss.minutes }, context, journal.today)
  return objection && missObjectionText[objection]
}

/** Why a cell can't be changed so, in Russian, by the rules the server asks too; null where it can. */
export function objectionTo(journal: ValidationContext, change: CellChange): string | null {
  const closed = lessonObjection(markedLesson(journal, change), journal.today)
  if (closed) return lessonObjectionText[closed]
  return missProblem(journal, change) ?? marksObjection(journal, change)
}
