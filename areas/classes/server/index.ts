import type { Area } from '#platform/server/area.ts'
import { listClassesHandler } from './classes.ts'

export const classes: Area = { endpoints: [listClassesHandler] }
