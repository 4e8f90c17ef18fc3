import { msg, type Text } from '#platform/contract/text.ts'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import { isUngraded, usualMode } from '#platform/contract/offered-modes.ts'
import type { RupStep } from '../../contract/rup-lines.ts'
import type { RupLine } from '../../contract/rup.ts'
import { lineKey } from './line-rows.ts'

/** What of a year a block of steps is decided by. */
export interface PlanFacts {
  lines: readonly RupLine[]
  /** Ids by number. */
  parallels: ReadonlyMap<number, number>
  /** Of which parallel each class is. */
  classes: ReadonlyMap<number, number>
  courses: ReadonlySet<number>
  /** Lines, of other years too, like which new ones begin; by their ids. */
  likes: ReadonlyMap<number, RupLine>
}
/** A line as it will be stored. */
export interface WantedLine {
  parallel_id: number
  language: string
  profile: string
  class_id: number | null
  course_id: number
  component: RupLine['component']
  hours: number
  hours_year: number | null
  subgroups: number
  grading_mode: GradingMode
}
export type Decision =
  | { kind: 'refused'; reason: Text }
  | { kind: 'conflict'; line: RupLine | null }
  | { kind: 'kept' }
  | { kind: 'removed'; id: number }
  | {
      kind: 'changed'
      id: number
      hours: number
      hours_year?: number | undefined
      component: RupLine['component']
      /** Left out: as they are. */
      subgroups?: number
      grading_mode?: GradingMode
    }
  | { kind: 'made'; line: WantedLine }

const refused = (reason: Text): Decision => ({ kind: 'refused', reason })

/** As the course is taught nearest to the column: what a new line begins with. A first class is not graded (grading.md, 7). */
function likeOthers(
  lines: readonly RupLine[],
  { place, course_id }: RupStep,
): Pick<WantedLine, 'subgroups' | 'grading_mode'> {
  const distance = ({ parallel }: RupLine) => Math.abs(parallel - place.parallel)
  const [nearest] = lines
    .filter(({ course }) => course.id === course_id)
    .toSorted((one, other) => distance(one) - distance(other))
  if (isUngraded(place.parallel)) return { subgroups: nearest?.subgroups ?? 1, grading_mode: 'not_evaluated' }
  const { subgroups, grading_mode } = nearest ?? { subgroups: 1, grading_mode: usualMode() }
  return {
    subgroups,
    grading_mode: grading_mode === 'not_evaluated' && nearest?.parallel === 1 ? usualMode() : grading_mode,
  }
}

/** What a new line begins with: as the line it is to be like, else as others of its course. */
function beginning(step: RupStep, { lines, likes }: PlanFacts) {
  const like = step.like === undefined ? undefined : likes.get(step.like)
  if (like === undefined || like.course.id !== step.course_id) return { hours_year: null, ...likeOthers(lines, step) }
  // classes 0 and 1 have other weeks of study
  const hasSameWeeks = like.parallel <= 1 === step.place.parallel <= 1
  const hours_year = hasSameWeeks && like.hours === step.hours ? like.hours_year : null
  const { subgroups, grading_mode } = like
  return like.parallel === step.place.parallel
    ? { hours_year, subgroups, grading_mode }
    : { hours_year, ...likeOthers([like], step) }
}

function placeObjection({ place, course_id, component }: RupStep, facts: PlanFacts): Text | null {
  if (!facts.courses.has(course_id)) return msg`Такого предмета нет в каталоге`
  if (!facts.parallels.has(place.parallel)) return msg`В этом году нет параллели ${place.parallel}: сначала заведите её`
  if (place.class_id === null) return null
  if (facts.classes.get(place.class_id) !== place.parallel) return msg`Такого класса в параллели нет`
  return component === 'state' ? msg`Инвариантная часть — для всей параллели: у класса своя только вариативная` : null
}

/** Says what becomes of each step; none sees what another of the block does, for a place stands in a block once. */
export function decideSteps(steps: readonly RupStep[], facts: PlanFacts): Decision[] {
  const standing = new Map(facts.lines.map((line) => [lineKey(line, line.course.id), line]))
  const named = new Set<string>()
  return steps.map((step): Decision => {
    const key = lineKey(step.place, step.course_id)
    if (named.has(key)) return refused(msg`Эта клетка есть в блоке дважды`)
    named.add(key)
    const line = standing.get(key) ?? null
    const { hours, hours_year, component } = step
    const isOfYear = hours_year === undefined || line?.hours_year === hours_year
    const isAlready = hours === null ? line === null : line?.hours === hours && isOfYear && line.component === component
    if (isAlready) return { kind: 'kept' }
    if ((line?.version ?? null) !== step.version) return { kind: 'conflict', line }
    const objection = placeObjection(step, facts)
    if (objection !== null) return refused(objection)
    if (line !== null)
      return hours === null
        ? { kind: 'removed', id: line.id }
        : { kind: 'changed', id: line.id, hours, hours_year, component }
    return {
      kind: 'made',
      line: {
        parallel_id: facts.parallels.get(step.place.parallel) ?? 0,
        language: step.place.language,
        profile: step.place.profile,
        class_id: step.place.class_id,
        course_id: step.course_id,
        component,
        hours: hours ?? 0,
        ...beginning(step, facts),
        ...(hours_year !== undefined && { hours_year }),
      },
    }
  })
}

/** Parallels and courses that a block touches. */
export const touchedBy = (steps: readonly RupStep[]) => ({
  courses: [...new Set(steps.map(({ course_id }) => course_id))],
  parallels: [...new Set(steps.map(({ place }) => place.parallel))],
})
