import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { LessonHold } from '#platform/server/lesson-holds.ts'

/** A roll that somebody has called pins its lesson. */
export const lessonHolds: readonly LessonHold[] = [
  {
    order: 30,
    title: msg`перекличка`,
    bearing: msg`с перекличкой`,
    isBorne: (lesson) => sql<boolean>`exists (select from roll.roll_call rc
      where rc.lesson_id = ${lesson} and rc.called_at is not null)`,
    pins: msg`была перекличка`,
  },
]
