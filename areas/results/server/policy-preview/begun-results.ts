import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { modeRules, yearTypesOf } from '#areas/grading/rules/grading-mode.ts'
import { isPeriodOpen } from '#areas/grading/rules/period-state.ts'
import type { GroupRules } from '#areas/grading/server/index.ts'
import { placeOfResult, type ResultPlace } from '../result-place.ts'

interface BegunResult {
  place: ResultPlace
  isOpen: boolean
}

/** Results of a group whose periods have begun, the year's among them. */
export function begunResults(group: GroupRules, today: CalendarDate): BegunResult[] {
  const { result } = modeRules[group.mode]
  if (result === null || group.quarters.length === 0) return []
  const { type } = result
  const hasHalf = (half: number) => group.quarters.some(({ number }) => Math.ceil(number / 2) === half)
  const periods =
    result.period === 'quarter'
      ? group.quarters.map(({ id }) => placeOfResult(group, { type, quarter_id: id }))
      : ([1, 2] as const).filter(hasHalf).map((half) => placeOfResult(group, { type, half }))
  const ofYear = yearTypesOf(type).map((yearType) => placeOfResult(group, { type: yearType }))
  return [...periods, ...ofYear]
    .filter((place) => place.start <= today)
    .map((place) => ({ place, isOpen: isPeriodOpen(place.closing, today) }))
}
