import { describe, expect, test } from 'vitest'
import { daysTaken, planStays, type Stay, type Wanted } from './plan-stays.ts'

const year = { from: '2026-09-01', until: '2027-05-26' }
const stay = (id: number, group_id: number, from: string, until: string | null): Stay => ({ id, group_id, from, until })
const wanted = (group_id: number | null, from: string, more: Partial<Wanted> = {}): Wanted => ({
  group_id,
  from,
  before: year.until,
  inClass: [year],
  ...more,
})

describe('a student is in a group from a day on', () => {
  test('who is in none', () => {
    expect(planStays([], wanted(1, '2026-11-20'))).toEqual({
      gone: [],
      changed: [],
      made: [{ group_id: 1, from: '2026-11-20', until: year.until }],
    })
  })
  test('out of another one, which ends the day before', () => {
    const former = stay(7, 2, year.from, year.until)
    const asked = wanted(1, '2026-11-20')
    const plan = planStays([former], asked)
    expect(plan.changed).toEqual([{ ...former, ends: '2026-11-20' }])
    expect(daysTaken(plan, asked)).toEqual([{ group_id: 2, from: '2026-11-20' }])
  })
  test('a time without a day goes, one that begins later too', () => {
    const [first, later] = [stay(7, 2, '2026-11-20', '2026-12-01'), stay(8, 3, '2026-12-01', year.until)]
    expect(planStays([first, later], wanted(1, '2026-11-20')).gone).toEqual([first, later])
  })
  test('a time in the group goes on where it ended the day before, and nothing changes where it goes on anyway', () => {
    const ended = stay(7, 1, year.from, '2026-11-20')
    expect(planStays([ended], wanted(1, '2026-11-20'))).toEqual({
      gone: [],
      changed: [{ ...ended, ends: year.until }],
      made: [],
    })
    const whole = stay(7, 1, year.from, year.until)
    expect(planStays([whole], wanted(1, '2026-11-20'))).toEqual({ gone: [], changed: [], made: [] })
  })
  test('only on days in a class: two times that touch are one, a gap parts them', () => {
    const touching = [
      { from: '2026-09-01', until: '2026-12-01' },
      { from: '2026-12-01', until: null },
    ]
    expect(planStays([], wanted(1, '2026-11-20', { inClass: touching })).made).toEqual([
      { group_id: 1, from: '2026-11-20', until: year.until },
    ])
    const parted = [
      { from: '2026-09-01', until: '2026-12-01' },
      { from: '2027-01-11', until: year.until },
    ]
    expect(planStays([], wanted(1, '2026-11-20', { inClass: parted })).made).toHaveLength(2)
    expect(planStays([], wanted(1, '2026-11-20', { inClass: [] })).made).toEqual([])
  })
  test('in none: what goes on ends, nothing is made', () => {
    const plan = planStays([stay(7, 1, year.from, year.until)], wanted(null, '2026-11-20'))
    expect(plan).toMatchObject({ gone: [], changed: [{ id: 7, ends: '2026-11-20' }], made: [] })
  })
})
