import type { Area } from '#platform/server/area.ts'
import { years } from './years.ts'

export { currentYearId } from './current-year.ts'
export { dayOfYear } from './day-of-year.ts'

export const calendar: Area = { endpoints: years }
