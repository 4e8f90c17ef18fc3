import { expect, test } from 'vitest'
import { loadState, type LoadState } from './teacher-load.ts'

test.each<[number, number | null, LoadState]>([
  [0, 1, 'none'],
  [0.5, null, 'usual'],
  [0.5, 1, 'under'],
  [8, 0.5, 'usual'],
  [18, 1.13, 'usual'],
  [17.5, 1.13, 'under'],
  [15.5, 1, 'under'],
  [16, 1, 'usual'],
  [24, 1, 'usual'],
  [24.5, 1, 'over'],
])('%d hours a week, rate %s: %s', (hours, rate, state) => expect(loadState(hours, rate)).toBe(state))
