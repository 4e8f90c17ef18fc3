import type { Area } from '#platform/server/area.ts'
import { councilClasses } from './council-classes.ts'
import { councilSheet } from './read-sheet.ts'
import { councilYear } from './read-year.ts'
import { exportSheet, printSheet } from './sheet-files.ts'
import { exportYear, printYear } from './year-files.ts'

export { readGroups, type CourseGroup } from './class-rows.ts'
export { councilMark, placeOfGroup, type CouncilMark } from './council-mark.ts'
export { sheetOfClass, type Asked } from './read-sheet.ts'
export { courseColumns } from './sheet-book.ts'
export { otherPeriod } from './sheet-courses.ts'

/** The summary sheet of a class: its results in all subjects, their indicators. */
export const summarySheet: Area = {
  endpoints: [councilClasses, councilSheet, exportSheet, printSheet, councilYear, exportYear, printYear],
}
