import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeAnnouncements } from './announcements.ts'

/** A dozen announcements, read by some, and a screen in the hall. */
export const demonstration: readonly DemonstrationPart[] = [
  { name: 'announcements', write: ({ db, today, shownClass }) => writeAnnouncements(db, today, shownClass) },
]
