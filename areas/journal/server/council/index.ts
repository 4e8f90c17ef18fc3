import { councilClasses } from './council-classes.ts'
import { councilSheet } from './read-sheet.ts'
import { exportSheet, printSheet } from './sheet-files.ts'

export const councilEndpoints = [councilClasses, councilSheet, exportSheet, printSheet]
