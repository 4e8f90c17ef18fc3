import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeHomeworkFiles } from './homework-files.ts'
import { writeRetakes } from './retakes.ts'

/** Files of homework, works that were retaken. */
export const demonstration: readonly DemonstrationPart[] = [
  { name: 'retakes', write: ({ db, today }) => writeRetakes(db, today) },
  {
    name: 'homeworkFiles',
    write: async ({ db, media, ...shown }) => {
      if (media !== undefined) await writeHomeworkFiles(db, media, shown)
    },
  },
]
