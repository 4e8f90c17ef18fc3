import { expect, test } from 'vitest'
import { usualCeilings, verdictOf, type ReadingStanding } from './reading-verdict.ts'

const calm: ReadingStanding = {
  read: 1,
  misses: 0,
  fresh: 1,
  of_day: 1,
  is_confirmed: false,
  is_refused: false,
  is_closed: false,
  is_allowed: false,
}

test.each<[string, Partial<ReadingStanding>, Parameters<typeof verdictOf>[2], string]>([
  ['one', {}, {}, 'pass'],
  ['at the first ceiling', { read: 200 }, {}, 'pass'],
  ['beyond it', { read: 201 }, {}, 'ask'],
  ['beyond it, confirmed', { read: 201, is_confirmed: true }, {}, 'pass'],
  ['with ids guessed', { read: 150, misses: 51 }, {}, 'ask'],
  ['at the second ceiling', { read: 500, is_confirmed: true }, {}, 'pass'],
  ['beyond it', { read: 501, is_confirmed: true }, {}, 'refuse'],
  ['beyond it, nobody new', { read: 501, fresh: 0, is_confirmed: true }, {}, 'pass'],
  ['one id more beyond it', { read: 500, misses: 1, fresh: 0, is_confirmed: true }, { isMiss: true }, 'refuse'],
  ['allowed', { read: 5_000, is_allowed: true }, {}, 'pass'],
  ['refused before', { read: 1, is_refused: true }, {}, 'refuse'],
  ['refused before, allowed since', { read: 1, is_refused: true, is_allowed: true }, {}, 'pass'],
  ['closed, whatever else', { is_closed: true, is_allowed: true }, {}, 'refuse'],
  ['too many in a day', { read: 100, of_day: 3_001 }, {}, 'refuse'],
  ['a file', { read: 1_200, fresh: 1_200 }, { isFile: true }, 'ask'],
  ['a file, confirmed', { read: 1_200, fresh: 1_200, is_confirmed: true }, { isFile: true }, 'pass'],
  ['one file after another', { read: 1_900, fresh: 700, is_confirmed: true }, { isFile: true }, 'refuse'],
  ['ids guessed by a student', { read: 0, fresh: 0, misses: 60 }, { isMiss: true, isBound: true }, 'pass'],
  ['and more of them', { read: 0, fresh: 0, misses: 61 }, { isMiss: true, isBound: true }, 'refuse'],
  ['as many by one of the staff', { read: 0, fresh: 0, misses: 61 }, { isMiss: true }, 'pass'],
])('%s', (_, standing, facts, verdict) => {
  expect(verdictOf({ ...calm, ...standing }, usualCeilings, facts)).toBe(verdict)
})
