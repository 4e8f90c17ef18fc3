import { rangesText } from '#platform/contract/ranges-text.ts'
import { isUngraded } from '#platform/contract/offered-modes.ts'
import { gradingModeTitles, type GradingMode } from '#platform/contract/enumerations.ts'
import { isCollege } from '#platform/contract/school-kind.ts'
import { components, type Component } from './components.ts'
import { isWithin, placeKey, placeRank, type PlanPlace } from './plan-column.ts'

/** What a line of the plan says, as far as the matrix needs it. */
export interface MatrixLine extends PlanPlace {
  hours: number
  hours_year: number | null
  component: Component
  grading_mode: GradingMode
  course: { id: number }
}
/** What governs a course in a column: a line of its own, or that of a wider one. */
export interface MatrixCell<Line> {
  line: Line
  isInherited: boolean
}
/** A course in one component: its cells stand under the columns, null where the course is not taught. */
export interface MatrixRow<Line> {
  line: Line
  cells: (MatrixCell<Line> | null)[]
}
/** A component with its rows and the sum of hours of each column. */
export interface MatrixPart<Line> {
  component: Component
  rows: MatrixRow<Line>[]
  sums: number[]
}

/** The line that governs a course in a column: of those that the column lies within the most special. @param lines of the course */
export function governing<Line extends MatrixLine>(lines: readonly Line[], column: PlanPlace): Line | null {
  let best: Line | null = null
  for (const line of lines)
    if (isWithin(column, line) && (best === null || placeRank(line) > placeRank(best))) best = line
  return best
}

/** What is outside of the plan is no load. */
const isLoad = ({ grading_mode }: MatrixLine) => grading_mode !== 'no_in_rup'
const byCourse = <Line extends MatrixLine>(lines: readonly Line[]) => [
  ...Map.groupBy(lines, ({ course }) => course.id).values(),
]
const sumOf = (lines: readonly (MatrixLine | null)[], hours: (line: MatrixLine) => number): number =>
  lines.reduce((sum, line) => sum + (line && isLoad(line) ? hours(line) : 0), 0)

/** Hours a week of each column over all lines that govern it. */
export const columnSums = (lines: readonly MatrixLine[], columns: readonly PlanPlace[]): number[] => {
  const courses = byCourse(lines)
  return columns.map((column) => {
    const governs = courses.map((own) => governing(own, column))
    return sumOf(governs, ({ hours }) => hours)
  })
}
/** Hours a year of each column: those that a line names, else its hours a week in all weeks of study. */
export const yearSums = (lines: readonly MatrixLine[], columns: readonly PlanPlace[], weeks: Weeks): number[] => {
  const courses = byCourse(lines)
  return columns.map((column) => {
    const governs = courses.map((own) => governing(own, column))
    return sumOf(governs, (line) => lineYear(line, weeks))
  })
}

/** Lines as a matrix courses × columns, component by component; the order of the courses is that of the lines. */
export function rupMatrix<Line extends MatrixLine>(
  lines: readonly Line[],
  columns: readonly PlanPlace[],
): MatrixPart<Line>[] {
  const governed = byCourse(lines).map((own) => ({
    own,
    cells: columns.map((column) => {
      const line = governing(own, column)
      return line && { line, isInherited: placeKey(line) !== placeKey(column) }
    }),
  }))
  return components.flatMap((component) => {
    const rows = governed.flatMap(({ own, cells }) => {
      const line = own.find((one) => one.component === component)
      if (line === undefined) return []
      return [{ line, cells: cells.map((cell) => (cell?.line.component === component ? cell : null)) }]
    })
    if (rows.length === 0) return []
    const sums = columns.map((_, index) =>
      sumOf(
        rows.map(({ cells }) => cells[index]?.line ?? null),
        ({ hours }) => hours,
      ),
    )
    return [{ component, rows, sums }]
  })
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

/** Weeks of study by which the plan counts hours of a year: of classes 0 and 1, and of all others, of a college always. */
export interface Weeks {
  first: number
  others: number
}
/** Hours a year of so many hours a week in a parallel. */
export const hoursAYear = (parallel: number, hours: number, { first, others }: Weeks): number =>
  (isUngraded(parallel) ? first : others) * hours
/** Hours a week, to a tenth, of what is planned by the year. */
export const hoursAWeek = (parallel: number, hoursOfYear: number, weeks: Weeks): number =>
  Math.round((hoursOfYear * 10) / hoursAYear(parallel, 1, weeks)) / 10
/** Hours a year of a line. */
export const lineYear = (
  { parallel, hours, hours_year }: Pick<MatrixLine, 'parallel' | 'hours' | 'hours_year'>,
  weeks: Weeks,
) => hours_year ?? hoursAYear(parallel, hours, weeks)
/** Lines with the hours in which the plan is written and read: of a week, in a college of a year. */
export const linesAsPlanned = <Line extends MatrixLine>(lines: readonly Line[], weeks: Weeks): readonly Line[] =>
  isCollege() ? lines.map((line) => ({ ...line, hours: lineYear(line, weeks) })) : lines
