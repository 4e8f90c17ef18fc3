import * as z from 'zod/mini'
import { Retake } from '#areas/journal/contract/journal.ts'
import { missCategories } from '#areas/miss-kinds/rules/miss-kinds.ts'
import { family } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { bigId, id, isoDate } from '#platform/contract/wire.ts'

const Lesson = z.object({
  id: bigId,
  date: isoDate,
  slot: z.int(),
  start_time: z.string(),
  end_time: z.string(),
  course: z.string(),
  room: z.nullable(z.string()),
  teacher: z.nullable(z.string()),
  status: z.enum(['planned', 'held', 'cancelled', 'moved']),
})
const HomeworkFile = z.object({ id, name: z.string(), size: z.int(), mime: z.string() })
/** Files are those of students who were in the group on the day it was given. */
const Homework = z.object({
  lesson_id: bigId,
  course: z.string(),
  homework: z.nullable(z.string()),
  files: z.array(HomeworkFile),
  given_on: isoDate,
})
const NewMark = z.object({
  id: bigId,
  date: isoDate,
  course: z.string(),
  type: z.enum(['fo', 'sor', 'soch']),
  value: z.int(),
  maximum: z.int(),
  work: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  retake: z.nullable(Retake),
})
const WeekMiss = z.object({
  id: bigId,
  date: isoDate,
  slot: z.int(),
  course: z.string(),
  letter: z.string(),
  category: z.enum(missCategories),
  title: z.string(),
  minutes: z.nullable(z.int()),
  reason: z.nullable(z.string()),
})
const ComingWork = z.object({
  id,
  kind: z.enum(['sor', 'soch']),
  number: z.int(),
  title: z.string(),
  date: isoDate,
  slot: z.int(),
  course: z.string(),
})
/** The day of one student, and what is new of late. */
export const StudentDay = z.object({
  student: z.object({ id, full_name: z.string(), class_title: z.nullable(z.string()) }),
  /** Of today, or else of the next day that has any within a fortnight. */
  lessons: z.array(Lesson),
  /** The next day with lessons within a fortnight; null where there is none. */
  next_day: z.nullable(isoDate),
  /** Given on the last lesson of each course that the next day has. */
  homework: z.array(Homework),
  /** Given or changed within seven days, the newest first. */
  marks: z.array(NewMark),
  /** From Monday to today. */
  misses: z.array(WeekMiss),
  /** СОР and СОЧ of a month ahead, the nearest first. */
  works: z.array(ComingWork),
})
export type StudentDay = z.infer<typeof StudentDay>

/** What a parent opens with: each child's day, homework, new marks, misses of the week. */
export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/users/dashboard/',
  access: family(),
  response: z.object({ today: isoDate, children: z.array(StudentDay) }),
  hot: true,
  summary: 'Дети: уроки, домашние задания, новые отметки, пропуски',
})
