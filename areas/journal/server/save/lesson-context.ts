import { halfOfQuarter, quarterOn } from '#areas/calendar/rules/periods.ts'
import type { GridQuarter } from '../../contract/journal.ts'
import { modeRules } from '../../rules/grading-mode.ts'
import type { MarkedLesson } from '../../rules/lesson-objection.ts'
import { closingDate, type PeriodClosing } from '../../rules/period-state.ts'
import { isMemberOn, type Board, type BoardLesson } from './board.ts'
import type { GroupFacts } from './group-facts.ts'

/** Until when marks of a quarter may be changed in a group; a subject of half-years closes and reopens by half-years. */
export function closingOf(
  { mode, quarters }: Pick<GroupFacts, 'mode' | 'quarters'>,
  quarter: GridQuarter,
): PeriodClosing {
  const isHalf = modeRules[mode].result?.period === 'half-a-year'
  const together = quarters.filter(({ id, number }) =>
    isHalf ? halfOfQuarter(number) === halfOfQuarter(quarter.number) : id === quarter.id,
  )
  const reopened = together.flatMap(({ reopened_until }) => reopened_until ?? []).toSorted()
  return {
    closes_on: closingDate(mode, quarter.number, quarters) ?? quarter.closes_on,
    reopened_until: reopened.at(-1) ?? null,
  }
}

/** A lesson as the rules see it for one student; of a СОР or СОЧ the period is that of its work. */
export function markedLesson(
  board: Board,
  lesson: BoardLesson,
  group: GroupFacts,
  studentId: number,
  workQuarterId?: number,
): MarkedLesson {
  const quarter =
    workQuarterId === undefined
      ? quarterOn(group.quarters, lesson.date)
      : group.quarters.find(({ id }) => id === workQuarterId)
  return {
    date: lesson.date,
    is_cancelled: lesson.is_cancelled,
    is_member: isMemberOn(board, group.id, studentId, lesson.date),
    period: quarter ? closingOf(group, quarter) : null,
  }
}
