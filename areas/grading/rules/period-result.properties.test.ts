import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodInputs } from './arbitraries.ts'
import { compare, parseExact } from './exact.ts'
import { periodOutcome, type PeriodInput } from './period-outcome.ts'
import { periodResult, type PeriodResult } from './period-result.ts'

const runs = { numRuns: 300 }
type Graded = Extract<PeriodResult, { kind: 'grade' }>
const gradedOf = (input: PeriodInput): Graded => {
  const result = periodResult(input)
  fc.pre(result.kind === 'grade')
  return result
}

test('a percent lies in 0…100 and is the nearest whole number', () => {
  fc.assert(
    fc.property(periodInputs(true), (input) => {
      const { percent, exact_percent, grade } = gradedOf(input)
      const [top = 0, bottom = 1] = exact_percent.split('/').map(Number)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
      expect(Math.abs(percent - top / bottom)).toBeLessThan(0.5000001)
      expect([2, 3, 4, 5]).toContain(grade)
    }),
    runs,
  )
})

test('raising any mark never lowers the result', () => {
  fc.assert(
    fc.property(periodInputs(true), fc.nat(), (input, chosen) => {
      const before = gradedOf(input)
      const index = chosen % Math.max(1, input.fo.length + input.works.length)
      const fo = input.fo.map((mark, at) =>
        at === index ? { ...mark, value: Math.min(mark.maximum, mark.value + 1) } : mark,
      )
      const works = input.works.map((work, at) =>
        at + fo.length === index ? { ...work, points: Math.min(work.maximum, (work.points ?? 0) + 1) } : work,
      )
      const after = gradedOf({ ...input, fo, works })
      expect(compare(parseExact(after.exact_percent), parseExact(before.exact_percent))).toBeGreaterThanOrEqual(0)
      expect(after.grade).toBeGreaterThanOrEqual(before.grade)
    }),
    runs,
  )
})

test('the outcome without words is the one that is told in words', () => {
  fc.assert(
    fc.property(periodInputs(), (input) => {
      const { steps: _steps, ...withoutSteps } = periodResult(input)
      expect(periodOutcome(input)).toEqual(withoutSteps)
    }),
    runs,
  )
})

test('the order of marks and works changes nothing', () => {
  fc.assert(
    fc.property(periodInputs(), (input) => {
      const turned = periodResult({ ...input, fo: input.fo.toReversed(), works: input.works.toReversed() })
      const { steps: _steps, ...result } = periodResult(input)
      if (result.kind === 'missing')
        expect(turned).toMatchObject({ kind: 'missing', missing: result.missing.toReversed() })
      else expect(turned).toMatchObject(result)
    }),
    runs,
  )
})

test('a result is missing exactly while a counting work is not written or nothing counts', () => {
  fc.assert(
    fc.property(periodInputs(), (input) => {
      const { weights } = input.policy
      const isUnwritten = input.works.some(({ kind, points }) => points === null && weights[kind] > 0)
      const counts = (input.fo.length > 0 && weights.fo > 0) || input.works.some(({ kind }) => weights[kind] > 0)
      expect(periodResult(input).kind).toBe(isUnwritten || !counts ? 'missing' : 'grade')
    }),
    runs,
  )
})

const figure = (text: string | undefined) => Number((text ?? 'x').replace(',', '.'))
const ratio = (text: string) =>
  text
    .split('/')
    .map(figure)
    .reduce((a, b) => a / b)

test('the figures of the steps are those of the result', () => {
  fc.assert(
    fc.property(periodInputs(true), (input) => {
      const { steps, percent, exact_percent, grade } = gradedOf(input)
      const value = ratio(exact_percent)
      const [sumLine = '', rounding = '', scale = ''] = steps.slice(-3)
      const products = [...sumLine.matchAll(/([\d,]+) % · ([\d,/]+)/g)].map(
        ([, part, weight]) => figure(part) * ratio(weight ?? ''),
      )
      expect(Math.abs(products.reduce((a, b) => a + b) - value)).toBeLessThan(0.02)
      const sum = /([=≈]) ([\d,]+) %$/.exec(sumLine)
      expect(Math.abs(value - figure(sum?.[2]))).toBeLessThan(sum?.[1] === '=' ? 1e-9 : 0.01)
      // whoever rounds the figure that is said comes to the same
      expect(Math.round(figure(sum?.[2]))).toBe(percent)
      expect(rounding).toBe(`Округление: ${sum?.[2]} % → ${percent} %`)
      const [, from, to] = /(\d+)–(\d+) % → .*«(\d)»$/.exec(scale) ?? []
      expect(scale.endsWith(`«${grade}»`)).toBe(true)
      expect(percent).toBeGreaterThanOrEqual(figure(from))
      expect(percent).toBeLessThanOrEqual(figure(to))
    }),
    runs,
  )
})
