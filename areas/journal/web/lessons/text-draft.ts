import type { DraftKind, DraftOf } from '#platform/web/outbox/index.ts'
import type { GridLesson } from '../../contract/journal.ts'

const lessonFields = ['topic', 'homework'] as const
export type LessonField = (typeof lessonFields)[number]
/** What a person wrote: null clears a field, one that is absent stays as it is. */
export type LessonTexts = Partial<Record<LessonField, string | null>>

/** The lesson over which a text is written; of one kept by an earlier version of the program only the version is known. */
export type LessonSeen = Pick<GridLesson, 'id' | 'version'> & Partial<GridLesson>

/** Topic and homework of a lesson on their way to the server, one draft a lesson; its sheet is the group. */
export interface TextDraft extends DraftOf<LessonSeen, LessonTexts> {
  lesson_id: number
}
/** What is to be written into a lesson, over the version seen. */
export interface TextStep {
  client_id: string
  lesson_id: number
  texts: LessonTexts
  version: number
}

/** The cell of the journal's outbox in which the texts of a lesson stand. */
export const textCell = (lessonId: number): string => `text ${lessonId}`

/** The server answers a text that stands already as done, so a step that is sent again is done once. */
export const textDrafts: DraftKind<TextDraft, TextStep> = {
  isSettled: ({ want }, lesson) =>
    want !== null &&
    lesson !== null &&
    lessonFields.every((field) => want[field] === undefined || want[field] === lesson[field]),
  stepOf: ({ client_id, lesson_id, base, want }) =>
    base && want && { client_id, lesson_id, texts: want, version: base.version },
}
