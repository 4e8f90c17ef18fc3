import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { queryDate, bigId, id, idText, isoDate } from '#platform/contract/wire.ts'
import { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import { diaryAccess, HomeworkFile, Retake } from '#areas/journal/contract/journal.ts'

const DiaryScore = z.object({
  id: bigId,
  type: z.enum(['fo', 'sor', 'soch']),
  value: z.int(),
  maximum: z.int(),
  comment: z.nullable(z.string()),
  work: z.nullable(z.string()),
  retake: z.nullable(Retake),
})
const DiaryLesson = z.object({
  id: bigId,
  slot: z.int(),
  start_time: z.string(),
  end_time: z.string(),
  course: z.string(),
  colour: z.nullable(z.string()),
  teacher: z.nullable(z.string()),
  room: z.nullable(z.string()),
  status: z.enum(['planned', 'held', 'cancelled', 'moved']),
  topic: z.nullable(z.string()),
  homework: z.nullable(z.string()),
  files: z.array(HomeworkFile),
  scores: z.array(DiaryScore),
  miss: z.nullable(z.object({ kind: MissKind, minutes: z.nullable(z.int()), reason: z.nullable(z.string()) })),
})
export type DiaryLesson = z.infer<typeof DiaryLesson>
export const DiaryWeek = z.object({
  student: z.object({ id, full_name: z.string(), class_title: z.nullable(z.string()) }),
  monday: isoDate,
  today: isoDate,
  days: z.array(z.object({ date: isoDate, holiday: z.nullable(z.string()), lessons: z.array(DiaryLesson) })),
})
export type DiaryWeek = z.infer<typeof DiaryWeek>

/** A week of a student. Without `student`: oneself, or a family's only or first child. */
export const readDiaryWeek = endpoint({
  method: 'GET',
  path: '/api/journal/diary/week/',
  access: diaryAccess,
  query: z.strictObject({ student: z.optional(idText), date: z.optional(queryDate) }),
  response: DiaryWeek,
  hot: true,
  summary: 'Неделя дневника',
})
