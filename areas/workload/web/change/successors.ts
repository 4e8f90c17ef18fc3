import type { Proposal } from '../../contract/board.ts'
import type { Act } from '../../contract/changes.ts'
import type { AssignedGroup } from '../../contract/workload.ts'

/** Who is to have hours of a group; null: nobody yet. */
export interface Successor {
  teacher_id: number | null
  hours: number
}
/** By the group. */
export type Successors = ReadonlyMap<number, readonly Successor[]>

/** As it is proposed: each group goes to one, or stays without a teacher. */
export const proposedSuccessors = (groups: readonly AssignedGroup[], proposals: readonly Proposal[]): Successors => {
  const byGroup = new Map(proposals.map((one) => [one.group_id, one.teacher_id]))
  return new Map(groups.map(({ id, hours }) => [id, [{ teacher_id: byGroup.get(id) ?? null, hours }]]))
}

/** What is left of a group's hours is nobody's. */
export const handOverActs = (groups: readonly AssignedGroup[], successors: Successors): Act[] =>
  groups.map(({ id, assignment: { id: row, version } }): Act => {
    const to = (successors.get(id) ?? []).flatMap(({ teacher_id, hours }) =>
      teacher_id === null || hours <= 0 ? [] : [{ teacher_id, hours }],
    )
    return to.length === 0 ? { kind: 'end', id: row, version } : { kind: 'give', id: row, version, to }
  })

/** Hours that are given to somebody. */
export const givenHours = (groups: readonly AssignedGroup[], successors: Successors): number =>
  groups
    .flatMap(({ id }) => successors.get(id) ?? [])
    .reduce((sum, { teacher_id, hours }) => sum + (teacher_id === null ? 0 : hours), 0)
