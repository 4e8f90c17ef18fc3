import type { Area } from '#platform/server/area.ts'
import { listAbsentTodayHandler } from './absent-today.ts'
import { readClassHomeHandler } from './class-home.ts'
import { readDashboardHandler, readStudentHomeHandler } from './dashboard.ts'
import { readHeadsHomeHandler } from './heads-home.ts'
import { readStaffHomeHandler } from './staff-home.ts'

/** What each opens with: parents their children's day, students and teachers their own, heads the school's. */
export const homeArea: Area = {
  endpoints: [
    readDashboardHandler,
    readStaffHomeHandler,
    readStudentHomeHandler,
    readClassHomeHandler,
    readHeadsHomeHandler,
    listAbsentTodayHandler,
  ],
}
