import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeHomeworkFiles } from './homework-files.ts'

export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'homeworkFiles',
    write: async ({ db, media, ...shown }) => {
      if (media !== undefined) await writeHomeworkFiles(db, media, shown)
    },
  },
]
