import * as z from 'zod/mini'
import { mntJournalFilling } from '#areas/journal-control/contract/permissions.ts'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, isoDate } from '#platform/contract/wire.ts'

/** Of the journals in the caller's scope: the school to a deputy head, the cathedra to its head. */
export const HeadsHome = z.object({
  today: isoDate,
  is_whole_school: z.boolean(),
  /** Students with a missed lesson today, by class, the most first. */
  absent: z.object({ students: z.int(), classes: z.array(z.object({ id, title: z.string(), students: z.int() })) }),
  /** Lessons of the last fortnight without a topic: by class of a school, by teacher of a cathedra. */
  completion: z.object({
    by: z.enum(['class', 'teacher']),
    rows: z.array(z.object({ id, title: z.string(), unfilled: z.int(), lessons: z.int() })),
  }),
  /** Reasons of absence that class teachers have not answered; null for who does not see them. */
  waiting: z.nullable(z.int()),
  /** The last quarter that has ended; percents are null while nothing is set. */
  indicators: z.nullable(
    z.object({
      quarter: z.string(),
      results: z.int(),
      progress: z.nullable(z.number()),
      quality: z.nullable(z.number()),
      average: z.nullable(z.number()),
    }),
  ),
  /** СОР and СОЧ of the next seven days. */
  works: z.array(
    z.object({
      id,
      kind: z.enum(['sor', 'soch']),
      number: z.int(),
      date: isoDate,
      course: z.string(),
      group: z.string(),
      group_id: id,
    }),
  ),
})
export type HeadsHome = z.infer<typeof HeadsHome>

export const readHeadsHome = endpoint({
  method: 'GET',
  path: '/api/journal/home/school/',
  access: read(mntJournalFilling),
  response: HeadsHome,
  hot: true,
  summary: 'Школа или кафедра сегодня: отсутствующие, заполнение, работы, показатели',
})
