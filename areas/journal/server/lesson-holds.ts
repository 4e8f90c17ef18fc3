import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { LessonHold } from '#platform/server/lesson-holds.ts'
import { hasTopic } from './lesson-texts/texts.ts'

/** What the journal keeps with dated lessons: marks and misses pin them, a plan goes with its lesson. */
export const lessonHolds: readonly LessonHold[] = [
  {
    order: 10,
    title: msg`отметки`,
    bearing: msg`с отметками`,
    isBorne: (lesson) => sql<boolean>`exists (select from journal.score s where s.lesson_id = ${lesson})`,
    pins: msg`есть отметки`,
  },
  {
    order: 20,
    title: msg`пропуски`,
    bearing: msg`с пропусками`,
    isBorne: (lesson) => sql<boolean>`exists (select from journal.miss m where m.lesson_id = ${lesson})`,
    pins: msg`есть пропуски`,
  },
  { order: 50, title: msg`тема`, bearing: msg`с темой`, isBorne: hasTopic, pins: null },
]
