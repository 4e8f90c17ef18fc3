import * as z from 'zod/mini'
import { classFields, maxParallel } from '#areas/classes/contract/class-shapes.ts'
import { countText, id, line, maxInteger } from '#platform/contract/wire.ts'
import { heldReasons } from '../rules/fate.ts'
import { newClassDivisions } from '../rules/distribute.ts'
import { parallelModes } from '../rules/outline.ts'

/** `into_id` is the year into which is rolled over. */
export const YearParams = z.strictObject({ into_id: countText(maxInteger) })
export const ParallelParams = z.strictObject({ ...YearParams.shape, number: countText(maxParallel) })

/** A class that does not come of one class. */
export const NewClass = z.strictObject({
  letter: classFields.letter,
  language: classFields.language,
  profile: classFields.profile,
  shift: classFields.shift,
  capacity: classFields.capacity,
})
export type NewClass = z.infer<typeof NewClass>

/** What becomes of a parallel. */
export const parallelFields = {
  mode: z.enum(parallelModes),
  by: z.enum(newClassDivisions),
  /** Of `random`: the same number gives the same lists. */
  seed: z.int().check(z.minimum(0), z.maximum(maxInteger)),
  /** Of `anew`, and of the lowest parallel of the new year. */
  new_classes: z.array(NewClass).check(z.maxLength(20)),
}

/** A class of the new year: null of `id` is not made yet. */
const IntoClass = z.extend(NewClass, { id: z.nullable(id), title: z.string(), students: z.int() })

/** A class of the former year. Of its students `moves` are still to be moved, `placed` are in a class of the new year. */
const FormerClass = z.object({
  id,
  title: z.string(),
  language: z.string(),
  students: z.int(),
  moves: z.int(),
  leaves: z.int(),
  placed: z.int(),
  held: z.int(),
  /** The class that it becomes; null: it becomes none. */
  into: z.nullable(z.object({ id: z.nullable(id), title: z.string() })),
})
export type FormerClass = z.infer<typeof FormerClass>

export const RolledParallel = z.object({
  number: z.int(),
  mode: parallelFields.mode,
  by: parallelFields.by,
  seed: parallelFields.seed,
  classes: z.array(FormerClass),
  /** Of `anew`: the classes into which its students are divided, with how many would be in each. */
  new_classes: z.array(IntoClass),
})
export type RolledParallel = z.infer<typeof RolledParallel>

export const Held = z.object({
  student: z.object({ id, full_name: z.string() }),
  class: z.object({ id, title: z.string() }),
  /** `no_choice`: no profile is chosen, `no_class`: no class of this language and profile is made. */
  reason: z.enum([...heldReasons, 'no_choice', 'no_class']),
  note: z.string(),
  /** The class of the new year in which they stand since. */
  placed_in: z.nullable(z.string()),
})
export type Held = z.infer<typeof Held>

export const Rollover = z.object({
  years: z.nullable(
    z.object({
      from: z.object({ id, title: z.string() }),
      into: z.object({ id, title: z.string(), date_start: z.string() }),
    }),
  ),
  /** Why it cannot be rolled over; empty where it can. */
  objection: z.string(),
  version: z.int(),
  parallels: z.array(RolledParallel),
  /** The lowest parallel of the new year, into which nobody comes from a class. */
  lowest: z.nullable(z.object({ number: z.int(), new_classes: z.array(IntoClass) })),
  held: z.array(Held),
  /** Profiles of the plan and of classes, which may be chosen. */
  profiles: z.array(z.string()),
  /** Lines of the РУП that the new year does not have yet. */
  lines: z.int(),
  /** Whether anything of it has been written, so that it can be taken back. */
  is_begun: z.boolean(),
  /** The job that works at it now. */
  job_id: z.nullable(id),
})
export type Rollover = z.infer<typeof Rollover>

export const RolledStudent = z.object({
  id,
  full_name: z.string(),
  fate: z.enum(['moves', 'leaves', 'held', 'placed']),
  reason: z.nullable(Held.shape.reason),
  note: z.string(),
  choice: z.nullable(z.string()),
  into_title: z.nullable(z.string()),
})
export type RolledStudent = z.infer<typeof RolledStudent>

/** `carried`: with who is in it, `ends`: the plan of the new parallel has no such course, `stands`: is there already. */
export const groupFates = ['carried', 'ends', 'stands', 'shared'] as const
export const RolledGroup = z.object({
  id,
  course: z.string(),
  title: z.string(),
  fate: z.enum(groupFates),
  into_title: z.nullable(z.string()),
  students: z.int(),
})
export type RolledGroup = z.infer<typeof RolledGroup>

export const profileLine = line(100)
