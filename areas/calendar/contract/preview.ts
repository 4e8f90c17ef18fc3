import * as z from 'zod/mini'
import { Preview } from '#platform/contract/preview.ts'
import { bigId, id, isoDate } from '#platform/contract/wire.ts'

/** A lesson that stands in the way of a change, and why. */
const LessonInTheWay = z.object({
  lesson_id: bigId,
  group_id: id,
  date: isoDate,
  /** «7А, Алгебра» */
  title: z.string(),
  /** «есть отметки», «урок проведён», «Абаева А. К. занята» */
  reason: z.string(),
})
export type LessonInTheWay = z.infer<typeof LessonInTheWay>

/** What a change of the calendar or of the bells does to dated lessons. */
export const CalendarPreview = z.extend(Preview, {
  /** What stays as it is though it might be expected to change; empty where nothing. */
  note: z.string(),
  /** The first of the lessons that are the obstacle, and how many there are: each leads to its journal. */
  in_the_way: z.array(LessonInTheWay),
  in_the_way_count: z.int(),
})
export type CalendarPreview = z.infer<typeof CalendarPreview>
