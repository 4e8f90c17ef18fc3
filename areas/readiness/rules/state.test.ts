import { expect, test } from 'vitest'
import { isReady, readyPercent } from './state.ts'

test.each([
  [{ missing: 0, total: 48 }, true, 100],
  [{ missing: 1, total: 1259 }, false, 99],
  [{ missing: 4, total: 4 }, false, 0],
  [{ missing: 0, total: 0 }, false, 0],
])('%j', (counted, ready, percent) => {
  expect(isReady(counted)).toBe(ready)
  expect(readyPercent(counted)).toBe(percent)
})
