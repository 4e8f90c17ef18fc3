/** Hours a week of a full post of a school teacher. */
export const weeklyHoursOfPost = 16
/** More than so many posts in hours is warned of. */
export const maxUsualPosts = 1.5
