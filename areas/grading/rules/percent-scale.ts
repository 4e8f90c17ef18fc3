import type { Grade, GradeScale, GradingPolicy } from './policy.ts'

/** Where a rounded percent falls on a scale; `from` and `to` are the borders of its step. */
export interface ScaleStep {
  grade: Grade
  letter: string | null
  from: number
  to: number
}

/** The scale of a parallel; throws a RangeError where the policy names none. */
export function scaleOf(policy: Pick<GradingPolicy, 'scales'>, parallel: number): GradeScale {
  const scale = policy.scales.find(
    ({ from_parallel, to_parallel }) => from_parallel <= parallel && parallel <= to_parallel,
  )
  if (!scale) throw new RangeError(`The policy has no scale for parallel ${parallel}`)
  return scale
}

type Rung = { grade: Grade; letter: string | null; least: number }

/** The steps of a parallel from the top: the college's letters, or 5, 4, 3, 2. */
function rungsOf(policy: GradingPolicy, parallel: number): Rung[] {
  if (policy.letters) return policy.letters
  const { least } = scaleOf(policy, parallel)
  return [
    { grade: 5, letter: null, least: least[5] },
    { grade: 4, letter: null, least: least[4] },
    { grade: 3, letter: null, least: least[3] },
    { grade: 2, letter: null, least: 0 },
  ]
}

/** The step of a percent already rounded to a whole number, 0–100. */
export function stepOf(policy: GradingPolicy, parallel: number, percent: number): ScaleStep {
  const rungs = rungsOf(policy, parallel)
  const index = rungs.findIndex(({ least }) => percent >= least)
  const rung = rungs[index]
  if (!rung) throw new RangeError(`No step of the scale for ${percent} %`)
  return {
    grade: rung.grade,
    letter: rung.letter,
    from: rung.least,
    to: index === 0 ? 100 : (rungs[index - 1]?.least ?? 0) - 1,
  }
}

/** The least rounded percent that gives a grade or better. */
export const minPercent = (policy: GradingPolicy, parallel: number, grade: Grade): number =>
  Math.min(
    ...rungsOf(policy, parallel)
      .filter((rung) => rung.grade >= grade)
      .map(({ least }) => least),
  )
