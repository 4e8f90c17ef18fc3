import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { LessonHold } from '#platform/server/lesson-holds.ts'
import { hasHomework } from './files-of-lesson.ts'

/** Homework, in words or as a file, goes with its lesson as a plan does. */
export const lessonHolds: readonly LessonHold[] = [
  {
    order: 60,
    title: msg`домашнее задание`,
    bearing: msg`с домашним заданием`,
    isBorne: hasHomework,
    // a file that was taken away can be brought back till the night
    keepsLesson: (lesson) => sql<boolean>`(${hasHomework(lesson)}
      or exists (select from homework_files.homework_file f where f.lesson_id = ${lesson}))`,
    pins: null,
  },
]
