import * as z from 'zod/mini'
import { bigId, id, isoDate } from '#platform/contract/wire.ts'

const count = z.int()
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
export const Consequences = z.object({
  /** Lessons that fall off, come back as they were, are made anew, get another time. */
  cancelled: count,
  restored: count,
  added: count,
  retimed: count,
  /** Of those that fall off, how many bear what: «с темой», «с домашним заданием». */
  bearing: z.array(z.object({ title: z.string(), count })),
  /** Titles of the classes whose lessons change. */
  classes: z.array(z.string()),
  /** Results already set for the quarter that changes, and whether its marks may still be changed today. */
  results: count,
  is_closed: z.boolean(),
  /** While there are any, the change is refused: the first of them, and how many there are. */
  in_the_way: z.array(LessonInTheWay),
  in_the_way_count: count,
})
export type Consequences = z.infer<typeof Consequences>
