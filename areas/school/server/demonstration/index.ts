import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeLogo } from './logo.ts'

/** The school's picture. */
export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'logo',
    write: async ({ db, media }) => {
      if (media !== undefined) await writeLogo(db, media)
    },
  },
]
