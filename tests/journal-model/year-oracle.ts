import { expectedResult, type Expected, type Stored } from './grading-oracle.ts'

/** Of a quarter or the year: 2…5, null where not attested, undefined while it is to come. */
type Value = number | null | undefined

const setOf = ({ results }: Stored, student: number, type: string, quarter: number | null = null) =>
  results.find((row) => row.student_id === student && row.type === type && row.quarter === quarter)

/** What a quarter gives to the year: what is set, else once it is closed what is recommended. */
function ofQuarter(stored: Stored, student: number, quarter: number, group: number): Value {
  const set = setOf(stored, student, 'quarter_score', quarter)
  if (set) return set.value
  return stored.closed.get(group)?.includes(quarter) ? expectedResult(stored, student, quarter, group).value : undefined
}

const halfUp = (top: number, bottom: number): number => Math.floor((2 * top + bottom) / (2 * bottom))

/** The mean of the quarters' marks rounded half up, where at least two of the four have marks. */
export function expectedYear(stored: Stored, student: number, group: number): Value {
  const values = [1, 2, 3, 4].map((quarter) => ofQuarter(stored, student, quarter, group))
  if (values.includes(undefined)) return undefined
  const marks = values.filter((value) => typeof value === 'number')
  const sum = marks.reduce((total, mark) => total + mark, 0)
  return marks.length < 2 ? null : halfUp(sum, marks.length)
}

/** The year's mark, set or counted; with an exam 70 % of it and 30 % of the exam's, rounded half up. */
export function expectedTotal(stored: Stored, student: number, group: number): Value {
  const set = setOf(stored, student, 'year_score')
  const year = set ? set.value : expectedYear(stored, student, group)
  const exam = setOf(stored, student, 'exam')
  if (year === undefined) return undefined
  if (exam === undefined || year === null) return year
  return exam.value === null ? null : halfUp(7 * year + 3 * exam.value, 10)
}

/** A result as plain counting recommends it to a group's teacher; an exam is recommended by nobody. */
export function expectedOf(
  stored: Stored,
  { student_id, type, quarter_id }: { student_id: number; type: string; quarter_id: number | null },
  group: number,
): Expected {
  // quarters of the small school have their numbers for ids
  if (quarter_id !== null) return expectedResult(stored, student_id, quarter_id, group)
  const ofYear = { year_score: expectedYear, total: expectedTotal }[type]
  return { value: ofYear?.(stored, student_id, group) ?? null, percent: null }
}
