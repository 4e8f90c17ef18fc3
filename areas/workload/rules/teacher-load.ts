import { maxUsualPosts, weeklyHoursOfPost } from './load-norm.ts'

/** `none`: no hours at all; `under`: fewer than the teacher's rate gives; `over`: more than one and a half posts. */
export type LoadState = 'none' | 'under' | 'usual' | 'over'

/** @param rate the sum of the teacher's posts, 1 is full; null where it is not known */
export function loadState(hours: number, rate: number | null): LoadState {
  if (hours === 0) return 'none'
  if (hours > weeklyHoursOfPost * maxUsualPosts) return 'over'
  return rate !== null && hours < weeklyHoursOfPost * rate ? 'under' : 'usual'
}
