import type { Area } from '#platform/server/area.ts'
import { dashboard, studentHome } from './dashboard.ts'
import { staffHome } from './staff-home.ts'

/** What each opens with: parents their children's day, students and teachers their own. */
export const home: Area = { endpoints: [dashboard, staffHome, studentHome] }
