import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { lessonScoreTypes, scoreTypes, type LessonScoreType } from '#platform/contract/enumerations.ts'
import { asSaid, msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { requireDone, type Outcome, type StepWords, type StepContext } from '#platform/server/steps/index.ts'
import { changeScore, createScore, removeScore } from '../../contract/scores.ts'
import { scoreObjectionText } from '../../rules/score-objection.ts'
import type { MarksFollower } from './follow-marks.ts'
import type { ScoreRow } from './marking-batch.ts'
import { noRowIds, type RowIds } from './read-marking-batch.ts'
import { markableLesson, openMarkingBatch, saveMarkingBatch } from './save-marking-batch.ts'
import { scoreWriter } from './score-step.ts'
import { scoreTable, whoChangedMark } from './who-changed.ts'
import { toScoreResponse } from './responses.ts'

const groupOfLesson = (id: number) => sql`select group_id from timetable.lesson where id = ${id}`
const groupOfScore = (id: number) => sql`
  select l.group_id from journal.score s join timetable.lesson l on l.id = s.lesson_id where s.id = ${id}`

const ofMarks = (named: Partial<RowIds>): RowIds => ({ ...noRowIds(), areMarksAlone: true, ...named })

const wordsFor = ({ db, caller, context }: StepContext, groupId: number): StepWords<ScoreRow> => ({
  gone: msg`Отметку уже удалили. Обновите журнал`,
  stale: ({ value }, by) => msg`Отметку уже изменили, сейчас стоит ${value}${by}. Обновите журнал и повторите`,
  whoChanged: ({ id }) => whoChangedMark(db, { groupId, writer: caller }, scoreTable, id),
  timeZone: context.clock.timeZone,
})

/** The mark that a step leaves. */
async function settledScore(requested: StepContext, groupId: number, outcome: Outcome<ScoreRow>): Promise<ScoreRow> {
  const words = wordsFor(requested, groupId)
  const tracked = await requireDone(outcome, words)
  if (!tracked) throw notFound(words.gone)
  return tracked.row
}

function lessonType(given: string): LessonScoreType {
  const type = lessonScoreTypes.find((known) => known === given)
  if (type) return type
  const isResult = scoreTypes.some((known) => known === given)
  throw refuse(
    'type',
    isResult ? asSaid(scoreObjectionText.result_type) : msg`Допустимо: ${lessonScoreTypes.join(', ')}`,
  )
}

const createScoreWith = (follow: MarksFollower) =>
  handle(createScore, async (requested) => {
    const { params, body } = requested
    const clientId = body.client_id ?? randomUUID()
    const named = { lessonIds: [params.id], studentIds: [body.student_id], clientIds: [clientId] }
    const workIds = body.work_id === undefined ? [] : [body.work_id]
    const opened = await openMarkingBatch(requested, groupOfLesson(params.id), ofMarks({ ...named, workIds }))
    const { batch, groupId } = opened
    await markableLesson(opened, params.id)
    const type = lessonType(body.type)
    const known = batch.scores.byClient(clientId)
    if (known?.row.lesson_id === params.id && known.row.student_id === body.student_id)
      return toScoreResponse(known.row)
    const input = { ...body, type, client_id: clientId, lesson_id: params.id }
    const row = await settledScore(requested, groupId, scoreWriter(batch).write(input))
    await saveMarkingBatch(requested, batch, groupId, { follow })
    return toScoreResponse(row)
  })

const changeScoreWith = (follow: MarksFollower) =>
  handle(changeScore, async (requested) => {
    const { params, body } = requested
    const opened = await openMarkingBatch(requested, groupOfScore(params.id), ofMarks({ scoreIds: [params.id] }))
    const { batch, groupId } = opened
    const present = batch.scores.byId(params.id)?.row
    await markableLesson(opened, present?.lesson_id)
    if (!present) throw notFound()
    const input = {
      ...present,
      comment: undefined,
      is_comment_internal: undefined,
      retake: undefined,
      version: undefined,
      ...body,
    }
    const row = await settledScore(requested, groupId, scoreWriter(batch).write(input))
    await saveMarkingBatch(requested, batch, groupId, { follow })
    return toScoreResponse(row)
  })

const removeScoreWith = (follow: MarksFollower) =>
  handle(removeScore, async (requested) => {
    const { params, query } = requested
    const opened = await openMarkingBatch(requested, groupOfScore(params.id), ofMarks({ scoreIds: [params.id] }))
    const { batch, groupId } = opened
    await markableLesson(opened, batch.scores.byId(params.id)?.row.lesson_id)
    await requireDone(
      scoreWriter(batch).remove({ id: params.id, version: query.version }),
      wordsFor(requested, groupId),
    )
    await saveMarkingBatch(requested, batch, groupId, { follow })
    return { id: params.id }
  })

export const scoreHandlersWith = (follow: MarksFollower) => [
  createScoreWith(follow),
  changeScoreWith(follow),
  removeScoreWith(follow),
]
