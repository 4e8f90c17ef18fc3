import { compareText } from '#platform/contract/compare.ts'
import { handle } from '#platform/server/handle.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readSummarySheetYear, type SummarySheetYear } from '../contract/summary-sheet.ts'
import { dayOfPeriod, quartersOfSheet, sheetsOf, sheetTitle } from '../rules/sheet-period.ts'
import { findClass, readPeople, seatsOf } from './class-rows.ts'
import { classLists, readClassGroups } from './read-groups.ts'
import { marksOf, type CallContext } from './read-sheet.ts'
import { haveExams, sheetCourses, type SheetCourse } from './sheet-courses.ts'

/** Subjects of all periods, each once, by title. */
function coursesOf(sheets: readonly (readonly SheetCourse[])[]): SummarySheetYear['courses'] {
  const all = sheets.flat().map(({ course: { id, title, short_title, type } }) => ({ id, title, short_title, type }))
  return [...new Map(all.map((course) => [course.id, course])).values()].toSorted((a, b) =>
    compareText(a.title, b.title),
  )
}

/**
 * All results of a class in a year, of those who are in it today (on the year's last day once it is over); in four
 * statements. Null for a class outside the caller's scope.
 */
export async function yearOfClass(
  { db, caller, today }: CallContext,
  classId: number,
): Promise<SummarySheetYear | null> {
  const schoolClass = await findClass(db, caller, classId, today)
  if (!schoolClass) return null
  const { id, title, year } = schoolClass
  const quarters = quartersOfSheet('year', schoolClass.quarters)
  const [first, last] = [quarters[0], quarters.at(-1)]
  const span = first && last && { start_date: first.start_date, end_date: last.end_date }
  const day = span ? dayOfPeriod(span, today) : today
  const start = first?.start_date ?? day
  const { students, memberships, ...leaders } = await readPeople(db, schoolClass, { start, day })
  const named = { id, title, year, ...leaders }
  if (!span) return { class: named, periods: [], courses: [], students: [] }
  // without modes there are no half-years among them: those stand in the lines of their last quarters
  const keysOf = (hasExams: boolean) => sheetsOf(quarters, [], hasExams, today)
  const seats = { memberships, members: seatsOf(memberships), day }
  const read = await readAtOnce(db, classLists(schoolClass, seats))
  const groups = await readClassGroups({ db, today }, schoolClass, seats, read, keysOf(true))
  const keys = keysOf(haveExams(groups))
  const sheets = keys.map((key) => sheetCourses(groups, key, today))
  const marks = sheets.map((courses) => marksOf(courses))
  return {
    class: named,
    periods: keys.map((key) => ({ key, title: sheetTitle(key) })),
    courses: coursesOf(sheets),
    students: students.map((student) => ({
      ...student,
      lines: keys.map((key, index) => ({ key, marks: marks[index]?.get(student.id) ?? [] })),
    })),
  }
}

export const readSummarySheetYearHandler = handle(
  readSummarySheetYear,
  async ({ params, ...call }) => {
    const found = await yearOfClass(call, params.id)
    if (!found) throw notFound()
    return found
  },
  { conditional: true },
)
