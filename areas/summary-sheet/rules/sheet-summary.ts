import { countGrades, indicatorsOf, type GradeCounts, type Indicators } from '#areas/grading/rules/indicators.ts'
import type { ResultValue } from '#areas/grading/rules/result-value.ts'
import {
  classIndicators,
  groupsOf,
  type ClassIndicators,
  type StudentGroup,
  type SubjectResult,
} from './student-groups.ts'

/** A student's result of a subject in a class sheet; null is «н/а». What may still come in an open period is left out. */
export interface SheetMark {
  course_id: number
  value: ResultValue
}
export interface SummaryCourse {
  id: number
  type: SubjectResult['type']
}

/** Of one subject. Of a pass/fail one only the counts of зачёт, незачёт and н/а, and успеваемость. */
export interface CourseSummary extends Indicators {
  counts: GradeCounts & { passed: number; failed: number }
}
/** Of the class: its groups of students, and СОУ and the mean over all marks of all graded subjects. */
export interface ClassSummary extends ClassIndicators {
  degree: number | null
  average: number | null
}
export interface SheetSummary {
  courses: CourseSummary[]
  /** As the students were given. */
  students: { average: number | null; groups: StudentGroup[] }[]
  whole: ClassSummary
}

function passSummary(values: readonly ResultValue[]): CourseSummary {
  const of = (wanted: ResultValue) => values.filter((value) => value === wanted).length
  const [passed, failed, na] = [of(1), of(0), of(null)]
  // who passed stands for «5» here: успеваемость counts them, what only marks have is left out
  const { total, progress } = indicatorsOf({ n5: passed, n4: 0, n3: 0, n2: failed, na })
  const counts = { n5: 0, n4: 0, n3: 0, n2: 0, na, passed, failed }
  return { counts, total, progress, quality: null, degree: null, average: null }
}

function gradeSummary(values: readonly ResultValue[]): CourseSummary {
  const counts = countGrades(values)
  return { counts: { ...counts, passed: 0, failed: 0 }, ...indicatorsOf(counts) }
}

export const courseSummary = (type: SubjectResult['type'], values: readonly ResultValue[]): CourseSummary =>
  type === 'passfail' ? passSummary(values) : gradeSummary(values)

/**
 * Indicators of a class sheet by subject, by student and of the whole (domain rules 5.4). Of the whole those are counted
 * who are in a group: whose marks are all still to come are not.
 */
export function sheetSummary(
  courses: readonly SummaryCourse[],
  students: readonly (readonly SheetMark[])[],
): SheetSummary {
  const typeOf = new Map(courses.map(({ id, type }) => [id, type]))
  const results = students.map((marks) =>
    marks.flatMap(({ course_id, value }): SubjectResult[] => {
      const type = typeOf.get(course_id)
      return type === undefined ? [] : [{ type, value }]
    }),
  )
  const gradesOf = (own: readonly SubjectResult[]) =>
    own.filter(({ type }) => type === 'grade').map(({ value }) => value)
  const all = indicatorsOf(countGrades(results.flatMap(gradesOf)))
  return {
    courses: courses.map(({ id, type }) =>
      courseSummary(
        type,
        students.flatMap((marks) => marks.filter((mark) => mark.course_id === id).map(({ value }) => value)),
      ),
    ),
    students: results.map((own) => ({
      average: indicatorsOf(countGrades(gradesOf(own))).average,
      groups: groupsOf(own),
    })),
    whole: {
      ...classIndicators(results.filter((own) => groupsOf(own).length > 0)),
      degree: all.degree,
      average: all.average,
    },
  }
}
