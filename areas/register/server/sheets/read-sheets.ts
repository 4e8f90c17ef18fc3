import { letterOfStored } from '#areas/grading/rules/result-letter.ts'
import { compareText } from '#platform/contract/compare.ts'
import type { Database } from '#platform/server/database.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import type { QuarterMisses, SheetCourse, YearSheet } from '../../contract/sheet.ts'
import { isGraded } from '../../rules/card-period.ts'
import type { MissCategory } from '../../rules/miss-counts.ts'
import {
  coursesOf,
  missesOf,
  policiesOf,
  resultsOf,
  staysOf,
  type SheetsQuery,
  type CourseRow,
  type MissRow,
  type PolicyRow,
  type ResultRow,
  type StayRow,
} from './sheet-rows.ts'

/** A year of a student, with the policy by which its newest results were computed, or would be. */
export interface StudentSheet extends YearSheet {
  student_id: number
  policy_id: number | null
}

/** How a subject is graded that stands in no group of the student: brought from another school with its results. */
const broughtMode = (results: readonly ResultRow[]): SheetCourse['mode'] => {
  const isPassFail = results.some(({ type }) => type === 'passfail')
  const isByHalves = results.some(({ half }) => half !== null)
  if (isPassFail) return isByHalves ? 'pass_fail_once_six_months' : 'pass_fail_once_quarter'
  return isByHalves ? 'six_months' : 'every_quarter'
}

function shownCourses(
  courses: readonly CourseRow[],
  results: readonly ResultRow[],
  policies: readonly PolicyRow[],
): SheetCourse[] {
  const lettersOf = (id: number) => policies.find((policy) => policy.id === id)?.rules.letters ?? null
  const byCourse = Map.groupBy(results, ({ course_id }) => course_id)
  const known = new Set(courses.map(({ course_id }) => course_id))
  const brought = [...byCourse].flatMap(([course_id, [first]]) =>
    first === undefined || known.has(course_id)
      ? []
      : [{ course_id, title: first.title, title_kk: first.title_kk, mode: broughtMode(byCourse.get(course_id) ?? []) }],
  )
  return [...courses.filter(({ mode }) => mode !== 'no_in_rup'), ...brought]
    .toSorted((a, b) => compareText(a.title, b.title))
    .map(({ course_id, title, title_kk, mode }) => ({
      title,
      title_kk,
      mode,
      results: (byCourse.get(course_id) ?? []).map((result) => {
        const { type, quarter, half, value, differs, policy_id } = result
        const letter = letterOfStored(lettersOf(policy_id), result)
        return { type, quarter, half, value, ...(letter === null ? {} : { letter }), ...(differs ? { differs } : {}) }
      }),
    }))
}

/**
 * What is shown of a year's results: all of a year that is over; while it goes on nothing of a subject that is not
 * evaluated (any more), though its marks stay stored.
 */
function shownResults(
  results: readonly ResultRow[],
  courses: readonly CourseRow[],
  isOver: boolean,
): readonly ResultRow[] {
  if (isOver) return results
  const ungraded = new Set(courses.filter(({ mode }) => !isGraded(mode)).map(({ course_id }) => course_id))
  return results.filter(({ course_id }) => !ungraded.has(course_id))
}

const countMisses = (rows: readonly MissRow[]): QuarterMisses[] =>
  [...Map.groupBy(rows, ({ quarter }) => quarter)]
    .toSorted(([a], [b]) => a - b)
    .map(([quarter, own]) => {
      const missed = (category: MissCategory) =>
        own.filter((row) => row.category === category).reduce((sum, row) => sum + row.missed, 0)
      return {
        quarter,
        unexcused: missed('unexcused'),
        excused: missed('excused'),
        illness: missed('illness'),
        other: missed('other'),
        late: own.reduce((sum, row) => sum + row.late, 0),
      }
    })

function policiesUsed(policies: readonly PolicyRow[], results: readonly ResultRow[]): PolicyRow[] {
  const used = new Set(results.map(({ policy_id }) => policy_id))
  const own = policies.filter(({ id }) => used.has(id))
  return own.length > 0 ? own : policies.slice(-1)
}

/**
 * Years of students, the latest first, in one statement however many students and years there are. A student has a sheet of
 * each year in which they were in a class.
 */
export async function readSheets(db: Database, query: SheetsQuery): Promise<StudentSheet[]> {
  const { stays, courses, results, misses, policies } = await readAtOnce(db, {
    stays: staysOf(query),
    courses: coursesOf(query),
    results: resultsOf(query),
    misses: missesOf(query),
    policies: policiesOf(query),
  })
  const keyOf = ({ student_id, year_id }: { student_id: number; year_id: number }) => `${student_id}:${year_id}`
  const coursesBy = Map.groupBy(courses, keyOf)
  const resultsBy = Map.groupBy(results, keyOf)
  const missesBy = Map.groupBy(misses, keyOf)
  const sheetOf = (own: readonly StayRow[], last: StayRow): StudentSheet => {
    const key = keyOf(last)
    const ownCourses = coursesBy.get(key) ?? []
    const ownResults = shownResults(resultsBy.get(key) ?? [], ownCourses, last.date_end < query.today)
    const counted = policiesUsed(
      policies.filter(({ year_id }) => year_id === last.year_id),
      ownResults,
    )
    return {
      student_id: last.student_id,
      policy_id: counted.at(-1)?.id ?? null,
      year: { id: last.year_id, date_start: last.date_start, date_end: last.date_end },
      class: { id: last.class_id, title: last.title, teacher: last.teacher },
      stays: own.map(({ title, from, to }) => ({ title, from, to })),
      courses: shownCourses(ownCourses, ownResults, policies),
      misses: countMisses(missesBy.get(key) ?? []),
      policies: counted.map(({ version, rules: { weights } }) => ({ version, weights })),
    }
  }
  return [...Map.groupBy(stays, keyOf).values()]
    .flatMap((own) => {
      const last = own.at(-1)
      return last ? [sheetOf(own, last)] : []
    })
    .toSorted((a, b) => (a.year.date_start < b.year.date_start ? 1 : -1))
}
