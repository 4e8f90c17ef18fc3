/** Hours a week of a full post of a school teacher, and how many posts one may hold in hours by custom. */
export const weeklyNorm = 16
const maxPosts = 1.5

/** `none`: no hours at all; `over`: more than one and a half posts. */
export type LoadState = 'none' | 'usual' | 'over'

export function loadState(hours: number): LoadState {
  if (hours === 0) return 'none'
  return hours > weeklyNorm * maxPosts ? 'over' : 'usual'
}
