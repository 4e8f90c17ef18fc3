import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeOwnFiles } from './own-files.ts'

/** Papers in the own fields. */
export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'ownFiles',
    write: async ({ db, media, ...shown }) => {
      if (media !== undefined) await writeOwnFiles(db, media, shown)
    },
  },
]
