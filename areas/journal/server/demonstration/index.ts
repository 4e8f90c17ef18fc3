import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeRetakes } from './retakes.ts'

/** Works that were retaken. */
export const demonstration: readonly DemonstrationPart[] = [
  { name: 'retakes', write: ({ db, today }) => writeRetakes(db, today) },
]
