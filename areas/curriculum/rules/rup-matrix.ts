import { gradingModeTitles, type GradingMode } from '#platform/contract/enumerations.ts'
import { components, type Component } from './components.ts'

/** What a line of the plan says, as far as the matrix needs it. */
export interface MatrixLine {
  parallel: number
  profile: string
  hours: number
  component: Component
  grading_mode: GradingMode
  course: { id: number }
}
export interface MatrixColumn {
  parallel: number
  profile: string
}
/** A course in one component: its cells stand under the columns, null where the course is not taught. */
export interface MatrixRow<Line> {
  line: Line
  cells: (Line | null)[]
}
/** A component with its rows and the sum of hours of each column. */
export interface MatrixPart<Line> {
  component: Component
  rows: MatrixRow<Line>[]
  sums: number[]
}

const stands = (line: MatrixLine, column: MatrixColumn) =>
  line.parallel === column.parallel && line.profile === column.profile
/** What is outside of the plan is no load. */
const hoursIn = (lines: readonly MatrixLine[], column: MatrixColumn) =>
  lines
    .filter((line) => stands(line, column) && line.grading_mode !== 'no_in_rup')
    .reduce((sum, { hours }) => sum + hours, 0)

/** Hours a week of each column over all lines. */
export const columnSums = (lines: readonly MatrixLine[], columns: readonly MatrixColumn[]): number[] =>
  columns.map((column) => hoursIn(lines, column))

/** Lines as a matrix courses × columns, component by component; the order of the courses is that of the lines. */
export function rupMatrix<Line extends MatrixLine>(
  lines: readonly Line[],
  columns: readonly MatrixColumn[],
): MatrixPart<Line>[] {
  return components.flatMap((component) => {
    const own = lines.filter((line) => line.component === component)
    if (own.length === 0) return []
    const rows = [...Map.groupBy(own, ({ course }) => course.id).values()].flatMap((ofCourse) => {
      const [line] = ofCourse
      if (line === undefined) return []
      return [{ line, cells: columns.map((column) => ofCourse.find((one) => stands(one, column)) ?? null) }]
    })
    return [{ component, rows, sums: columnSums(own, columns) }]
  })
}

/** «1–4, 6» of ascending whole numbers. */
export function rangesText(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && number <= last.to + 1) last.to = number
    else ranges.push({ from: number, to: number })
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}

/** How a course is graded, in words: «Оценка за полугодие», or by parallels «1: Не оценивается; 2–4: Оценка …». */
export function gradingWords(lines: readonly Pick<MatrixLine, 'parallel' | 'grading_mode'>[]): string {
  const byMode = [...Map.groupBy(lines, ({ grading_mode }) => grading_mode)]
  if (byMode.length === 1) return byMode.map(([mode]) => gradingModeTitles[mode]).join('')
  return byMode
    .map(([mode, own]) => {
      const parallels = own.map(({ parallel }) => parallel).toSorted((a, b) => a - b)
      return { first: parallels[0] ?? 0, words: `${rangesText(parallels)}: ${gradingModeTitles[mode].toLowerCase()}` }
    })
    .toSorted((a, b) => a.first - b.first)
    .map(({ words }) => words)
    .join('; ')
}

/** Weeks of a study year by which the plan counts: 33 in the first class, 34 in the others, of the state plan. */
const weeksOf = (parallel: number) => (parallel <= 1 ? 33 : 34)

/** Hours a year of so many hours a week in a parallel. */
export const hoursAYear = (parallel: number, hours: number): number => weeksOf(parallel) * hours
