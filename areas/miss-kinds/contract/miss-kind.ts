import * as z from 'zod/mini'
import { id } from '#platform/contract/wire.ts'
import { missCategories } from '../rules/miss-kinds.ts'

/** A kind of the school's dictionary of misses. */
export const MissKind = z.object({
  id,
  code: z.string(),
  letter: z.string(),
  title: z.string(),
  category: z.enum(missCategories),
  counts_as_missed: z.boolean(),
  excludes_marks: z.boolean(),
  takes_minutes: z.boolean(),
  /** Stands where it was put, and is put nowhere else. */
  is_archived: z.boolean(),
})
export type MissKind = z.infer<typeof MissKind>
