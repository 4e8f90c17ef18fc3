import { workKey } from './template-objection.ts'

interface Work {
  quarter: number
  kind: 'sor' | 'soch'
  number: number
  title: string
  maximum: number
}
/** A work of a group; `scores` students have marks for it, the highest of `highest` points. */
export interface GroupWork extends Work {
  id: number
  scores: number
  highest: number
}

/** Why a difference can't follow the template. */
export type Hindrance = 'closed' | 'scored' | 'higher_scores'

export interface WorkDifference {
  /** The same as long as the difference stands. */
  id: string
  kind: 'make' | 'rename' | 'maximum' | 'remove'
  /** As the template has it; of what is to be removed as the group has it. */
  work: Work
  /** What stands in the group; null where nothing does. */
  present: GroupWork | null
  /** Whether it is proposed to follow; null: it can't, `hindrance` says why. */
  choice: boolean | null
  hindrance: Hindrance | null
}

type Found = Omit<WorkDifference, 'id'>

function ofBoth(work: Work, present: GroupWork): Found[] {
  const found: Found[] = []
  // a template without titles says nothing of them
  if (work.title !== '' && work.title !== present.title)
    found.push({ kind: 'rename', work, present, choice: present.title === '', hindrance: null })
  if (work.maximum !== present.maximum) {
    const isTooLow = present.highest > work.maximum
    const choice = isTooLow ? null : present.scores === 0
    found.push({ kind: 'maximum', work, present, choice, hindrance: isTooLow ? 'higher_scores' : null })
  }
  return found
}

const ofGroupOnly = (present: GroupWork): Found => ({
  kind: 'remove',
  work: present,
  present,
  choice: present.scores > 0 ? null : false,
  hindrance: present.scores > 0 ? 'scored' : null,
})

/**
 * How a group differs from the template of its line. What is missing is proposed to be made; what the group has beside it stays unless
 * it is chosen. A work with marks is never removed, gets another maximum only where it is chosen, and none below the points that were
 * given. Of a closed quarter nothing changes.
 * @param closed numbers of quarters
 */
export function workDifferences(
  groupId: number,
  template: readonly Work[],
  works: readonly GroupWork[],
  closed: readonly number[],
): WorkDifference[] {
  const present = new Map(works.map((work) => [workKey(work), work]))
  const asked = new Set(template.map(workKey))
  const found = [
    ...template.flatMap((work): Found[] => {
      const own = present.get(workKey(work))
      return own ? ofBoth(work, own) : [{ kind: 'make', work, present: null, choice: true, hindrance: null }]
    }),
    ...works.filter((work) => !asked.has(workKey(work))).map(ofGroupOnly),
  ]
  return found.map((one) => {
    const id = `${one.kind} ${groupId} ${workKey(one.work)}`
    const isClosed = closed.includes(one.work.quarter)
    return isClosed ? { ...one, id, choice: null, hindrance: 'closed' } : { ...one, id }
  })
}
