// For tests: a quarter of parallel 7, written as it is read.
import { defaultPolicy } from './policy.ts'
import type { PeriodInput } from './period-outcome.ts'
import type { PlannedWork, Points } from './period-parts.ts'

/** Marks of ten. */
export const marks = (...values: number[]): Points[] => values.map((value) => ({ value, maximum: 10 }))
export const sor = (number: number, points: number | null, maximum: number): PlannedWork => ({
  kind: 'sor',
  number,
  points,
  maximum,
})
export const soch = (points: number | null, maximum: number): PlannedWork => ({
  kind: 'soch',
  number: 1,
  points,
  maximum,
})
export const input = (fo: Points[], works: PlannedWork[], more: Partial<PeriodInput> = {}): PeriodInput => ({
  mode: 'every_quarter',
  period: 'quarter',
  parallel: 7,
  policy: defaultPolicy(),
  fo,
  works,
  ...more,
})
