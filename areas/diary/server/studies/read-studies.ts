import { sql, type RawBuilder } from 'kysely'
import { unknownPerson } from '#areas/access/server/index.ts'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readStudies, type StudyResults } from '../../contract/studies.ts'
import { courseMarks } from '#areas/grading/rules/course-marks.ts'
import { averageFo } from '../../rules/diary-course.ts'
import { missesByWeek } from '#areas/student-attendance/rules/misses-by-week.ts'
import { courseTotals } from '../totals/course-totals.ts'
import { missCounts } from '../totals/miss-counts.ts'
import { readStudentYear, type CourseRow, type DiaryMarkRow } from '../totals/totals-rows.ts'
import type { ResultRow } from '#areas/grading/server/index.ts'
import { findStudent, readClasses, readGroups, readYear } from './studies-rows.ts'

function courseOf(
  row: CourseRow,
  marks: DiaryMarkRow[],
  stored: ResultRow[],
  today: string,
): StudyResults['courses'][number] {
  const counted = courseMarks(row.quarters, marks)
  return {
    course_id: row.course_id,
    course: row.course,
    marks: marks.length,
    average: row.policy && averageFo(counted, row.policy.rules.fo_maximum),
    totals: courseTotals(row, marks, stored, null, today).totals,
  }
}

interface StudiesQuery {
  studentId: number
  year: RawBuilder<unknown>
  today: string
  /** The courses that the caller may be told of. */
  visibleCourses: ReadonlySet<number>
}
async function resultsOf(
  db: Database,
  { studentId, year, today, visibleCourses }: StudiesQuery,
): Promise<StudyResults> {
  const [span, { courses: rows, marks, results, misses }] = await Promise.all([
    readYear(db, year),
    readStudentYear(db, studentId, year),
  ])
  if (!span) throw notFound()
  const marksOf = Map.groupBy(marks, ({ course_id }) => course_id)
  const storedOf = Map.groupBy(results, ({ course_id }) => course_id)
  const courses = rows.filter(({ course_id }) => visibleCourses.has(course_id))
  const visibleMisses = misses.filter(({ course_id }) => visibleCourses.has(course_id))
  return {
    quarter_ids: courses[0]?.quarters.map(({ id }) => id) ?? [],
    courses: courses.map((row) =>
      courseOf(row, marksOf.get(row.course_id) ?? [], storedOf.get(row.course_id) ?? [], today),
    ),
    misses: missCounts(visibleMisses),
    weeks: missesByWeek(visibleMisses, span.date_start, today < span.date_end ? today : span.date_end),
  }
}

export const readStudiesHandler = handle(
  readStudies,
  async ({ params, query, caller, db, today }) => {
    const student = await findStudent(db, caller, params.id, today)
    if (!student) throw unknownPerson(caller, params.id)
    const year = query.year === undefined ? currentYearId(today) : sql`${query.year}::integer`
    const [classes, groups] = await Promise.all([
      readClasses(db, student.id, today),
      readGroups(db, { caller, student, year, today }),
    ])
    if (!student.may_read_marks) return { classes, groups }
    const visibleCourses = new Set(groups.flatMap(({ course_id, may_read }) => (may_read ? [course_id] : [])))
    return { classes, groups, results: await resultsOf(db, { studentId: student.id, year, today, visibleCourses }) }
  },
  { conditional: true },
)
