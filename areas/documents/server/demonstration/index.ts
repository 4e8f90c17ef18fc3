import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { findShownPeople } from './shown-people.ts'
import { writeShownKinds } from './write-kinds.ts'
import { writeShownPapers } from './write-papers.ts'

/** Kinds of documents with their templates, and a month of papers on their way. */
export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'documents',
    write: async ({ db, today }) => {
      const kinds = await writeShownKinds(db)
      const people = await findShownPeople(db, today)
      if (people !== null) await writeShownPapers({ db, today, people, kinds })
    },
  },
]
