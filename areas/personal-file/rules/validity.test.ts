import { expect, test } from 'vitest'
import { validityOf } from './validity.ts'

test.each([
  [null, 'valid'],
  ['2026-11-19', 'expired'],
  ['2026-11-20', 'ends_soon'],
  ['2026-12-20', 'ends_soon'],
  ['2026-12-21', 'valid'],
] as const)('until %s: %s', (until, expected) => expect(validityOf(until, '2026-11-20', 30)).toBe(expected))
