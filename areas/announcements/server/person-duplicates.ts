import { sql } from 'kysely'
import type { PersonDuplicates } from '#platform/server/person-duplicates.ts'

/** What both records have read, the one that stays has read. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'announcements.reading.person_id': {
      pair: sql`g.announcement_id = k.announcement_id`,
      same: sql<boolean>`true`,
      text: sql`''`,
      isTrace: true,
    },
  },
}
