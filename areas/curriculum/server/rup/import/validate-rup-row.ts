import { msg } from '#platform/contract/text.ts'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import { gradingModes } from '#platform/contract/enumerations.ts'
import type { FoundChange, FoundProblem, ImportValues, RowValidation } from '#platform/server/import/index.ts'
import type { RupLine } from '../../../contract/rup.ts'
import { components, type Component } from '../../../rules/components.ts'
import { classLanguageCodes } from '../../../rules/plan-column.ts'
import { maxWeekHours } from '../../../rules/plan-hours.ts'
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

function extrasOf(values: ImportValues, problems: FoundProblem[]): Extras {
  const { subgroups: typed } = values
  const grading_mode = gradingModes.find((mode) => mode === values['grading'])
  const subgroups = typed === undefined ? undefined : Number(typed)
  if (subgroups !== undefined && !(Number.isInteger(subgroups) && subgroups >= 1 && subgroups <= maxSubgroups))
    problems.push(error('subgroups', msg`Целое число от ${1} до ${maxSubgroups}`))
  return { ...(subgroups !== undefined && { subgroups }), ...(grading_mode && { grading_mode }) }
}
function hoursProblems(cells: readonly Cell[]): FoundProblem[] {
  if (cells.length === 0) return [error(null, msg`Укажите часы хотя бы одной параллели`)]
  return cells.flatMap(({ key, hours }) =>
    hours < 0 || hours > maxWeekHours || !isTenths(hours)
      ? [error(key, msg`От 0 до ${maxWeekHours}, не мельче десятой часа`)]
      : [],
  )
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

function changesOf(line: RupLine | undefined, decision: Decision, cell: Cell): FoundChange[] {
  if (decision.kind === 'made') return [{ column: cell.key, from: null, to: String(cell.hours) }]
  if (decision.kind !== 'changed' || line === undefined) return []
  const { hours, component, subgroups, grading_mode } = decision
  return [
    ...(hours === line.hours ? [] : [{ column: cell.key, from: String(line.hours), to: String(hours) }]),
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
  problems.push(...hoursProblems(cells))
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
    hours: cell.hours,
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
    return cell ? changesOf(lineOf(cell), decision, cell) : []
  })
  const isWholeNew = decisions.every(({ kind }) => kind === 'made')
  return {
    ...nothing(),
    verdict: isWholeNew ? 'new' : changes.length > 0 ? 'changed' : 'same',
    changes: isWholeNew ? [] : changes,
    target: { yearId: year.id, decisions },
  }
}
