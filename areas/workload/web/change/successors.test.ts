import { expect, test } from 'vitest'
import type { AssignedGroup } from '../../contract/workload.ts'
import { givenHours, handOverActs, proposedSuccessors } from './successors.ts'

const group = (id: number, hours: number): AssignedGroup => ({
  id,
  title: '7А',
  course: { id: 1, title: 'Алгебра', colour: null },
  classes: ['7А'],
  students_count: 20,
  hours,
  assignment: { id: id * 10, version: 2, from: '2026-09-01', to: '2027-05-25' },
})
const groups = [group(1, 3), group(2, 2)]

test('proposed, changed, given: what nobody takes ends', () => {
  const proposal = { assignment: null, hours: 3, reason: 'sibling' as const, why: '', after: 3 }
  const first = proposedSuccessors(groups, [{ ...proposal, group_id: 1, teacher_id: 51 }])
  expect(givenHours(groups, first)).toBe(3)
  expect(handOverActs(groups, first)).toEqual([
    { kind: 'give', id: 10, version: 2, to: [{ teacher_id: 51, hours: 3 }] },
    { kind: 'end', id: 20, version: 2 },
  ])
  const changed = new Map(first).set(2, [
    { teacher_id: 51, hours: 1 },
    { teacher_id: 52, hours: 1 },
  ])
  expect(handOverActs(groups, changed)[1]).toEqual({
    kind: 'give',
    id: 20,
    version: 2,
    to: [
      { teacher_id: 51, hours: 1 },
      { teacher_id: 52, hours: 1 },
    ],
  })
})
