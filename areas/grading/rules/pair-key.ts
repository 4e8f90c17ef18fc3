/** The key of a cell (lesson and student), of a membership (group and student), of a work's mark (work and student). */
export const pairKey = (first: number, studentId: number): string => `${first} ${studentId}`
