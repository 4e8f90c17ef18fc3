/** The most hours a week of one line. */
export const maxWeekHours = 60
