import { councilClasses } from './council-classes.ts'
import { councilSheet } from './read-sheet.ts'
import { councilYear } from './read-year.ts'
import { exportSheet, printSheet } from './sheet-files.ts'
import { exportYear, printYear } from './year-files.ts'

export const councilEndpoints = [
  councilClasses,
  councilSheet,
  exportSheet,
  printSheet,
  councilYear,
  exportYear,
  printYear,
]
