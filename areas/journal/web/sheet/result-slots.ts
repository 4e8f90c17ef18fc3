import { t } from '@lingui/core/macro'
import type { ResultType } from '#platform/contract/enumerations.ts'
import { roman } from '#platform/contract/roman.ts'
import { halfOfQuarter, halfYearsOf } from '#areas/calendar/rules/periods.ts'
import type { JournalFrame } from '../../contract/journal.ts'
import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import type { Period } from './columns.ts'

/** A result that students of a group have: of a quarter, of a half-year (1 or 2), or of the year where both are null. */
export interface ResultSlot {
  /** `slotId` of it. */
  id: string
  type: ResultType
  quarter_id: number | null
  half: 1 | 2 | null
  title: string
  /** For the narrow column of the grid. */
  short: string
}
type Named = Pick<ResultSlot, 'type' | 'quarter_id'> & { half: number | null }
/** Names a result among those of a student. */
export const slotId = ({ type, quarter_id, half }: Named): string => `${type}:${quarter_id ?? ''}:${half ?? ''}`
const named = (slot: Omit<ResultSlot, 'id'>): ResultSlot => ({ id: slotId(slot), ...slot })

/** All results of a journal by its grading mode, in the order of time; none where the subject has none or some lessons alone are read. */
export function resultSlots({
  group,
  quarters,
  results,
  today,
}: Pick<JournalFrame, 'group' | 'quarters' | 'results' | 'today'>): ResultSlot[] {
  const { result } = modeRules[group.grading_mode]
  if (result === null || group.is_by_lessons) return []
  const { type } = result
  const periods: ResultSlot[] =
    result.period === 'quarter'
      ? quarters.map(({ id, number, title }) =>
          named({ type, quarter_id: id, half: null, title, short: t`${roman(number)} чтв` }),
        )
      : halfYearsOf(quarters).map(({ number, title }) =>
          named({ type, quarter_id: null, half: number, title, short: t`${roman(number)} пол` }),
        )
  const ofYear = (yearType: ResultType, title: string, short: string): ResultSlot[] => [
    named({ type: yearType, quarter_id: null, half: null, title, short }),
  ]
  if (type === 'passfail') return [...periods, ...ofYear('passfail', t`Год`, t`Год`)]
  // unplanned, a subject has an exam once a mark for it is set; towards the end of the year the first one is set here
  const mayBeSet = group.may_set_results && quarters.every(({ start_date }) => start_date <= today)
  const hasExam = group.has_exam || mayBeSet || results.some((stored) => stored.type === 'exam')
  return [
    ...periods,
    ...ofYear('year_score', t`Год`, t`Год`),
    ...(hasExam ? ofYear('exam', t`Экзамен`, t`Экз`) : []),
    ...ofYear('total', t`Итоговая`, t`Итог`),
  ]
}

/** The results shown beside the marks of a period. */
export function slotsBeside(grid: JournalFrame, period: Period): ResultSlot[] {
  const slots = resultSlots(grid)
  if (period === 'year') return slots
  const number = grid.quarters.find(({ id }) => id === period)?.number ?? 0
  return slots.filter(({ quarter_id, half }) => quarter_id === period || half === halfOfQuarter(number))
}
