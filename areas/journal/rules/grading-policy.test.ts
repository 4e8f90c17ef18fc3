import { expect, test } from 'vitest'
import { defaultPolicy, type GradingPolicy } from './grading-policy.ts'
import { leastPercent, scaleOf, stepOf } from './percent-scale.ts'
import { policyObjections } from './policy-objections.ts'

const school = defaultPolicy()
const college = defaultPolicy('college')

test.each([
  [1, 0, 2],
  [1, 20, 2],
  [1, 21, 3],
  [1, 50, 3],
  [1, 51, 4],
  [1, 80, 4],
  [1, 81, 5],
  [1, 100, 5],
  [2, 0, 2],
  [2, 39, 2],
  [7, 40, 3],
  [7, 64, 3],
  [11, 65, 4],
  [11, 84, 4],
  [12, 85, 5],
  [12, 100, 5],
])('in parallel %i %i percent is «%i»', (parallel, percent, grade) => {
  expect(stepOf(school, parallel, percent)).toMatchObject({ grade, letter: null })
})

test.each([
  [100, 'A', 5],
  [95, 'A', 5],
  [94, 'A-', 5],
  [89, 'B+', 4],
  [80, 'B', 4],
  [79, 'B-', 4],
  [70, 'C+', 4],
  [69, 'C', 3],
  [60, 'C-', 3],
  [59, 'D+', 3],
  [50, 'D', 3],
  [49, 'FX', 2],
  [25, 'FX', 2],
  [24, 'F', 2],
  [0, 'F', 2],
])('in a college %i percent is %s, «%i»', (percent, letter, grade) => {
  expect(stepOf(college, 1, percent)).toMatchObject({ grade, letter })
})

test('borders of a step and least percents', () => {
  expect(stepOf(school, 7, 70)).toEqual({ grade: 4, letter: null, from: 65, to: 84 })
  expect(stepOf(school, 7, 90)).toMatchObject({ from: 85, to: 100 })
  expect(([2, 3, 4, 5] as const).map((grade) => leastPercent(school, 7, grade))).toEqual([0, 40, 65, 85])
  expect(([2, 3, 4, 5] as const).map((grade) => leastPercent(college, 1, grade))).toEqual([0, 50, 70, 90])
  expect(() => scaleOf({ ...school, scales: [] }, 7)).toThrow(RangeError)
})

test.each<[string, Partial<GradingPolicy>, string[]]>([
  ['the default', {}, []],
  ['a college', { letters: college.letters }, []],
  ['no weights', { weights: { fo: 0, sor: 0, soch: 0 } }, ['Веса — целые числа от 0 до 100, хотя бы один больше нуля']],
  [
    'a negative weight',
    { weights: { fo: -1, sor: 50, soch: 50 } },
    ['Веса — целые числа от 0 до 100, хотя бы один больше нуля'],
  ],
  ['a fractional maximum', { fo_maximum: 9.5 }, ['Максимум ФО — целое число от 1 до 100']],
  [
    'no final',
    { final: { year: 0, exam: 0, base: 'whole_year' } },
    ['Веса года и экзамена — целые числа от 0 до 100, хотя бы один больше нуля'],
  ],
  [
    'a gap',
    { scales: [{ from_parallel: 1, to_parallel: 12, least: { 3: 40, 4: 65, 5: 85 } }] },
    ['Для параллели 0 нет шкалы'],
  ],
  [
    'an overlap',
    { scales: [...school.scales, { from_parallel: 12, to_parallel: 12, least: { 3: 40, 4: 65, 5: 85 } }] },
    ['Для параллели 12 задано несколько шкал'],
  ],
  [
    'falling borders',
    { scales: [{ from_parallel: 0, to_parallel: 12, least: { 3: 40, 4: 40, 5: 85 } }] },
    ['Границы шкалы — целые проценты от 1 до 100 по возрастанию'],
  ],
  [
    'letters that do not reach 0',
    { letters: college.letters?.slice(0, -1) ?? null },
    ['Буквенная шкала идёт сверху вниз по целым процентам и кончается нулём'],
  ],
])('%s', (_name, change, objections) => {
  expect(policyObjections({ ...school, ...change })).toEqual(objections)
})
