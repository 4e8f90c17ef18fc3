import type { Area } from '#platform/server/area.ts'
import { classHome } from './class-home.ts'
import { dashboard, studentHome } from './dashboard.ts'
import { headsHome } from './heads-home.ts'
import { staffHome } from './staff-home.ts'

/** What each opens with: parents their children's day, students and teachers their own, heads the school's. */
export const home: Area = { endpoints: [dashboard, staffHome, studentHome, classHome, headsHome] }
