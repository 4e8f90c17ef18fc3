import { journalTabs } from '#areas/journal/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { attendanceTab } from './attendance-parts.tsx'

export { useAbsentWords } from './use-absent-words.ts'

export const studentAttendanceWeb: WebArea = { pages: [], fillings: [fill(journalTabs, [attendanceTab])] }
