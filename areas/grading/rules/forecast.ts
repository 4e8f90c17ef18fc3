import { condensed, type PlannedWork } from './period-parts.ts'
import { modeRules, weightsIn } from './grading-mode.ts'
import type { Grade } from './policy.ts'
import { periodOutcome, unwritten, workTitle, type PeriodInput } from './period-outcome.ts'

/** Points to get in a work not written yet. */
export interface NeededWork {
  title: string
  points: number
  maximum: number
}

/**
 * What a target asks for. 'works': at least these points in each work not written, about the same share of each, with ФО as
 * it is; with fewer points in any of them the target is missed. 'fo': a mean ФО of at least `fo_mean` hundredths, with the works as written, those not written at their maximum
 * (listed); `fo_marks` more marks of the maximum reach it. 'impossible': thirty more would not do.
 */
export type Forecast =
  | { state: 'reached' }
  | { state: 'works'; works: NeededWork[] }
  | { state: 'fo'; works: NeededWork[]; fo_mean: number; fo_marks: number }
  | { state: 'impossible' }

const maxMarksAhead = 30

const reaches = (input: PeriodInput, target: Grade): boolean => {
  const result = periodOutcome(input)
  return (result.kind === 'grade' && result.grade >= target) || (result.kind === 'passfail' && result.passed)
}

/** The first whole number of a span that holds; a number above one that holds holds too. */
function firstNumber(least: number, most: number, holds: (candidate: number) => boolean): number | undefined {
  let [from, to] = [least, most + 1]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from > most ? undefined : from
}

interface Share {
  top: number
  bottom: number
}

/** The input with every work `left` to write at this share of its maximum, rounded up to whole points. */
function withShare(input: PeriodInput, left: readonly PlannedWork[], { top, bottom }: Share): PeriodInput {
  const works = input.works.map((work) =>
    left.includes(work) ? { ...work, points: Math.ceil((top * work.maximum) / bottom) } : work,
  )
  return { ...input, works }
}

/** Every share at which the points of some work change, rising from 0 to 1. */
function sharesOf(left: readonly PlannedWork[]): Share[] {
  const shares = [...new Set(left.map(({ maximum }) => maximum))].flatMap((maximum) =>
    Array.from({ length: maximum + 1 }, (_, points) => ({ top: points, bottom: maximum })),
  )
  return shares.toSorted((a, b) => a.top * b.bottom - b.top * a.bottom)
}

/** Each work not written lowered in its turn as far as the others allow: fewer points in any of them would not do. */
function lowered(input: PeriodInput, filled: PeriodInput, target: Grade): PeriodInput {
  return input.works.reduce((known, work, index) => {
    const given = known.works[index]?.points ?? null
    if (work.points !== null || given === null) return known
    const withPoints = (points: number) => ({
      ...known,
      works: known.works.map((one, at) => (at === index ? { ...one, points } : one)),
    })
    const min = firstNumber(0, given, (points) => reaches(withPoints(points), target))
    return min === undefined ? known : withPoints(min)
  }, filled)
}

const neededWorks = (input: PeriodInput, filled: PeriodInput): NeededWork[] => {
  return input.works.flatMap((work, index) => {
    const points = filled.works[index]?.points
    const isNeeded = work.points === null && points !== null && points !== undefined
    return isNeeded ? [{ title: workTitle(work, input.works), points, maximum: work.maximum }] : []
  })
}

/** A mean of ФО in hundredths as one mark of a finer scale. */
const withMean = (input: PeriodInput, hundredths: number): PeriodInput => ({
  ...input,
  fo: [{ value: hundredths, maximum: input.policy.fo_maximum * 100 }],
})

const withMarks = (input: PeriodInput, count: number): PeriodInput => {
  const best = { value: input.policy.fo_maximum, maximum: input.policy.fo_maximum }
  return { ...input, fo: [...input.fo, ...Array.from({ length: count }, () => best)] }
}

function byFo(input: PeriodInput, target: Grade): Forecast {
  const full: Share = { top: 1, bottom: 1 }
  const filled = withShare(input, unwritten(input), full)
  const fo_mean = firstNumber(1, input.policy.fo_maximum * 100, (mean) => reaches(withMean(filled, mean), target))
  if (weightsIn(input.mode, input.policy).fo === 0 || fo_mean === undefined) return { state: 'impossible' }
  const fo_marks = firstNumber(1, maxMarksAhead, (count) => reaches(withMarks(filled, count), target))
  // a mean that so many marks of the maximum do not lift is out of reach, however near it looks
  if (fo_marks === undefined) return { state: 'impossible' }
  return { state: 'fo', works: neededWorks(input, filled), fo_mean, fo_marks }
}

/**
 * What a student needs for a grade (of a pass/fail subject: 3 for a pass) in a period, by the very rules of
 * `periodOutcome`: first in the works not written, with ФО as it is, then in ФО. Null where the period has no result or a
 * pass/fail subject is asked for more than a pass.
 */
export function forecast(given: PeriodInput, target: Grade): Forecast | null {
  // a forecast reckons with them dozens of times
  const input = { ...given, fo: condensed(given.fo) }
  const { result } = modeRules[input.mode]
  if (result?.period !== input.period || (result.type === 'passfail' && target !== 3)) return null
  if (reaches(input, target)) return { state: 'reached' }
  const left = unwritten(input)
  const shares = sharesOf(left)
  const filledAt = (place: number) => withShare(input, left, shares[place]!)
  const first = firstNumber(0, shares.length - 1, (place) => reaches(filledAt(place), target))
  if (first === undefined) return byFo(input, target)
  return { state: 'works', works: neededWorks(input, lowered(input, filledAt(first), target)) }
}
