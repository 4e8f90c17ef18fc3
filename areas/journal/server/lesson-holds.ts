import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { LessonHold } from '#platform/server/lesson-holds.ts'
import { hasTopic } from './lesson-texts/texts.ts'

/** What the journal keeps with dated lessons: marks and misses pin them, a plan goes with its lesson. */
export const lessonHolds: readonly LessonHold[] = [
  {
    title: msg`отметки`,
    bearing: msg`с отметками`,
    isBorne: (lesson) => sql<boolean>`exists (select from journal.score s where s.lesson_id = ${lesson})`,
    pins: msg`есть отметки`,
  },
  {
    title: msg`пропуски`,
    bearing: msg`с пропусками`,
    isBorne: (lesson) => sql<boolean>`exists (select from journal.miss m where m.lesson_id = ${lesson})`,
    pins: msg`есть пропуски`,
  },
  {
    title: msg`перекличка`,
    bearing: msg`с перекличкой`,
    isBorne: (lesson) => sql<boolean>`exists (select from journal.roll_call rc
      where rc.lesson_id = ${lesson} and rc.called_at is not null)`,
    pins: msg`была перекличка`,
  },
  {
    title: msg`СОР или СОЧ`,
    bearing: msg`с СОР или СОЧ`,
    isBorne: (lesson) => sql<boolean>`exists (select from assessments.work w where w.lesson_id = ${lesson})`,
    pins: null,
  },
  { title: msg`тема`, bearing: msg`с темой`, isBorne: hasTopic, pins: null },
]
