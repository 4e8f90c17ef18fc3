import * as z from 'zod/mini'
import { anyOf, family, read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { weekdays } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import { queryDate, bigId, id, isoDate } from '#platform/contract/wire.ts'
import { weekKinds } from '../rules/study-week.ts'
import { parseWeekSlug, weekSubjects } from '../rules/week-slug.ts'
import { schTimetable } from './permissions.ts'

const Slug = z.string().check(
  z.refine((slug: string) => parseWeekSlug(slug) !== null, {
    error: () => t`Ожидается class-12, teacher-5, room-3, student-77 или me`,
  }),
)
const Titled = z.object({ id, title: z.string() })
const Course = z.object({ id, title: z.string(), short_title: z.string(), colour: z.nullable(z.string()) })
/** A place in the plan of a date. */
const Place = z.object({ date: isoDate, shift: z.int(), slot: z.int() })

export const WeekLesson = z.object({
  id: bigId,
  shift: z.int(),
  slot: z.int(),
  start_time: z.string(),
  end_time: z.string(),
  status: z.enum(['planned', 'held', 'cancelled', 'moved']),
  /** On which weeks the timetable has it. */
  week: z.enum(weekKinds),
  /** Its place in the timetable, if it was moved; the status of a held lesson no longer tells. */
  moved_from: z.nullable(Place),
  course: Course,
  group: Titled,
  classes: z.array(Titled),
  room: z.nullable(Titled),
  /** Surname and initials; `replaces`: in whose place. */
  teachers: z.array(z.object({ id, short_name: z.string(), replaces: z.nullable(z.string()) })),
  has_topic: z.boolean(),
  has_homework: z.boolean(),
  /** Whether this caller may open the journal of the group. */
  may_open_journal: z.boolean(),
})
export type WeekLesson = z.infer<typeof WeekLesson>

/** Stands at the place that a moved lesson has left. */
export const MovedAway = z.object({
  id: bigId,
  shift: z.int(),
  slot: z.int(),
  course: Course,
  group: Titled,
  to: Place,
})
export type MovedAway = z.infer<typeof MovedAway>

export const Week = z.object({
  kind: z.enum(weekSubjects),
  id,
  title: z.string(),
  monday: isoDate,
  today: isoDate,
  /** The week's number in the study year and whether odd or even lessons take place; null outside the year. */
  study_week: z.nullable(z.object({ number: z.int(), parity: z.enum(['odd', 'even']) })),
  /** Bells of the shifts that the week uses, in the order of the day. */
  slots: z.array(z.object({ shift: z.int(), number: z.int(), start_time: z.string(), end_time: z.string() })),
  days: z.array(
    z.object({
      date: isoDate,
      /** Why there are no lessons: the holiday's title, or null on a study day. */
      free: z.nullable(z.string()),
      /** The weekday whose timetable a moved day follows. */
      follows: z.nullable(z.enum(weekdays)),
      lessons: z.array(WeekLesson),
      moved_away: z.array(MovedAway),
    }),
  ),
})
export type Week = z.infer<typeof Week>

/** The dated lessons of a class, teacher, room or student in the week of a date, today's by default. */
export const readWeek = endpoint({
  method: 'GET',
  path: '/api/schedule/week/{slug}/',
  access: anyOf(read(schTimetable), family()),
  params: z.strictObject({ slug: Slug }),
  query: z.strictObject({ date: z.optional(queryDate) }),
  response: Week,
  summary: 'Неделя расписания класса, учителя, кабинета или ученика',
})
