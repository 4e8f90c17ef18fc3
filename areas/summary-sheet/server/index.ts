import type { Area } from '#platform/server/area.ts'
import type { SaidValue } from '#platform/server/audited.ts'
import { sheetPeriods, sheetTitle } from '../rules/sheet-period.ts'
import { listSheetClassesHandler } from './sheet-classes.ts'
import { readSummarySheetHandler } from './read-sheet.ts'
import { readSummarySheetYearHandler } from './read-year.ts'
import { exportSummarySheetHandler, printSummarySheetHandler } from './sheet-files.ts'
import { exportSummarySheetYearHandler, printSummarySheetYearHandler } from './year-files.ts'

export { groupColumns, readCourseGroup, type CourseGroup, type GroupRow } from './class-rows.ts'
export { readSheetGroups, type SheetGroup } from './read-groups.ts'
export { sheetMark, placeOfGroup, type SheetMark } from './sheet-mark.ts'
export { sheetOfClass, type CallContext } from './read-sheet.ts'
export { courseColumns, indicatorColumns, lineColumns, type Line } from './sheet-book.ts'
export { otherPeriod } from './sheet-courses.ts'

/** Of sheets and reports that are taken out; days stay as they are. */
const periodInWords: SaidValue = (value) => {
  const known = sheetPeriods.find((one) => one === value)
  return known === undefined ? value : sheetTitle(known)
}

/** The summary sheet of a class: its results in all subjects, their indicators. */
export const summarySheetArea: Area = {
  endpoints: [
    listSheetClassesHandler,
    readSummarySheetHandler,
    exportSummarySheetHandler,
    printSummarySheetHandler,
    readSummarySheetYearHandler,
    exportSummarySheetYearHandler,
    printSummarySheetYearHandler,
  ],
  auditedBelow: { 'platform.export': { values: { period: periodInWords } } },
}
