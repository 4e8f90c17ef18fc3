// What the first pages tell of the journal.
export { awayAt } from './away-at.ts'
export { absentOfClasses, failingOfClasses } from './class-day.ts'
export { absentByClass, resultsOfLastQuarter, waitingReasons, worksAhead } from './school-day.ts'
export { homeworkAhead, missesOfWeek, newMarksOf } from './student-day.ts'
