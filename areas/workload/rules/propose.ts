import { beyondOpen, withHours, type ShiftedLoad } from './open-load.ts'

/** Hours of a group that want a teacher. */
export interface Need {
  group_id: number
  course_id: number
  cathedra_id: number | null
  hours: number
  /** Who taught the same course in the class that this one was last year, the last of them first. */
  formers: readonly number[]
  /** Who teaches another group of the course in the same class. */
  siblings: readonly number[]
  /** In which its lessons are; null where its classes learn in several, or it has none. */
  shift: number | null
}
/** Whoever may be given hours, in the order of their names. */
export interface Candidate extends ShiftedLoad {
  id: number
  cathedra_ids: readonly number[]
  rate: number | null
  /** Courses that they teach. */
  course_ids: readonly number[]
  /** Hours a week of a full post of theirs. */
  week_norm: number
}
/** Why somebody is proposed; `nobody`: there is no one to propose. */
export const proposalReasons = ['last_year', 'sibling', 'cathedra', 'nobody'] as const

/** `after`: the hours of who is proposed with all that is proposed. */
export interface Proposed {
  group_id: number
  hours: number
  teacher_id: number | null
  reason: (typeof proposalReasons)[number]
  after: number | null
  /** Teaches the course. */
  teaches: boolean
  /** Who would have come first, but can't have so many lessons. */
  unable: number | null
}

/** Whether hours of a shift come beyond the lessons in which somebody can teach. */
const isBeyondOpen = (one: Candidate, { hours, shift }: Need): boolean =>
  beyondOpen(withHours(one, hours, shift), shift === null ? [] : [shift]) !== null

/**
 * Whom to propose for each need: last year's teacher of the same class and course, else that of the group's sibling, else
 * the member of the cathedra who teaches the course and has least against the rate, as long as that stays within the largest
 * load of the rate. Nobody comes over the largest load of a post, nor has more hours than lessons in which they can teach.
 * What somebody held before is settled first, then the largest needs: small ones fill what is left.
 * @param largest the most that one is given, in posts
 */
export function propose(needs: readonly Need[], candidates: readonly Candidate[], largest: number): Proposed[] {
  const loads = new Map(candidates.map((one) => [one.id, { ...one }]))
  const isWithinLargest = (one: Candidate | undefined, { hours }: Need): one is Candidate =>
    one !== undefined && one.hours + hours <= one.week_norm * largest
  const fits = (id: number, need: Need) => {
    const one = loads.get(id)
    return isWithinLargest(one, need) && !isBeyondOpen(one, need)
  }
  const share = ({ hours: own, rate, week_norm }: Candidate, hours: number) =>
    (own + hours) / (week_norm * Math.max(rate ?? 1, 0.25))
  const byCathedra = ({ cathedra_id, course_id, hours }: Need): number[] => {
    const order = (one: Candidate) => (share(one, hours) > largest ? 2 : one.course_ids.includes(course_id) ? 0 : 1)
    return [...loads.values()]
      .filter((one) => cathedra_id !== null && one.cathedra_ids.includes(cathedra_id))
      .toSorted((a, b) => order(a) - order(b) || share(a, hours) - share(b, hours))
      .map(({ id }) => id)
  }
  const choose = (need: Need): Pick<Proposed, 'teacher_id' | 'reason' | 'unable'> => {
    const inOrder = [
      ...need.formers.map((id) => ({ reason: 'last_year' as const, id })),
      ...need.siblings.map((id) => ({ reason: 'sibling' as const, id })),
      ...byCathedra(need).map((id) => ({ reason: 'cathedra' as const, id })),
    ]
    const found = inOrder.find(({ id }) => fits(id, need))
    const before = found ? inOrder.slice(0, inOrder.indexOf(found)) : inOrder
    const unable = before.find(({ id }) => isWithinLargest(loads.get(id), need))?.id ?? null
    return { reason: found?.reason ?? 'nobody', teacher_id: found?.id ?? null, unable }
  }
  const rank = ({ formers, siblings }: Need) => (formers.length > 0 ? 0 : siblings.length > 0 ? 1 : 2)
  const chosen = new Map<Need, Proposed>()
  for (const need of needs.toSorted((a, b) => rank(a) - rank(b) || b.hours - a.hours)) {
    const choice = choose(need)
    const load = choice.teacher_id === null ? undefined : loads.get(choice.teacher_id)
    let teaches = false
    if (load) {
      teaches = load.course_ids.includes(need.course_id)
      const course_ids = [...load.course_ids, need.course_id]
      loads.set(load.id, { ...withHours(load, need.hours, need.shift), course_ids })
    }
    chosen.set(need, { group_id: need.group_id, hours: need.hours, ...choice, after: null, teaches })
  }
  return needs.flatMap((need) => {
    const one = chosen.get(need)
    if (!one) return []
    return [{ ...one, after: one.teacher_id === null ? null : (loads.get(one.teacher_id)?.hours ?? null) }]
  })
}
