import { describe, expect, test } from 'vitest'
import { planChanges, rowsAfter, type AssignedRow, type PlannedAct } from './plan-changes.ts'

const row = (changes: Partial<AssignedRow> = {}): AssignedRow => ({
  id: 1,
  version: 1,
  teacher_id: 51,
  group_id: 7,
  hours: 3,
  from: '2026-09-01',
  to: '2027-05-25',
  ...changes,
})
const plan = (
  acts: PlannedAct[],
  { from = '2027-02-01', rows = [row()], today = '2026-11-20', last = '2027-05-25' } = {},
) => planChanges({ from, acts }, { rows, lastDayOf: () => last, today })
const seen = { id: 1 }

describe('the days before the change stay as they were', () => {
  test('taken away', () => {
    expect(plan([{ kind: 'end', ...seen }]).written).toEqual([
      { before: row(), after: { teacher_id: 51, group_id: 7, hours: 3, from: '2026-09-01', to: '2027-01-31' } },
    ])
  })
  test('with other hours', () => {
    const { written } = plan([{ kind: 'hours', ...seen, hours: 2 }])
    expect(rowsAfter([row()], written)).toEqual([
      { teacher_id: 51, group_id: 7, hours: 3, from: '2026-09-01', to: '2027-01-31' },
      { teacher_id: 51, group_id: 7, hours: 2, from: '2027-02-01', to: '2027-05-25' },
    ])
  })
  test('given to two', () => {
    const to = [
      { teacher_id: 52, hours: 2 },
      { teacher_id: 53, hours: 1 },
    ]
    const { written, objections } = plan([{ kind: 'give', ...seen, to }])
    expect(objections).toEqual([])
    expect(rowsAfter([row()], written).map(({ teacher_id, hours, from }) => [teacher_id, hours, from])).toEqual([
      [51, 3, '2026-09-01'],
      [52, 2, '2027-02-01'],
      [53, 1, '2027-02-01'],
    ])
  })
})

describe('what is still to come', () => {
  const later = row({ from: '2027-03-01' })
  test('goes as a whole', () => {
    expect(plan([{ kind: 'end', ...seen }], { rows: [later] }).written).toEqual([{ before: later, after: null }])
  })
  test('changes as a whole', () => {
    const { written } = plan([{ kind: 'hours', ...seen, hours: 1 }], { rows: [later] })
    expect(written.map(({ after }) => [after?.hours, after?.from])).toEqual([[1, '2027-03-01']])
  })
  test('is given from its own first day on', () => {
    const { written } = plan([{ kind: 'give', ...seen, to: [{ teacher_id: 52, hours: 3 }] }], { rows: [later] })
    expect(written.map(({ after }) => after?.from)).toEqual([undefined, '2027-03-01'])
  })
})

describe('refused', () => {
  test.each<[string, PlannedAct[], string, string]>([
    ['of days that are past nothing would stay', [{ kind: 'end', ...seen }], '2026-09-01', 'past'],
    ['it has ended', [{ kind: 'end', ...seen }], '2027-06-01', 'ended'],
    ['no such', [{ kind: 'end', id: 9 }], '2027-02-01', 'missing'],
    [
      'named twice',
      [
        { kind: 'end', ...seen },
        { kind: 'hours', ...seen, hours: 1 },
      ],
      '2027-02-01',
      'twice',
    ],
  ])('%s', (_, acts, from, code) => {
    expect(plan(acts, { from }).objections.map((one) => one.code)).toEqual([code])
  })
  test('the teacher has the group for other days', () => {
    const rows = [row({ to: '2027-03-01' })]
    const acts: PlannedAct[] = [{ kind: 'assign', group_id: 7, teacher_id: 51, hours: 1 }]
    expect(plan(acts, { rows }).objections).toEqual([{ act: 0, code: 'twice' }])
  })
})

test('hours of who has some of the group are added to them', () => {
  const { written } = plan([{ kind: 'assign', group_id: 7, teacher_id: 51, hours: 2 }])
  expect(written.map(({ after }) => [after?.hours, after?.from, after?.to])).toEqual([
    [3, '2026-09-01', '2027-01-31'],
    [5, '2027-02-01', '2027-05-25'],
  ])
  const acts: PlannedAct[] = [
    { kind: 'assign', group_id: 8, teacher_id: 51, hours: 2 },
    { kind: 'assign', group_id: 8, teacher_id: 51, hours: 1 },
  ]
  expect(plan(acts).written.map(({ after }) => after?.hours)).toEqual([3])
})

describe('a group that is closed on a day', () => {
  const assign: PlannedAct = { kind: 'assign', group_id: 7, teacher_id: 52, hours: 1 }
  const give: PlannedAct = { kind: 'give', ...seen, to: [{ teacher_id: 52, hours: 3 }] }
  const hours: PlannedAct = { kind: 'hours', ...seen, hours: 2 }
  test.each([[assign], [give], [hours]])('is given hours until then: %o', (act) => {
    const { written } = plan([act], { last: '2027-03-14' })
    expect(written.find(({ before }) => before === null)?.after?.to).toBe('2027-03-14')
    expect(plan([act], { last: '2027-01-31' }).objections).toEqual([{ act: 0, code: 'closed' }])
  })
  test('what is left of it is taken away', () => {
    expect(plan([{ kind: 'end', ...seen }], { last: '2027-01-31' }).objections).toEqual([])
  })
})
