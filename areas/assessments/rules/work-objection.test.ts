import { expect, test } from 'vitest'
import { nextNumber, templateObjection } from './template-objection.ts'
import { workDifferences, type GroupWork } from './work-differences.ts'
import { workObjection } from './work-objection.ts'

const sor = (number: number, quarter = 1) => ({ quarter, kind: 'sor' as const, number, title: '', maximum: 20 })
const soch = { quarter: 1, kind: 'soch' as const, number: 1, title: 'СОЧ', maximum: 30 }

test('a template has each work once, one СОЧ of a quarter, and none where the mode has none', () => {
  expect(templateObjection('every_quarter', [sor(1), sor(2), sor(1, 2), soch])).toBe(null)
  expect(templateObjection('not_evaluated', [])).toBe(null)
  expect(String(templateObjection('pass_fail_once_quarter', [sor(1)]))).toContain('нет')
  expect(String(templateObjection('six_months', [sor(1), sor(1)]))).toContain('не повторяются')
  expect(String(templateObjection('six_months', [{ ...soch, number: 2 }]))).toContain('один СОЧ')
  expect(nextNumber([sor(1), sor(3)], 1, 'sor')).toBe(2)
  expect(nextNumber([soch], 1, 'soch')).toBe(null)
})

const own = (work: typeof soch | ReturnType<typeof sor>, more: Partial<GroupWork> = {}): GroupWork => ({
  id: 1,
  scores: 0,
  highest: 0,
  ...work,
  ...more,
})
const differences = (template: Parameters<typeof workDifferences>[1], works: GroupWork[], closed: number[] = []) =>
  workDifferences(7, template, works, closed).map(({ id, choice, hindrance }) => [id, choice, hindrance])

test('what is missing is made, what the group has beside it stays', () => {
  expect(differences([sor(1), sor(2)], [own(sor(1)), own(sor(3))])).toEqual([
    ['make 7 1 sor 2', true, null],
    ['remove 7 1 sor 3', false, null],
  ])
  expect(differences([sor(1)], [], [1])).toEqual([['make 7 1 sor 1', null, 'closed']])
})

test('a template without a title says nothing of it; a title of the teacher is kept unless chosen', () => {
  expect(differences([sor(1)], [own(sor(1), { title: 'Дроби' })])).toEqual([])
  expect(differences([{ ...sor(1), title: 'Раздел 1' }], [own(sor(1), { title: 'Дроби' })])).toEqual([
    ['rename 7 1 sor 1', false, null],
  ])
})

test('marks keep a work, and its maximum unless it is chosen', () => {
  expect(differences([], [own(sor(1), { scores: 3, highest: 12 })])).toEqual([['remove 7 1 sor 1', null, 'scored']])
  const lower = [{ ...sor(1), maximum: 15 }]
  expect(differences(lower, [own(sor(1))])).toEqual([['maximum 7 1 sor 1', true, null]])
  expect(differences(lower, [own(sor(1), { scores: 3, highest: 12 })])).toEqual([['maximum 7 1 sor 1', false, null]])
  expect(differences(lower, [own(sor(1), { scores: 3, highest: 18 })])).toEqual([
    ['maximum 7 1 sor 1', null, 'higher_scores'],
  ])
})

const asked = {
  isQuarterClosed: false,
  maximum: 20,
  lesson_id: 5,
  scores: 0,
  scoredIn: [],
  isLessonFit: true,
}
test.each([
  [{ ...asked, change: { lesson_id: 6, maximum: 25 } }, null],
  [{ ...asked, change: { lesson_id: null } }, null],
  [{ ...asked, change: { lesson_id: 6 }, isLessonFit: false }, 'lesson_id'],
  [{ ...asked, change: {}, isQuarterClosed: true }, 'lesson_id'],
  [{ ...asked, change: { maximum: 25 }, scores: 1, scoredIn: [5] }, 'maximum'],
  [{ ...asked, change: { maximum: 20, lesson_id: 5 }, scores: 1, scoredIn: [5] }, null],
  [{ ...asked, change: { lesson_id: 6 }, scores: 1, scoredIn: [5] }, 'lesson_id'],
  [{ ...asked, change: { lesson_id: null }, scores: 1, scoredIn: [5] }, 'lesson_id'],
  [{ ...asked, change: { lesson_id: 6 }, scores: 1, scoredIn: [5, 6] }, null],
])('a work is planned by its rules: %o', (given, field) => expect(workObjection(given)?.field ?? null).toBe(field))
