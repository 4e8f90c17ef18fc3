/** Told when lessons, periods or the list of students are others. */
export const lessonsSignal = 'lessons'
/** Told when what the server has is another now: marks and misses. */
export const serverMarksSignal = 'truth'
