import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeRollCalls } from './roll-calls.ts'

/** The rolls that were called. */
export const demonstration: readonly DemonstrationPart[] = [
  { name: 'rollCalls', write: ({ db, today }) => writeRollCalls(db, today) },
]
