import { expect, test } from 'vitest'
import { leadingBonus, notebooksBonus, type PayNorms } from './bonuses.ts'

const norms: PayNorms = {
  base: 17_697,
  leading: { primary: 50, others: 60, small_share: 50 },
  fullClass: 18,
  notebooks: { primary: 40, languages: 50, others: 40 },
  week: { usual: 16, preschool: 24 },
}

test.each([
  [[{ parallel: 7, students: 25 }], 60, 10_618],
  [[{ parallel: 4, students: 18 }], 50, 8849],
  [[{ parallel: 7, students: 17 }], 30, 5309],
  [
    [
      { parallel: 4, students: 17 },
      { parallel: 5, students: 20 },
    ],
    85,
    15_042,
  ],
  [[], 0, 0],
])('for leading %o: %d %%, %d ₸', (classes, percent, amount) =>
  expect(leadingBonus(classes, norms)).toEqual({ percent, amount }),
)

test('for notebooks, in proportion to hours', () => {
  const group = (hours: number, parallel: number, notebooks: 'languages' | 'others' | null) => ({
    hours,
    parallel,
    notebooks,
  })
  expect(notebooksBonus([group(16, 7, 'languages')], norms)).toEqual({ percent: 50, amount: 8849 })
  expect(notebooksBonus([group(8, 7, 'others'), group(4, 9, null)], norms)).toEqual({ percent: 20, amount: 3539 })
  expect(notebooksBonus([group(4, 3, 'languages')], norms).percent).toBe(10)
  expect(notebooksBonus([group(12, 0, 'others')], norms).percent).toBe(20)
  expect(notebooksBonus([group(3, 7, 'others')], norms)).toEqual({ percent: 7.5, amount: 1327 })
})
