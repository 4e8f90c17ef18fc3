import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeHomeworkFiles } from './homework-files.ts'
import { writeRollCalls } from './roll-calls.ts'

/** Files of homework, and the rolls that were called. */
export const demonstration: readonly DemonstrationPart[] = [
  { name: 'rollCalls', write: ({ db, today }) => writeRollCalls(db, today) },
  {
    name: 'homeworkFiles',
    write: async ({ db, media, ...shown }) => {
      if (media !== undefined) await writeHomeworkFiles(db, media, shown)
    },
  },
]
