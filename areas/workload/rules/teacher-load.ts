/** Hours a week of a full post of a school teacher. */
export const weeklyHoursOfPost = 16
/** More than so many posts in hours is shown as unusual. */
const maxUsualPosts = 1.5

/** `none`: no hours at all; `over`: more than one and a half posts. */
export type LoadState = 'none' | 'usual' | 'over'

export function loadState(hours: number): LoadState {
  if (hours === 0) return 'none'
  return hours > weeklyHoursOfPost * maxUsualPosts ? 'over' : 'usual'
}
