import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writePersonalFiles } from './personal-files.ts'

/** Documents, achievements and health. */
export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'personalFiles',
    write: ({ db, ...context }) => writePersonalFiles(db, context),
  },
]
