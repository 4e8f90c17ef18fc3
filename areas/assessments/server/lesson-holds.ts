import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { LessonHold } from '#platform/server/lesson-holds.ts'

/** What is kept with dated lessons: a planned work goes with its lesson. */
export const lessonHolds: readonly LessonHold[] = [
  {
    order: 40,
    title: msg`СОР или СОЧ`,
    bearing: msg`с СОР или СОЧ`,
    isBorne: (lesson) => sql<boolean>`exists (select from assessments.work w where w.lesson_id = ${lesson})`,
    pins: null,
  },
]
