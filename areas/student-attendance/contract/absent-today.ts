import * as z from 'zod/mini'
import { id, isoDate } from '#platform/contract/wire.ts'

const AbsentStudent = z.object({
  student_id: id,
  full_name: z.string(),
  class_id: id,
  class_title: z.string(),
  slots: z.array(z.int()),
  kinds: z.array(z.string()),
  is_ill: z.boolean(),
})
export type AbsentStudent = z.infer<typeof AbsentStudent>

/** Who has missed lessons today, the ill first: at most three hundred, how many there are and how many of them are ill. */
export const AbsentToday = z.object({ today: isoDate, total: z.int(), ill: z.int(), items: z.array(AbsentStudent) })
export type AbsentToday = z.infer<typeof AbsentToday>
