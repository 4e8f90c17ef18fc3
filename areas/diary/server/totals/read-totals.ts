import { coursesOfCaller } from '#areas/classes/server/index.ts'
import { isWithin } from '#platform/contract/calendar-date.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readDiaryTotals } from '../../contract/totals.ts'
import { quarterOfDiary } from '../../rules/diary-course.ts'
import { courseTotals } from './course-totals.ts'
import { findDiaryStudent } from '../diary-student.ts'
import { missCounts } from './miss-counts.ts'
import { readStudentYear, yearOfQuarter } from './totals-rows.ts'

export const readDiaryTotalsHandler = handle(
  readDiaryTotals,
  async ({ query, db, caller, today }) => {
    const { id } = await findDiaryStudent(db, caller, query.student, today, today)
    const year = yearOfQuarter(query.quarter, today)
    const { courses, marks, results, misses } = await readStudentYear(db, id, year)
    const quarters = courses[0]?.quarters ?? []
    const quarter =
      query.quarter === undefined ? quarterOfDiary(quarters, today) : quarters.find((one) => one.id === query.quarter)
    if (quarter === undefined) throw notFound()
    const marksOf = Map.groupBy(marks, ({ course_id }) => course_id)
    const resultsOf = Map.groupBy(results, ({ course_id }) => course_id)
    const within = misses.filter(({ date }) => quarter !== null && isWithin(date, quarter.start_date, quarter.end_date))
    return {
      quarter_id: quarter?.id ?? null,
      rules: courses[0]?.policy?.rules ?? null,
      courses: courses.map((course) =>
        courseTotals(
          course,
          marksOf.get(course.course_id) ?? [],
          resultsOf.get(course.course_id) ?? [],
          quarter,
          today,
        ),
      ),
      misses: missCounts(within),
    }
  },
  { conditional: coursesOfCaller },
)
