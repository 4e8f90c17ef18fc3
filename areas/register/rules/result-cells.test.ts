import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOnCard, unsetCourses, type CardPeriod } from './card-period.ts'
import { resultCells, yearColumns, type KeptResult } from './result-cells.ts'

const grade = fc.option(fc.integer({ min: 2, max: 5 }))
const inQuarters = fc
  .subarray([1, 2, 3, 4])
  .chain((quarters) => fc.tuple(...quarters.map((quarter) => grade.map((value) => ({ quarter, value })))))
  .map((own) => own.map((one): KeptResult => ({ ...one, type: 'quarter_score', half: null })))
const inHalves = fc
  .subarray([1, 2], { minLength: 1 })
  .chain((halves) => fc.tuple(...halves.map((half) => grade.map((value) => ({ half, value })))))
  .map((own) => own.map((one): KeptResult => ({ ...one, type: 'quarter_score', quarter: null })))
const ofYear = fc
  .subarray(['year_score', 'exam', 'total'] as const)
  .chain((types) => fc.tuple(...types.map((type) => grade.map((value) => ({ type, value })))))
  .map((own) => own.map((one): KeptResult => ({ ...one, quarter: null, half: null })))
const courses = fc.tuple(fc.oneof(inQuarters, inHalves), ofYear).map((parts) => parts.flat())

test('a line of results fills its seven columns and shows each result once, whatever their order', () => {
  fc.assert(
    fc.property(courses, fc.boolean(), (results, isTurned) => {
      const cells = resultCells(isTurned ? results.toReversed() : results)
      expect(cells.reduce((sum, { columns }) => sum + columns, 0)).toBe(4 + yearColumns)
      const shown = cells.flatMap(({ result }) => result ?? [])
      expect(new Set(shown)).toEqual(new Set(results))
      expect(shown).toHaveLength(results.length)
    }),
  )
})

const quarter = (value: number): KeptResult => ({ type: 'quarter_score', quarter: value, half: null, value: 4 })
const half = (value: number): KeptResult => ({ type: 'quarter_score', quarter: null, half: value, value: 4 })
const year = (type: KeptResult['type']): KeptResult => ({
  type,
  quarter: null,
  half: null,
  value: type === 'passfail' ? 1 : 4,
})
const card = (period: Partial<CardPeriod> = {}): CardPeriod => ({ quarter: null, half: null, ...period })

test('each result stands under its period; a half-year under its two quarters', () => {
  const line = (results: KeptResult[]) => resultCells(results).map(({ columns, result }) => [columns, result !== null])
  expect(line([quarter(2), year('passfail')])).toEqual([
    [1, false],
    [1, true],
    [1, false],
    [1, false],
    [1, true],
    [1, false],
    [1, false],
  ])
  expect(line([half(2), year('exam')])).toEqual([
    [2, false],
    [2, true],
    [1, false],
    [1, true],
    [1, false],
  ])
})

test('a card shows what is over by the end of its period, a later card all that an earlier one does', () => {
  const periods = [
    card({ quarter: 1 }),
    card({ quarter: 2 }),
    card({ half: 1 }),
    card({ quarter: 3 }),
    card({ quarter: 4 }),
    card(),
  ]
  const all = [quarter(1), quarter(2), half(1), quarter(3), quarter(4), half(2), year('total')]
  const counts = periods.map((period) => all.filter((result) => isOnCard(period, result)).length)
  expect(counts).toEqual([1, 3, 3, 4, 6, 7])
})

test.each([
  ['every_quarter', card({ quarter: 1 }), [], true],
  ['every_quarter', card({ quarter: 1 }), [quarter(1)], false],
  ['every_quarter', card({ half: 1 }), [quarter(1)], true],
  ['every_quarter', card({ half: 1 }), [quarter(2)], false],
  ['six_months', card({ quarter: 1 }), [], false],
  ['six_months', card({ quarter: 2 }), [], true],
  ['six_months', card({ quarter: 4 }), [half(2)], false],
  ['six_months', card({ half: 1 }), [half(2)], true],
  ['every_quarter', card(), [quarter(4), year('year_score')], true],
  ['every_quarter', card(), [year('total')], false],
  ['pass_fail_once_quarter', card(), [year('passfail')], false],
  ['not_evaluated', card(), [], false],
  ['no_in_rup', card({ quarter: 1 }), [], false],
] as const)('%s, %j: with %j something lacks: %s', (mode, period, results, lacks) => {
  expect(unsetCourses([{ title: 'Алгебра', mode, results }], period)).toEqual(lacks ? ['Алгебра'] : [])
})

test('«н/а» is a result too', () => {
  const results = [{ ...quarter(1), value: null }]
  expect(unsetCourses([{ title: 'Алгебра', mode: 'every_quarter', results }], card({ quarter: 1 }))).toEqual([])
})
