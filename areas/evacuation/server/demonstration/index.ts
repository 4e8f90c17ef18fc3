import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeAssemblyPoints } from './assembly-points.ts'
import { writeDrills } from './drills.ts'

/** Assembly points and drills. */
export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'assemblyPoints',
    write: ({ db, media }) => writeAssemblyPoints(db, media),
  },
  {
    name: 'drills',
    write: ({ db, ...context }) => writeDrills(db, context),
  },
]
