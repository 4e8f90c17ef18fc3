import * as z from 'zod/mini'
import { msg, t, texts } from '#platform/contract/text.ts'
import { id, isoDate, line } from '#platform/contract/wire.ts'

export const maxParallel = 12
export const Titled = z.object({ id, title: z.string() })
/** A person by name: an adult appointed to a class, a teacher, a student. */
export const PersonInClass = z.object({ id, full_name: z.string() })
/** Languages of instruction. */
export const classLanguages = ['ru', 'kk', 'en'] as const
export const classLanguageTitles: Readonly<Record<(typeof classLanguages)[number], string>> = texts({
  ru: msg`Русский`,
  kk: msg`Казахский`,
  en: msg`Английский`,
})

/** A class of a study year; `students_count` counts those of today, or of the year's last day once it is over. */
export const SchoolClass = z.object({
  id,
  title: z.string(),
  parallel: z.int(),
  letter: z.string(),
  shift: z.int(),
  language: z.enum(classLanguages),
  profile: z.string(),
  class_teacher: z.nullable(PersonInClass),
  curator: z.nullable(PersonInClass),
  home_room: z.nullable(Titled),
  students_count: z.int(),
  /** How many it takes; null: not said. */
  capacity: z.nullable(z.int()),
  /** The first and the last day, where they are not those of the year. */
  opened_on: z.nullable(isoDate),
  closed_on: z.nullable(isoDate),
  version: z.int(),
})
export type SchoolClass = z.infer<typeof SchoolClass>

export const versionSeen = z.int().check(z.minimum(1))
/** Classes that are made at once, at most. */
export const maxNewClasses = 30

const capacity = z
  .int()
  .check(z.minimum(1, { error: () => t`От 1 до 100` }), z.maximum(100, { error: () => t`От 1 до 100` }))
/** What a class is, but its place in the year. */
export const classFields = {
  letter: line(10),
  language: z.enum(classLanguages),
  shift: z.int().check(z.minimum(1), z.maximum(2)),
  profile: line(100, 0),
  home_room_id: z.nullable(id),
  capacity: z.nullable(capacity),
}

/** A class as it is set up: `origins` are those that it was made of by a split or a merge. */
export const ClassOfYear = z.extend(SchoolClass, {
  origins: z.array(z.object({ id, title: z.string(), from: z.string() })),
  may_edit: z.boolean(),
})
export type ClassOfYear = z.infer<typeof ClassOfYear>
