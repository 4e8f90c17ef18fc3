import { write } from '#platform/contract/access.ts'
import { pasNotices } from './permissions.ts'

/** Writes to the whole school, and keeps the announcements of all. */
export const keepsAnnouncements = write(pasNotices)
