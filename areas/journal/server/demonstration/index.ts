import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeRetakes } from './retakes.ts'
import { writeRollCalls } from './roll-calls.ts'

/** The rolls that were called, works that were retaken. */
export const demonstration: readonly DemonstrationPart[] = [
  { name: 'rollCalls', write: ({ db, today }) => writeRollCalls(db, today) },
  { name: 'retakes', write: ({ db, today }) => writeRetakes(db, today) },
]
