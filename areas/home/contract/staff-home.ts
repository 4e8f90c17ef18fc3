import * as z from 'zod/mini'
import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { bigId, id, isoDate } from '#platform/contract/wire.ts'

const Lesson = z.object({
  id: bigId,
  group_id: id,
  group: z.string(),
  course: z.string(),
  classes: z.array(z.string()),
  date: isoDate,
  slot: z.int(),
  start_time: z.string(),
  end_time: z.string(),
  room: z.nullable(z.string()),
  status: z.enum(['planned', 'held', 'cancelled', 'moved']),
  topic: z.nullable(z.string()),
  homework: z.nullable(z.string()),
  /** Stands in for another teacher. */
  is_substitute: z.boolean(),
})
export type StaffLesson = z.infer<typeof Lesson>

/** A teacher's own lessons: of today or else of the next day that has any within a fortnight, those of the last fortnight that still have no topic, replacements of a week ahead. */
export const readStaffHome = endpoint({
  method: 'GET',
  path: '/api/journal/home/',
  access: read(jrnJournal),
  response: z.object({
    today: isoDate,
    /** Of `lessons`; null where there are none. */
    day: z.nullable(isoDate),
    lessons: z.array(Lesson),
    without_topic: z.array(Lesson),
    replacements: z.array(Lesson),
  }),
  summary: 'Уроки учителя на сегодня и уроки без темы',
})
