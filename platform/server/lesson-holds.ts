import type { RawBuilder } from 'kysely'
import type { Text } from '#platform/contract/text.ts'
import type { Database } from './database.ts'

/** Something that a room keeps with dated lessons, so that they cannot be changed as if nothing hung on them. */
export interface LessonHold {
  /** Among what rooms keep with lessons, the smallest first. */
  order: number
  /** As people call it where a lesson stays because of it: «отметки». */
  title: Text
  /** «с темой», of lessons that are to fall off the calendar. */
  bearing: Text
  /** Whether the lesson bears it. */
  isBorne: (lesson: RawBuilder<unknown>) => RawBuilder<boolean>
  /** Whether the lesson may not be removed because of it; without this, whether the lesson bears it. */
  keepsLesson?: (lesson: RawBuilder<unknown>) => RawBuilder<boolean>
  /** Why the lesson's day and time can't be changed: «есть отметки». Null of a plan, which goes with its lesson. */
  pins: Text | null
}

/** What weeks tell of a lesson beside its place, kept by a higher room. */
export interface LessonNotes {
  hasTopic: (lesson: RawBuilder<unknown>) => RawBuilder<boolean>
  hasHomework: (lesson: RawBuilder<unknown>) => RawBuilder<boolean>
}

/** How many rows a room keeps of a quarter that were counted by its dates: told before these are changed. */
export type QuarterCount = (db: Database, quarterId: number) => Promise<number>
