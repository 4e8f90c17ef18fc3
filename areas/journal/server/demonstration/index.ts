import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeHomeworkFiles } from './homework-files.ts'
import { writeRetakes } from './retakes.ts'
import { writeRollCalls } from './roll-calls.ts'

/** Files of homework, the rolls that were called, works that were retaken. */
export const demonstration: readonly DemonstrationPart[] = [
  { name: 'rollCalls', write: ({ db, today }) => writeRollCalls(db, today) },
  { name: 'retakes', write: ({ db, today }) => writeRetakes(db, today) },
  {
    name: 'homeworkFiles',
    write: async ({ db, media, ...shown }) => {
      if (media !== undefined) await writeHomeworkFiles(db, media, shown)
    },
  },
]
