import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { modeRules } from '../../rules/grading-mode.ts'
import type { Marker } from '../save/board.ts'
import { lockGroups, type GroupFacts } from '../save/group-facts.ts'
import { wholeSchool } from '../save/mark-scope.ts'
import { readCourses } from './read-courses.ts'
import { recommendedResult } from './recommended-result.ts'
import { isMemberAtEnd, isStoredFor, placeOfResult, type ResultPlace } from './result-place.ts'
import { batchOf, insertResults } from './write-results.ts'

/** Results that stand once a quarter (1–4) is over: its own, or its half-year's; after the last one the year's too. */
function placesClosing(group: GroupFacts, number: number): ResultPlace[] {
  const { result } = modeRules[group.mode]
  const quarter = group.quarters.find((one) => one.number === number)
  if (result === null || !quarter) return []
  const own =
    result.period === 'quarter'
      ? [placeOfResult(group, { type: result.type, quarter_id: quarter.id })]
      : number % 2 === 0
        ? [placeOfResult(group, { type: result.type, half: number === 2 ? 1 : 2 })]
        : []
  const yearTypes =
    number < 4 ? [] : result.type === 'passfail' ? (['passfail'] as const) : (['year_score', 'total'] as const)
  return [...own, ...yearTypes.map((type) => placeOfResult(group, { type }))]
}

/**
 * Closes a quarter (1–4) of groups of one year: each student who was in a group at its end gets the recommended result, or
 * «н/а» where something is missing; what is set already stays. In five statements, with history, in the caller's
 * transaction. Some hundred groups at a time.
 * @param setAt when the teacher closed it, an instant as PostgreSQL reads it; absent: now
 * @returns ids of the results set
 */
export async function closeResultsInBulk(
  db: Database,
  marker: Marker,
  { groupIds, quarter }: { groupIds: readonly number[]; quarter: number },
  { today, setAt = null }: { today: CalendarDate; setAt?: string | null },
  requestId = 'import',
): Promise<number[]> {
  const groups = await lockGroups(db, sql`select unnest(${[...groupIds]}::integer[])`, wholeSchool)
  const courses = await readCourses(db, groups, null, today)
  const results = courses.flatMap(({ group, students }) =>
    placesClosing(group, quarter).flatMap((place) =>
      students
        .filter(({ memberships }) => isMemberAtEnd(memberships, place, today))
        .filter(({ stored }) => !stored.some((row) => isStoredFor(row, place)))
        .flatMap((student) => recommendedResult(group, place, student) ?? []),
    ),
  )
  return insertResults(db, { marker, requestId, batch: batchOf(results.length) }, results, setAt)
}
