import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { modeRules, yearTypesOf } from '#areas/grading/rules/grading-mode.ts'
import type { Author } from '#platform/server/steps/index.ts'
import { lockGroups, type GroupFacts, wholeSchool } from '#areas/journal/server/index.ts'
import { asSetResult, readCourses, type StudentCourse } from './read-courses.ts'
import { recommendedResult } from './recommended-result.ts'
import { isMemberAtEnd, isStoredFor, placeOfResult, type ResultPlace } from './result-place.ts'
import { batchOf, insertResults, type NewResult } from './write-results.ts'

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
  const yearTypes = number < 4 ? [] : yearTypesOf(result.type)
  return [...own, ...yearTypes.map((type) => placeOfResult(group, { type }))]
}

/** What closing the quarters in their order sets for a student, by quarter: a later one counts with what an earlier one has set. */
function resultsClosing(
  group: GroupFacts,
  student: StudentCourse,
  quarters: readonly number[],
  today: CalendarDate,
): NewResult[][] {
  const made: NewResult[] = []
  return quarters.map((quarter) => {
    const input = student.input && {
      ...student.input,
      results: [...student.input.results, ...made.map((one) => asSetResult(group, one))],
    }
    const own = placesClosing(group, quarter)
      .filter((place) => isMemberAtEnd(student.memberships, place, today))
      .filter((place) => !student.stored.some((row) => isStoredFor(row, place)))
      .flatMap((place) => recommendedResult(group, place, { ...student, input }, today) ?? [])
    made.push(...own)
    return own
  })
}

/**
 * Closes quarters (1–4, in their order) of groups of one year: each student who was in a group at a quarter's end gets the
 * recommended result, or «н/а» where something is missing; what is set already stays. In four statements and one a quarter,
 * with history, in the caller's transaction. Some hundred groups at a time.
 * @param setAt when the teacher closed a quarter, an instant as PostgreSQL reads it; absent: now
 * @returns ids of the results set
 */
export async function closeResultsInBulk(
  db: Database,
  marker: Author,
  { groupIds, quarters }: { groupIds: readonly number[]; quarters: readonly number[] },
  { today, setAt }: { today: CalendarDate; setAt?: (quarter: number) => string },
  requestId = 'import',
): Promise<number[]> {
  const groups = await lockGroups(db, sql`select unnest(${[...groupIds]}::integer[])`, wholeSchool)
  const courses = await readCourses(db, groups, null, today)
  const closing = courses.flatMap(({ group, students }) =>
    students.map((student) => resultsClosing(group, student, quarters, today)),
  )
  const made: number[] = []
  for (const [index, quarter] of quarters.entries()) {
    const results = closing.flatMap((byQuarter) => byQuarter[index] ?? [])
    const trace = { marker, requestId, batch: batchOf(results.length) }
    made.push(...(await insertResults(db, trace, results, setAt?.(quarter))))
  }
  return made
}
