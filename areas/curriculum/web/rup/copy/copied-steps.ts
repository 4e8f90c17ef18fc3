import type { RupStep } from '../../../contract/rup-lines.ts'
import type { Rup, RupColumn, RupLine } from '../../../contract/rup.ts'
import { placeKey, type PlanPlace } from '../../../rules/plan-column.ts'
import { governing } from '../../../rules/rup-matrix.ts'

/** A step without the name that the device gives it. */
export type CopiedStep = Omit<RupStep, 'client_id'>
type Plan = Pick<Rup, 'lines' | 'columns' | 'classes'>

const placeOf = ({ parallel, language, profile, class_id }: PlanPlace): PlanPlace => ({
  parallel,
  language,
  profile,
  class_id,
})
const courseIn = (place: PlanPlace, courseId: number) => `${placeKey(place)} ${courseId}`
const standingIn = ({ lines }: Pick<Plan, 'lines'>) =>
  new Map(lines.map((line) => [courseIn(line, line.course.id), line]))

function stepTo(place: PlanPlace, like: RupLine, standing: RupLine | undefined): CopiedStep[] {
  // a class has lines of its own only of what the school chooses
  if (place.class_id !== null && like.component === 'state') return []
  if (standing?.hours === like.hours && standing.component === like.component) return []
  const { course, component, hours, id } = like
  return [{ place, course_id: course.id, component, hours, version: standing?.version ?? null, like: id }]
}

/** What makes a column teach what another does; what it teaches beside stays. */
export function columnSteps(plan: Plan, from: RupColumn, to: RupColumn): CopiedStep[] {
  const standing = standingIn(plan)
  const place = placeOf(to)
  return [...Map.groupBy(plan.lines, ({ course }) => course.id)].flatMap(([courseId, own]) => {
    const line = governing(own, from)
    return line === null ? [] : stepTo(place, line, standing.get(courseIn(place, courseId)))
  })
}

/** What makes a plan of another year's; lines of parallels and classes that this year has not are left out. */
export function yearSteps(plan: Plan, former: Plan): { steps: CopiedStep[]; left: number } {
  const standing = standingIn(plan)
  const parallels = new Set(plan.columns.map(({ parallel }) => parallel))
  const classes = new Map(plan.classes.map(({ title, id }) => [title, id]))
  const titles = new Map(former.columns.map(({ class_id, class_title }) => [class_id, class_title]))
  let left = 0
  const steps = former.lines.flatMap((line) => {
    const class_id = line.class_id === null ? null : (classes.get(titles.get(line.class_id) ?? '') ?? null)
    if (!parallels.has(line.parallel) || (line.class_id !== null && class_id === null)) {
      left++
      return []
    }
    const place = { ...placeOf(line), class_id }
    return stepTo(place, line, standing.get(courseIn(place, line.course.id)))
  })
  return { steps, left }
}
