/** Told when lessons, periods or the list of students are others. */
export const lessonsSignal = 'lessons'
