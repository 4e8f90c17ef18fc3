import { msg, texts } from '#platform/contract/text.ts'
import { divide, exact, roundToHundredth } from '#areas/grading/rules/exact.ts'
import type { ResultValue } from '#areas/grading/rules/result-value.ts'

/** Groups of students by all their results of a period; a class teacher's report counts them. */
export const studentGroups = ['excellent', 'good', 'one_four', 'one_three', 'satisfactory', 'failing', 'na'] as const
export type StudentGroup = (typeof studentGroups)[number]
/** @public */
export const studentGroupTitles: Readonly<Record<StudentGroup, string>> = texts({
  excellent: msg`Отличники`,
  good: msg`Хорошисты`,
  one_four: msg`С одной «4»`,
  one_three: msg`С одной «3»`,
  satisfactory: msg`Успевающие`,
  failing: msg`Неуспевающие`,
  na: msg`Не аттестованы`,
})

/** A student's result of one subject in a period; null is «н/а». */
export interface SubjectResult {
  type: 'grade' | 'passfail'
  value: ResultValue
}

/**
 * The groups a student belongs to. A «2» or незачёт makes failing, a subject without result not attested (both may hold);
 * who is neither is in one of excellent (all 5), good (all from 4 up), one_three (a single 3), satisfactory. One_four
 * (a single 4, the rest 5) lies inside good. Passes count for nothing; who has only passes is in no group.
 */
export function groupsOf(results: readonly SubjectResult[]): StudentGroup[] {
  const isFail = ({ type, value }: SubjectResult) => value === (type === 'grade' ? 2 : 0)
  const troubles: StudentGroup[] = []
  if (results.some(isFail)) troubles.push('failing')
  if (results.some(({ value }) => value === null)) troubles.push('na')
  if (troubles.length > 0) return troubles
  const grades = results.filter(({ type }) => type === 'grade').map(({ value }) => value)
  const count = (grade: number) => grades.filter((value) => value === grade).length
  if (grades.length === 0) return []
  if (count(3) === 1) return ['one_three']
  if (count(3) > 1) return ['satisfactory']
  if (count(4) === 0) return ['excellent']
  return count(4) === 1 ? ['good', 'one_four'] : ['good']
}

/** How many students are in each group, and of all of them the percents a class report bears (null for nobody). */
export interface ClassIndicators {
  total: number
  groups: Record<StudentGroup, number>
  /** Успеваемость, %: who is neither failing nor without a result. */
  progress: number | null
  /** Качество, %: отличники and хорошисты. */
  quality: number | null
}

/** Indicators of a class by its students, each given with the results of all subjects. */
export function classIndicators(students: readonly (readonly SubjectResult[])[]): ClassIndicators {
  const groups: Record<StudentGroup, number> = {
    excellent: 0,
    good: 0,
    one_four: 0,
    one_three: 0,
    satisfactory: 0,
    failing: 0,
    na: 0,
  }
  const all = students.map(groupsOf)
  for (const group of all.flat()) groups[group]++
  const withoutProgress = all.filter((own) => own.includes('failing') || own.includes('na')).length
  const total = students.length
  const percent = (part: number) => (total === 0 ? null : roundToHundredth(divide(exact(part * 100), exact(total))))
  return { total, groups, progress: percent(total - withoutProgress), quality: percent(groups.excellent + groups.good) }
}
