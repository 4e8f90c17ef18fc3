import type { Area } from '#platform/server/area.ts'
import { exportClassesHandler, listClassesHandler } from './classes.ts'
import { printClassHandler } from './print-class.ts'

export const classes: Area = { endpoints: [listClassesHandler, exportClassesHandler, printClassHandler] }
