import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeAvailability } from './availability.ts'

export const demonstration: readonly DemonstrationPart[] = [
  { name: 'availability', write: ({ db, ...context }) => writeAvailability(db, context) },
]
