import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readStudies, type Studies } from '../../contract/studies.ts'
import { courseMarks } from '../../rules/course-marks.ts'
import { averageFo } from '../../rules/diary-course.ts'
import { missesByWeek } from '../../rules/misses-by-week.ts'
import { courseTotals } from '../diary/course-totals.ts'
import { missCounts } from '../diary/miss-counts.ts'
import {
  readCourses,
  readMarks,
  readStudentMisses,
  readStudentResults,
  type CourseRow,
  type DiaryMarkRow,
} from '../diary/totals-rows.ts'
import type { ResultRow } from '../results/course-rows.ts'
import { findStudent, readClasses, readGroups, readYear } from './studies-rows.ts'

function courseOf(
  row: CourseRow,
  marks: DiaryMarkRow[],
  stored: ResultRow[],
  today: string,
): Studies['courses'][number] {
  const counted = courseMarks(row.quarters, marks)
  return {
    course_id: row.course_id,
    course: row.course,
    marks: marks.length,
    average: row.policy && averageFo(counted, row.policy.rules.fo_maximum),
    totals: courseTotals(row, marks, stored, null, today).totals,
  }
}

export const studies = handle(readStudies, async ({ params, query, caller, db, today }) => {
  const student = await findStudent(db, caller, params.id, today)
  if (!student) throw notFound()
  const year = query.year === undefined ? currentYearId(today) : sql`${query.year}::integer`
  const [span, classes, groups, rows, marks, results, misses] = await Promise.all([
    readYear(db, year),
    readClasses(db, student.id, today),
    readGroups(db, caller, student.id, year, today),
    readCourses(db, student.id, year),
    readMarks(db, student.id, year),
    readStudentResults(db, student.id, year),
    readStudentMisses(db, student.id, year),
  ])
  if (!span) throw notFound()
  const told = new Set(groups.map(({ course_id }) => course_id))
  const marksOf = Map.groupBy(marks, ({ course_id }) => course_id)
  const resultsOf = Map.groupBy(results, ({ course_id }) => course_id)
  const courses = rows.filter(({ course_id }) => told.has(course_id))
  const toldMisses = misses.filter(({ course_id }) => told.has(course_id))
  return {
    classes,
    groups,
    quarter_ids: courses[0]?.quarters.map(({ id }) => id) ?? [],
    courses: courses.map((row) =>
      courseOf(row, marksOf.get(row.course_id) ?? [], resultsOf.get(row.course_id) ?? [], today),
    ),
    misses: missCounts(toldMisses),
    weeks: missesByWeek(toldMisses, span.date_start, today < span.date_end ? today : span.date_end),
  }
})
