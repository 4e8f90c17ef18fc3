import { isCollege } from '#platform/contract/school-kind.ts'
import { msg } from '#platform/contract/text.ts'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import { gradingModes } from '#platform/contract/enumerations.ts'
import type { FoundChange, FoundProblem, ImportValues, RowValidation } from '#platform/server/import/index.ts'
import type { RupLine } from '../../../contract/rup.ts'
import { components, type Component } from '../../../rules/components.ts'
import { classLanguageCodes } from '../../../rules/plan-column.ts'
import { maxWeekHours } from '../../../rules/plan-hours.ts'
import { hoursAWeek, hoursAYear, lineYear, type Weeks } from '../../../rules/rup-matrix.ts'
import { hoursOfRow } from '../../../rules/wide-row.ts'
import { decideSteps, type Decision } from '../decide-steps.ts'
import { lineKey } from '../line-rows.ts'
import { plainTitle } from './courses-by-title.ts'
import type { KnownPlans } from './read-known-plan.ts'

export interface RupTarget {
  yearId: number
  decisions: Decision[]
}
/** What a row says beside the hours; left out: as it is. */
interface Extras {
  subgroups?: number
  grading_mode?: GradingMode
}
type Cell = ReturnType<typeof hoursOfRow>[number]

const error = (column: string | null, text: FoundProblem['text']): FoundProblem => ({ column, level: 'error', text })
const isTenths = (hours: number) => Math.abs(hours * 10 - Math.round(hours * 10)) < 1e-9
const maxSubgroups = 4
/** Of a year that the school has not; its rows are refused anyway. */
const noWeeks: Weeks = { first: 1, others: 1 }

function extrasOf(values: ImportValues, problems: FoundProblem[]): Extras {
  const { subgroups: typed } = values
  const grading_mode = gradingModes.find((mode) => mode === values['grading'])
  const subgroups = typed === undefined ? undefined : Number(typed)
  if (subgroups !== undefined && !(Number.isInteger(subgroups) && subgroups >= 1 && subgroups <= maxSubgroups))
    problems.push(error('subgroups', msg`Целое число от ${1} до ${maxSubgroups}`))
  return { ...(subgroups !== undefined && { subgroups }), ...(grading_mode && { grading_mode }) }
}
function hoursProblems(cells: readonly Cell[], weeks: Weeks): FoundProblem[] {
  if (cells.length === 0) return [error(null, msg`Укажите часы хотя бы одной параллели`)]
  return cells.flatMap(({ key, parallel, hours }) => {
    const most = isCollege() ? hoursAYear(parallel, maxWeekHours, weeks) : maxWeekHours
    return hours < 0 || hours > most || !isTenths(hours)
      ? [error(key, msg`От 0 до ${most}, не мельче десятой часа`)]
      : []
  })
}

/** Hours of a line as they are written in a sheet: of a week, in a college of a year. */
const plannedOf = (line: RupLine, weeks: Weeks): number => (isCollege() ? lineYear(line, weeks) : line.hours)
/** Hours of a cell as a step says them: in a college those of a week follow, and what says the same says nothing new. */
function hoursOf({ parallel, hours }: Cell, line: RupLine | undefined, weeks: Weeks) {
  if (!isCollege()) return { hours }
  return line !== undefined && plannedOf(line, weeks) === hours
    ? { hours: line.hours }
    : { hours: hoursAWeek(parallel, hours, weeks), hours_year: hours }
}

/** What becomes of a cell, with what the row says beside the hours. */
function withExtras(decision: Decision, line: RupLine | undefined, cell: Cell, extras: Extras): Decision {
  const { subgroups } = extras
  // classes 0 and 1 are not graded (grading.md, 7)
  const grading_mode = cell.parallel <= 1 ? undefined : extras.grading_mode
  const more = { ...(subgroups !== undefined && { subgroups }), ...(grading_mode && { grading_mode }) }
  if (decision.kind === 'made') return { kind: 'made', line: { ...decision.line, ...more } }
  if (decision.kind === 'changed') return { ...decision, ...more }
  if (decision.kind !== 'kept' || line === undefined) return decision
  const isSame =
    (subgroups ?? line.subgroups) === line.subgroups && (grading_mode ?? line.grading_mode) === line.grading_mode
  return isSame ? decision : { kind: 'changed', id: line.id, hours: line.hours, component: line.component, ...more }
}

function changesOf(line: RupLine | undefined, decision: Decision, cell: Cell, weeks: Weeks): FoundChange[] {
  if (decision.kind === 'made') return [{ column: cell.key, from: null, to: String(cell.hours) }]
  if (decision.kind !== 'changed' || line === undefined) return []
  const { component, subgroups, grading_mode } = decision
  const planned = plannedOf(line, weeks)
  return [
    ...(planned === cell.hours ? [] : [{ column: cell.key, from: String(planned), to: String(cell.hours) }]),
    ...(component === line.component ? [] : [{ column: 'component', from: line.component, to: component }]),
    ...(subgroups === undefined || subgroups === line.subgroups
      ? []
      : [{ column: 'subgroups', from: String(line.subgroups), to: String(subgroups) }]),
    ...(grading_mode === undefined || grading_mode === line.grading_mode
      ? []
      : [{ column: 'grading', from: line.grading_mode, to: grading_mode }]),
  ]
}

/** A row with what its hours make of the plan of its year. */
export function validateRupRow(values: ImportValues, known: KnownPlans, today: string): RowValidation<RupTarget> {
  const problems: FoundProblem[] = []
  const course = known.courses.get(plainTitle(values['course'] ?? ''))
  const year = known.yearOf(values['year'])
  const plan = year && known.plans.get(year.id)
  const cells = hoursOfRow(values)
  const extras = extrasOf(values, problems)
  if (values['course'] !== undefined && course === undefined)
    problems.push(error('course', msg`Такого предмета нет в каталоге`))
  if (year === null) problems.push(error('year', msg`Такого учебного года в школе нет`))
  else if (year.date_end < today) problems.push(error('year', msg`Учебный год закончился: его план не меняется`))
  const weeks = plan?.weeks ?? noWeeks
  problems.push(...hoursProblems(cells, weeks))
  const typedClass = values['class']
  const classId = typedClass === undefined ? null : (plan?.classTitles.get(plainTitle(typedClass)) ?? 0)
  if (classId === 0) problems.push(error('class', msg`Такого класса в этом году нет`))
  const nothing = (): RowValidation<RupTarget> => ({
    verdict: 'same',
    problems,
    changes: [],
    similarTo: null,
    target: { yearId: year?.id ?? 0, decisions: [] },
  })
  if (course === undefined || year === null || !plan || problems.length > 0) return nothing()
  const component: Component = components.find((one) => one === values['component']) ?? 'state'
  const placeOf = ({ parallel }: Cell) => ({
    parallel,
    language: classId === null ? (classLanguageCodes.find((code) => code === values['language']) ?? '') : '',
    profile: classId === null ? (values['profile'] ?? '') : '',
    class_id: classId,
  })
  const standing = new Map(plan.lines.map((line) => [lineKey(line, line.course.id), line]))
  const lineOf = (cell: Cell) => standing.get(lineKey(placeOf(cell), course.id))
  const steps = cells.map((cell) => ({
    client_id: '',
    place: placeOf(cell),
    course_id: course.id,
    component,
    ...hoursOf(cell, lineOf(cell), weeks),
    version: lineOf(cell)?.version ?? null,
  }))
  const decisions = decideSteps(steps, plan).map((decision, index) => {
    const cell = cells[index]
    if (cell === undefined) return decision
    if (decision.kind === 'refused') problems.push(error(cell.key, decision.reason))
    return withExtras(decision, lineOf(cell), cell, extras)
  })
  const changes = decisions.flatMap((decision, index) => {
    const cell = cells[index]
    return cell ? changesOf(lineOf(cell), decision, cell, weeks) : []
  })
  const isWholeNew = decisions.every(({ kind }) => kind === 'made')
  return {
    ...nothing(),
    verdict: isWholeNew ? 'new' : changes.length > 0 ? 'changed' : 'same',
    changes: isWholeNew ? [] : changes,
    target: { yearId: year.id, decisions },
  }
}
