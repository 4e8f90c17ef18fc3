import type { LoadNorm } from './load-norm.ts'

/** `none`: no hours at all; `under`: fewer than the teacher's rate gives; `over`: more than the largest load. */
export type LoadState = 'none' | 'under' | 'usual' | 'over'

/** Hours a week that a rate gives, by halves: rates are written by hundredths, hours are not. */
export const hoursOfRate = (rate: number, week: number): number => Math.round(week * rate * 2) / 2

/** @param rate the sum of the teacher's posts, 1 is full; null where it is not known */
export function loadState(hours: number, rate: number | null, { week, largest }: LoadNorm): LoadState {
  if (hours === 0) return 'none'
  if (hours > week * largest) return 'over'
  return rate !== null && hours < hoursOfRate(rate, week) ? 'under' : 'usual'
}
