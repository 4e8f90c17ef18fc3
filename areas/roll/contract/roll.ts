import * as z from 'zod/mini'
import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { BigIdParams, id, isoDate } from '#platform/contract/wire.ts'

/** By whom the roll was called, surname and initials where a person did, and when. */
const RollCall = z.object({ at: z.string(), by: z.nullable(z.string()) })
export type RollCall = z.infer<typeof RollCall>

/**
 * What helps to call the roll of a lesson beside the journal itself: photos, and who is away for a reason that the class
 * teacher has accepted, or likely to be because of a miss on an earlier lesson of the day, or of an illness or a good
 * reason on the last day of study.
 */
export const LessonRoll = z.object({
  students: z.array(z.object({ id, /** A signed link. */ photo: z.nullable(z.string()) })),
  hints: z.array(
    z.object({
      student_id: id,
      kind_id: id,
      /** The family's words, accepted by the class teacher. */
      reason: z.nullable(z.string()),
      /** Where an earlier miss stands; null for an accepted reason. */
      earlier: z.nullable(z.object({ date: isoDate, slot: z.int(), course: z.string() })),
    }),
  ),
  /** That the roll was called; null where nobody has said so. */
  called: z.nullable(RollCall),
})
export type LessonRoll = z.infer<typeof LessonRoll>
export type RollHint = LessonRoll['hints'][number]

export const readRoll = endpoint({
  method: 'GET',
  path: '/api/journal/journal/lesson/{id}/roll/',
  access: read(jrnJournal),
  params: BigIdParams,
  response: LessonRoll,
  summary: 'Перекличка: фотографии и вероятно отсутствующие',
})

/** Says that the roll of the lesson was called, also where all are there. Said again it stays who said it first. */
export const callRoll = endpoint({
  method: 'POST',
  path: '/api/journal/journal/lesson/{id}/roll/',
  access: write(jrnJournal),
  params: BigIdParams,
  response: RollCall,
  summary: 'Перекличка проведена',
})
export const takeBackRoll = endpoint({
  method: 'DELETE',
  path: '/api/journal/journal/lesson/{id}/roll/',
  access: write(jrnJournal),
  params: BigIdParams,
  response: z.object({}),
  summary: 'Перекличка ещё не проведена',
})
