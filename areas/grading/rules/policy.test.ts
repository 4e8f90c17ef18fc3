import { expect, test } from 'vitest'
import { defaultPolicy, formulaOf, type GradingPolicy } from './policy.ts'
import { minPercent, scaleOf, stepOf } from './percent-scale.ts'
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
  expect(([2, 3, 4, 5] as const).map((grade) => minPercent(school, 7, grade))).toEqual([0, 40, 65, 85])
  expect(([2, 3, 4, 5] as const).map((grade) => minPercent(college, 1, grade))).toEqual([0, 50, 70, 90])
  expect(() => scaleOf({ ...school, scales: [] }, 7)).toThrow(RangeError)
})

const weightsText = 'Веса ФО, СОР и СОЧ — целые проценты, вместе ровно 100'
const finalText = 'Веса года и экзамена — целые проценты, вместе ровно 100'
const bordersText = 'Шкала 1: границы — целые проценты от 1 до 100, «3» ниже «4», «4» ниже «5»'
const ladderText = 'Буквенная шкала идёт сверху вниз по целым процентам и кончается нулём'
const weights = (fo: number, sor: number, soch: number) => ({ weights: { fo, sor, soch } })
const scale = (from_parallel: number, to_parallel: number, ...[three = 40, four = 65, five = 85]: number[]) => ({
  from_parallel,
  to_parallel,
  least: { 3: three, 4: four, 5: five },
})
const final = (year: number, exam: number) => ({ final: { year, exam, base: 'whole_year' as const } })
const steps = college.letters ?? []
const stepAt = (at: number, change: Partial<(typeof steps)[number]>) => ({
  letters: steps.map((step, index) => (index === at ? { ...step, ...change } : step)),
})

test.each<[string, Partial<GradingPolicy>, string[]]>([
  ['the default', {}, []],
  ['a college', { letters: college.letters }, []],
  ['halves', weights(0, 50, 50), []],
  ['own weights', weights(30, 30, 40), []],
  ['no weights', weights(0, 0, 0), [weightsText]],
  ['weights of 99', weights(25, 25, 49), [weightsText]],
  ['weights of 101', weights(26, 25, 50), [weightsText]],
  ['a negative weight', weights(-10, 60, 50), [weightsText]],
  ['a fractional weight', weights(25.5, 24.5, 50), [weightsText]],
  ['no maximum', { fo_maximum: 0 }, ['Максимум ФО — целое число от 1 до 100']],
  ['a fractional maximum', { fo_maximum: 9.5 }, ['Максимум ФО — целое число от 1 до 100']],
  ['a maximum of five', { fo_maximum: 5 }, []],
  ['too many ФО asked for', { least_fo: 51 }, ['Наименьшее число ФО — целое число от 0 до 50']],
  ['a college that weighs 60 and 40', final(60, 40), []],
  ['no final', final(0, 0), [finalText]],
  ['a final of 90', final(60, 30), [finalText]],
  ['no scales', { scales: [] }, ['Нет шкалы для параллелей: 0–12']],
  ['a gap below', { scales: [scale(1, 12)] }, ['Нет шкалы для параллелей: 0']],
  ['a gap between', { scales: [scale(0, 3), scale(5, 5), scale(7, 12)] }, ['Нет шкалы для параллелей: 4, 6']],
  ['an overlap', { scales: [scale(0, 8), scale(7, 12)] }, ['Несколько шкал для параллелей: 7–8']],
  [
    'turned parallels',
    { scales: [scale(0, 12), scale(5, 3)] },
    ['Шкала 2: параллели — от 0 до 12, первая не больше последней'],
  ],
  ['a 13th class', { scales: [scale(0, 13)] }, ['Шкала 1: параллели — от 0 до 12, первая не больше последней']],
  ['equal borders', { scales: [scale(0, 12, 40, 40, 85)] }, [bordersText]],
  ['falling borders', { scales: [scale(0, 12, 40, 90, 85)] }, [bordersText]],
  ['a border of 0', { scales: [scale(0, 12, 0, 65, 85)] }, [bordersText]],
  ['a border of 101', { scales: [scale(0, 12, 40, 65, 101)] }, [bordersText]],
  ['a fractional border', { scales: [scale(0, 12, 40, 64.5, 85)] }, [bordersText]],
  ['letters that do not reach 0', { letters: steps.slice(0, -1) }, [ladderText]],
  ['letters of one border', stepAt(1, { least: 95 }), [ladderText]],
  ['no letters', { letters: [] }, [ladderText]],
  [
    'letters that nobody passes with',
    { letters: steps.map((step) => ({ ...step, grade: 2 as const })) },
    ['Буквенная шкала не даёт ни одной оценки «3» и выше: зачёт невозможен'],
  ],
  ['a letter twice', stepAt(1, { letter: 'A ' }), ['Буквы шкалы не пустые и не повторяются']],
  [
    'a lower step with a better mark',
    stepAt(5, { grade: 5 }),
    ['Ниже по буквенной шкале оценка не растёт, а цифровой эквивалент убывает'],
  ],
])('%s', (_name, change, objections) => {
  expect(policyObjections({ ...school, ...change }).map(({ text }) => text)).toEqual(objections)
})

test('an objection names its place', () => {
  const bad = { ...school, ...weights(1, 1, 1), scales: [scale(0, 1), scale(2, 12, 90, 65, 85)] }
  expect(policyObjections(bad).map(({ path }) => path)).toEqual([['scales', 1], ['weights']])
})

test.each([
  [weights(25, 25, 50), '25/25/50'],
  [weights(0, 50, 50), '50/50'],
  [weights(30, 30, 40), 'own'],
] as const)('%j is the formula %s', (given, formula) => {
  expect(formulaOf(given.weights)).toBe(formula)
})
