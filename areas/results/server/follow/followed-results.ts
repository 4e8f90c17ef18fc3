import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { GroupRules, ResultRow } from '#areas/grading/server/index.ts'
import { asSetResult, type StudentCourse } from '../read-courses.ts'
import { recommendedResult } from '../recommended-result.ts'
import { isMemberAtEnd, placeOfStored, wasMember } from '../result-place.ts'
import type { FollowedResult } from '../write-results.ts'

/** A student in one of the groups of a course that they are or were in, the latest last. */
export interface CourseView {
  group: GroupRules
  student: StudentCourse
}
/** What has changed of a student: quarters whose marks have, and whether a result that the year counts with has. */
export interface Due {
  quarterIds: readonly number[]
  isYearDue: boolean
}

const yearTypes = ['year_score', 'passfail', 'total'] as const
const isOfYear = ({ quarter_id, half }: ResultRow) => quarter_id === null && half === null

/** The group whose plan decides a result: that of the period's end, else the last one in the period; none without any. */
function viewOf(views: readonly CourseView[], row: ResultRow, today: CalendarDate): CourseView | undefined {
  const within = views.filter(({ group, student }) => wasMember(student.memberships, placeOfStored(group, row)))
  const atEnd = within.find(({ group, student }) =>
    isMemberAtEnd(student.memberships, placeOfStored(group, row), today),
  )
  return atEnd ?? within.at(-1)
}

/** A stored result by what the marks say now; null where that is what stands, and for what nothing recommends. */
function followed(views: readonly CourseView[], stored: readonly ResultRow[], row: ResultRow, today: CalendarDate) {
  const view = viewOf(views, row, today)
  if (!view) return null
  const { group, student } = view
  const input = student.input && { ...student.input, results: stored.map((one) => asSetResult(group, one)) }
  const now = recommendedResult(group, placeOfStored(group, row), { ...student, stored: [...stored], input }, today)
  if (now === null) return null
  const { recommended, percent, policy_id } = now
  // what nobody has set is what the marks say
  const value = row.author === null ? recommended : row.value
  const isSame = recommended === row.recommended && percent === row.percent && value === row.value
  return isSame ? null : { ...row, recommended, percent, value, policy_id }
}

/**
 * What stored results of a student in a course become: those of the periods in which marks have changed, then, where a value of
 * theirs has, those of the year, the final mark last. A year whose periods wait for their values waits with them.
 */
export function followedResults(views: readonly CourseView[], due: Due, today: CalendarDate): FollowedResult[] {
  const [first] = views
  if (!first) return []
  let stored: readonly ResultRow[] = first.student.stored
  const changed = new Map<number, FollowedResult>()
  const bringUp = (row: ResultRow): boolean => {
    const now = followed(views, stored, row, today)
    if (now === null) return false
    stored = stored.map((one) => (one.id === row.id ? now : one))
    const { id, recommended, percent, value, policy_id } = now
    changed.set(id, { id, recommended, percent, value, policy_id })
    return value !== row.value
  }
  const halves = first.group.quarters.flatMap(({ id, number }) =>
    due.quarterIds.includes(id) ? [Math.ceil(number / 2)] : [],
  )
  const isDue = ({ quarter_id, half }: ResultRow) =>
    quarter_id === null ? half !== null && halves.includes(half) : due.quarterIds.includes(quarter_id)
  const hasMoved = stored.filter(isDue).map(bringUp).includes(true)
  if (!hasMoved && !due.isYearDue) return [...changed.values()]
  for (const type of yearTypes) for (const row of stored) if (isOfYear(row) && row.type === type) bringUp(row)
  return [...changed.values()]
}
