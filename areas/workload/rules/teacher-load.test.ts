import { expect, test } from 'vitest'
import { loadState, type LoadState } from './teacher-load.ts'

test.each<[number, LoadState]>([
  [0, 'none'],
  [0.5, 'usual'],
  [16, 'usual'],
  [24, 'usual'],
  [24.5, 'over'],
])('%d hours a week: %s', (hours, state) => expect(loadState(hours)).toBe(state))
