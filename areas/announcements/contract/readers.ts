import * as z from 'zod/mini'
import { inOwnName, self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { id, IdParams, idText } from '#platform/contract/wire.ts'

const sorts = ['name', 'read'] as const
const filters = {
  /** Of none there are no readers. */
  announcement_id: z.optional(idText),
  has_read: z.optional(z.enum(['yes', 'no'])),
  side: z.optional(z.enum(['staff', 'students', 'families'])),
  class_id: z.optional(idText),
  unit_id: z.optional(idText),
}
/** Whom an announcement reaches today, or who has read it; `places`: classes of students and of families' children, units of the staff. */
export const AnnouncementReader = z.object({
  id,
  full_name: z.string(),
  sides: z.array(z.enum(['staff', 'students', 'families'])),
  places: z.nullable(z.string()),
  read_at: z.nullable(z.string()),
  acknowledged_at: z.nullable(z.string()),
  has_account: z.boolean(),
})
export type AnnouncementReader = z.infer<typeof AnnouncementReader>

/** For who manages the announcement; 404 for others. */
export const listAnnouncementReaders = endpoint({
  method: 'GET',
  path: '/api/documents/announcements/readers/',
  access: self(),
  query: listQuery(sorts, filters),
  response: listOf(AnnouncementReader),
  summary: 'Кто прочитал объявление',
})
export const exportAnnouncementReaders = exportOf({
  path: '/api/documents/announcements/readers/export/',
  access: self(),
  sorts,
  filters,
  columns: ['name', 'side', 'places', 'read', 'acknowledged'],
  summary: 'Кто прочитал объявление, в XLSX и на бумаге',
})
/** Reminds those who have not read it, one notice each, once a day at most. */
export const remindOfAnnouncement = endpoint({
  method: 'POST',
  path: '/api/documents/announcements/{id}/remind/',
  access: inOwnName(self()),
  params: IdParams,
  response: z.object({ reminded: z.int() }),
  summary: 'Напомнить тем, кто не прочитал объявление',
})
