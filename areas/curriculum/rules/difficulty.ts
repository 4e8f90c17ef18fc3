/** The hardest of the scale of difficulty, which is the school's own: 1 is the easiest. A timetable spreads the hard ones over the week. */
export const maxDifficulty = 12
