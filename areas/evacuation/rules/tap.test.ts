import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterTap, trueMoment, type Shown, type Tap } from './tap.ts'
import { markStatuses } from './words.ts'

const untouched: Shown = {
  status: 'waiting',
  note: '',
  tappedAt: null,
  markedBy: null,
  unitId: 1,
  movedAt: null,
  clash: null,
}
const tap = (given: Partial<Tap>): Tap => ({
  status: 'present',
  unitId: undefined,
  note: undefined,
  tappedAt: 1_000_000,
  by: 7,
  ...given,
})
const anyTap = fc.record({
  status: fc.constantFrom(...markStatuses),
  unitId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  note: fc.constant(''),
  tappedAt: fc.integer({ min: 1, max: 1_000_000 }),
  by: fc.integer({ min: 1, max: 3 }),
})

test('a tap counts in whole milliseconds between the start and its coming in', () => {
  const [start, received] = [1000.456, 9000]
  expect(trueMoment(500, start, received)).toBe(1001)
  expect(trueMoment(8000, start, received)).toBe(8000)
  expect(trueMoment(20_000, start, received)).toBe(received)
  expect(trueMoment(20_000, start, 400)).toBe(1001)
})
const replay = (taps: readonly Tap[]) => taps.reduce((shown, one) => afterTap(shown, one).shown, untouched)

test('in whatever order taps come in, the latest of each kind shows', () => {
  const taps = fc.uniqueArray(anyTap, { selector: ({ tappedAt }) => tappedAt, minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(taps, fc.infiniteStream(fc.nat()), (given, random) => {
      const shuffled = given
        .map((one) => ({ one, at: random.next().value ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one)
      const latest = given.toSorted((a, b) => b.tappedAt - a.tappedAt)
      const shown = replay(shuffled)
      expect(shown.status).toBe(latest[0]?.status)
      expect(shown.unitId).toBe(latest.find(({ unitId }) => unitId !== undefined)?.unitId ?? 1)
    }),
  )
})

test('two people who differ within a minute clash, whoever comes first', () => {
  const found = tap({ by: 7 })
  const lost = tap({ by: 8, status: 'missing', tappedAt: 1_030_000 })
  const clash = { status: 'present', by: 7, at: 1_000_000 }
  expect(replay([found, lost])).toMatchObject({ status: 'missing', clash })
  expect(replay([lost, found])).toMatchObject({ status: 'missing', clash })
  expect(replay([found, { ...lost, tappedAt: 1_060_001 }]).clash).toBeNull()
  expect(replay([found, { ...lost, by: 7 }]).clash).toBeNull()
  expect(replay([found, { ...lost, status: 'present' }]).clash).toBeNull()
  expect(replay([found, lost, tap({ by: 8, tappedAt: 1_040_000 })]).clash).toBeNull()
})

test('a later word of a third person settles a clash', () => {
  const clashing = [tap({ by: 7 }), tap({ by: 8, status: 'missing', tappedAt: 1_010_000 })]
  expect(replay([...clashing, tap({ by: 9, tappedAt: 1_020_000 })])).toMatchObject({ status: 'present', clash: null })
  expect(replay([...clashing, tap({ by: 7, tappedAt: 1_020_000 })]).clash).toMatchObject({ by: 8 })
  expect(replay([...clashing, tap({ by: 9, tappedAt: 1_005_000 })]).clash).not.toBeNull()
})

test('a note goes with its status', () => {
  const noted = replay([tap({ status: 'help', note: 'нога' })])
  expect(afterTap(noted, tap({ status: 'help', tappedAt: 1_000_001 })).shown.note).toBe('нога')
  expect(afterTap(noted, tap({ tappedAt: 1_000_001 })).shown.note).toBe('')
})

test('a note written before the answer stays with it, and its writer contradicts nobody', () => {
  const noted = afterTap(untouched, tap({ status: undefined, note: 'нога' })).shown
  expect(noted).toMatchObject({ status: 'waiting', note: 'нога' })
  const answered = afterTap(noted, tap({ status: 'help', by: 8, tappedAt: 1_000_001 })).shown
  expect(answered).toMatchObject({ status: 'help', note: 'нога', clash: null })
  const opened = tap({ status: 'waiting', by: 9, tappedAt: 999_999 })
  expect(afterTap(answered, opened).shown.clash).toBeNull()
})

test('a tap counts from the start on and not from the future', () => {
  expect(trueMoment(50, 100, 200)).toBe(100)
  expect(trueMoment(150, 100, 200)).toBe(150)
  expect(trueMoment(5_150, 100, 200)).toBe(5_150)
  expect(trueMoment(5_201, 100, 200)).toBe(200)
})
