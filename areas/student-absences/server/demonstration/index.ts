import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeAbsenceReasons } from './absence-reasons.ts'

/** Reasons that families have given. */
export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'absenceReasons',
    write: ({ db, today }) => writeAbsenceReasons(db, today),
  },
]
