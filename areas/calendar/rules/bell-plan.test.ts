import { expect, test } from 'vitest'
import { bellPlanOf, buildBells } from './bell-builder.ts'

const plan = { shift: 1, start: '08:30', lessons: 5, minutes: 40, breaks: [5, 15, 10, 5] }

test('bells that were built say how', () => {
  expect(bellPlanOf(buildBells(plan), 1)).toEqual(plan)
  expect(bellPlanOf(buildBells({ ...plan, shift: 2 }), 2)).toEqual({ ...plan, shift: 2 })
})
test('a shift without lessons says nothing', () => {
  expect(bellPlanOf(buildBells(plan), 2)).toBeNull()
  expect(bellPlanOf([], 1)).toBeNull()
})
