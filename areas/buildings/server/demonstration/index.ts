import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writePlans } from './plans.ts'

/** Plans of the floors. */
export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'plans',
    write: async ({ db, media }) => {
      if (media !== undefined) await writePlans(db, media)
    },
  },
]
