// What the first pages tell of the journal.
export { absentOfClasses } from './class-day.ts'
export { absentStudents } from './absent-students.ts'
export { missedAt } from './missed-at.ts'
export { absentByClass } from './school-day.ts'
export { missesOfWeek, newMarksOf } from './student-day.ts'
