import { t } from '@lingui/core/macro'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import type { JournalFrame, Retake } from '../../contract/journal.ts'
import { lessonObjection, lessonObjectionText, type MarkedLesson } from '../../rules/lesson-objection.ts'
import { markedLesson, missContext, scoreContext, settableKind } from '../../rules/mark-context.ts'
import { missObjection, missObjectionText } from '../../rules/miss-objection.ts'
import { retakeObjection, retakeObjectionText, type RetakenMark } from '../../rules/retake-objection.ts'
import { scoreObjection, scoreObjectionText } from '../../rules/score-objection.ts'
import { sameMark, sameMiss, type CellValue } from './cell-value.ts'
import type { MarkPlace } from './mark-place.ts'

/** A change of one cell. */
export interface CellChange extends MarkPlace {
  before: CellValue
  after: CellValue
  /** The retake that the server has; what is on its way there is none yet. */
  retaken: Retake | null
}
/** What of a journal decides whether a mark may stand. */
export interface JournalRules {
  mode: JournalFrame['group']['grading_mode']
  foMaximum: number
  mayRetake: boolean
  missKinds: ReadonlyMap<number, MissKind>
  today: string
}

const lessonOf = ({ column, student, lesson: { date, status } }: MarkPlace): MarkedLesson =>
  markedLesson({ date, is_cancelled: status === 'cancelled' }, student.periods, column.period)

function lessonProblem({ lesson }: MarkPlace, marked: MarkedLesson, today: string): string | null {
  if (!lesson.may_mark) return t`Журнал открыт вам для чтения`
  const objection = lessonObjection(marked, today)
  return objection && lessonObjectionText[objection]
}

function marksProblem(
  { mode, foMaximum, mayRetake, missKinds, today }: JournalRules,
  marked: MarkedLesson,
  { column, before, after, retaken }: CellChange,
): string | null {
  const work =
    column.kind === 'work'
      ? { ...column.work, starts_on: column.quarter?.start_date, is_scored: after.marks.length > 1 }
      : null
  const kind = after.miss === null ? undefined : missKinds.get(after.miss.kind_id)
  const context = scoreContext(marked, { mode, fo_maximum: foMaximum }, kind, work)
  const retakenMark: RetakenMark = {
    is_of_work: work !== null,
    maximum: work?.maximum ?? 0,
    date: marked.date,
    former: retaken?.former ?? null,
    may_retake: mayRetake,
  }
  for (const mark of after.marks) {
    // A mark that stood before is checked again only where a miss comes to stand beside it, and that is the miss's matter.
    if (before.marks.some((one) => sameMark(one, mark))) continue
    const objection = scoreObjection({ type: work?.kind ?? 'fo', value: mark.value }, context, today)
    if (objection) return scoreObjectionText[objection]
    const ofRetake = mark.retake && retakeObjection(mark.retake, retakenMark, today)
    if (ofRetake) return retakeObjectionText[ofRetake]
  }
  return null
}

function missProblem(
  { missKinds, today }: JournalRules,
  marked: MarkedLesson,
  { lesson, before, after }: CellChange,
): string | null {
  if (after.miss === null || sameMiss(before.miss, after.miss)) return null
  const kind = missKinds.get(after.miss.kind_id)
  if (kind === undefined) return null
  const miss = { kind: settableKind(kind, before.miss?.kind_id), minutes: after.miss.minutes }
  const objection = missObjection(miss, missContext(marked, lesson, after.marks.length > 0), today)
  return objection && missObjectionText[objection]
}

/** Why nothing can be changed at a place, in Russian; null where something can. */
export const lockAt = (place: MarkPlace, today: string): string | null => lessonProblem(place, lessonOf(place), today)

/** Why a cell can't be changed so, in Russian, by the rules the server asks too; null where it can. */
export function objectionTo(rules: JournalRules, change: CellChange): string | null {
  const marked = lessonOf(change)
  return (
    lessonProblem(change, marked, rules.today) ??
    missProblem(rules, marked, change) ??
    marksProblem(rules, marked, change)
  )
}
