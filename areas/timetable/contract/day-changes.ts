import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { bigId, id, isoDate } from '#platform/contract/wire.ts'
import { schTimetable } from './permissions.ts'
import { readsDayChanges } from './access.ts'

const Lesson = z.object({
  id: bigId,
  date: isoDate,
  slot: z.int(),
  start_time: z.string(),
  course: z.string(),
  group: z.string(),
  /** The first class of the group: its week shows the lesson; null: no class. */
  class_id: z.nullable(id),
  /** Surnames with initials in one line; null: nobody. */
  teacher: z.nullable(z.string()),
})

/** Lessons of the next seven days, today included, that take place and have no room: the first fifty, and how many there are. */
export const listRoomless = endpoint({
  method: 'GET',
  path: '/api/schedule/lessons/without-room/',
  access: write(schTimetable),
  response: z.object({ total: z.int(), items: z.array(Lesson) }),
  summary: 'Уроки ближайшей недели без кабинета',
})

export const ChangedLesson = z.extend(Lesson, {
  status: z.enum(['planned', 'held', 'cancelled', 'moved']),
  room: z.nullable(z.string()),
  /** Whose lesson a substitute gives. */
  replaced: z.nullable(z.string()),
})
export type ChangedLesson = z.infer<typeof ChangedLesson>

/**
 * What is otherwise than the timetable on a school day: replaced, cancelled, moved lessons; of today, else of the next day
 * with lessons within a fortnight. For who may find the staff.
 */
export const listDayChanges = endpoint({
  method: 'GET',
  path: '/api/schedule/lessons/changes/',
  access: readsDayChanges,
  response: z.object({
    /** Null: no lessons for a fortnight. */
    date: z.nullable(isoDate),
    total: z.int(),
    /** At most a hundred. */
    items: z.array(ChangedLesson),
  }),
  summary: 'Замены, отмены и переносы ближайшего учебного дня',
})
