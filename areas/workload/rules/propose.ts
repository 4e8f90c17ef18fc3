import { maxUsualPosts, weeklyHoursOfPost } from './load-norm.ts'

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
}
/** Whoever may be given hours, in the order of their names. */
export interface Candidate {
  id: number
  cathedra_ids: readonly number[]
  rate: number | null
  hours: number
  /** Courses that they teach. */
  course_ids: readonly number[]
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
}

const mostOfAll = weeklyHoursOfPost * maxUsualPosts

/**
 * Whom to propose for each need: last year's teacher of the same class and course, else that of the group's sibling, else
 * the member of the cathedra who teaches the course and has least against the rate, as long as that stays within one and a half
 * of the rate. Nobody comes over one and a half posts.
 * What somebody held before is settled first, then the largest needs: small ones fill what is left.
 */
export function propose(needs: readonly Need[], candidates: readonly Candidate[]): Proposed[] {
  const loads = new Map(candidates.map((one) => [one.id, { ...one }]))
  const fits = (id: number, hours: number) => (loads.get(id)?.hours ?? Infinity) + hours <= mostOfAll
  const share = (id: number, hours: number) => {
    const { hours: own = 0, rate = null } = loads.get(id) ?? {}
    return (own + hours) / (weeklyHoursOfPost * Math.max(rate ?? 1, 0.25))
  }
  const ofCathedra = ({ cathedra_id, course_id, hours }: Need): number | undefined => {
    const able = [...loads.values()].filter(
      (one) => cathedra_id !== null && one.cathedra_ids.includes(cathedra_id) && fits(one.id, hours),
    )
    const order = ({ id, course_ids }: Candidate) =>
      share(id, hours) > maxUsualPosts ? 2 : course_ids.includes(course_id) ? 0 : 1
    return able.toSorted((a, b) => order(a) - order(b) || share(a.id, hours) - share(b.id, hours))[0]?.id
  }
  const choose = (need: Need): Pick<Proposed, 'teacher_id' | 'reason'> => {
    const byReason = [
      ['last_year', need.formers.find((id) => fits(id, need.hours))],
      ['sibling', need.siblings.find((id) => fits(id, need.hours))],
      ['cathedra', ofCathedra(need)],
    ] as const
    for (const [reason, teacher_id] of byReason) if (teacher_id !== undefined) return { reason, teacher_id }
    return { reason: 'nobody', teacher_id: null }
  }
  const rank = ({ formers, siblings }: Need) => (formers.length > 0 ? 0 : siblings.length > 0 ? 1 : 2)
  const chosen = new Map<Need, Proposed>()
  for (const need of needs.toSorted((a, b) => rank(a) - rank(b) || b.hours - a.hours)) {
    const choice = choose(need)
    const load = choice.teacher_id === null ? undefined : loads.get(choice.teacher_id)
    let teaches = false
    if (load) {
      teaches = load.course_ids.includes(need.course_id)
      load.hours += need.hours
      load.course_ids = [...load.course_ids, need.course_id]
    }
    chosen.set(need, { group_id: need.group_id, hours: need.hours, ...choice, after: null, teaches })
  }
  return needs.flatMap((need) => {
    const one = chosen.get(need)
    if (!one) return []
    return [{ ...one, after: one.teacher_id === null ? null : (loads.get(one.teacher_id)?.hours ?? null) }]
  })
}
