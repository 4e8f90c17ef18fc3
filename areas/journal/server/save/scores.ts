import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { lessonScoreTypes, scoreTypes, type LessonScoreType } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { changeScore, createScore, removeScore } from '../../contract/scores.ts'
import { scoreObjectionText } from '../../rules/score-objection.ts'
import type { TrackedScore, ScoreRow } from './marking-batch.ts'
import type { Outcome } from './outcome.ts'
import { noRowIds } from './read-marking-batch.ts'
import { ResendGuard } from './resend-guard.ts'
import { staleScore } from './stale.ts'
import { markableLesson, openMarkingBatch, saveMarkingBatch, type CallContext } from './save-marking-batch.ts'
import { removeScore as remove, writeScore } from './score-step.ts'
import { toScoreResponse } from './responses.ts'

const groupOfLesson = (id: number) => sql`select group_id from timetable.lesson where id = ${id}`
const groupOfScore = (id: number) => sql`
  select l.group_id from journal.score s join timetable.lesson l on l.id = s.lesson_id where s.id = ${id}`

/** The row that an outcome leaves; refusals become 422 at their field, clashes 409 with the present value. */
async function settled(requested: CallContext, groupId: number, outcome: Outcome<ScoreRow>): Promise<TrackedScore> {
  if (outcome.kind === 'refused') throw refuse(outcome.field, outcome.reason)
  if (!outcome.tracked) throw notFound(t`Отметку уже удалили. Обновите журнал`)
  if (outcome.kind === 'conflict') throw await staleScore(requested, groupId, outcome.tracked.row)
  return outcome.tracked
}

function lessonType(given: string): LessonScoreType {
  const type = lessonScoreTypes.find((known) => known === given)
  if (type) return type
  const isResult = scoreTypes.some((known) => known === given)
  throw refuse('type', isResult ? scoreObjectionText.result_type : t`Допустимо: ${lessonScoreTypes.join(', ')}`)
}

const createScoreHandler = handle(createScore, async (requested) => {
  const { params, body } = requested
  const clientId = body.client_id ?? randomUUID()
  const opened = await openMarkingBatch(requested, groupOfLesson(params.id), {
    ...noRowIds(),
    lessonIds: [params.id],
    studentIds: [body.student_id],
    workIds: body.work_id === undefined ? [] : [body.work_id],
    clientIds: [clientId],
  })
  const { batch, groupId } = opened
  markableLesson(opened, params.id)
  const type = lessonType(body.type)
  const known = batch.scoreByClient.get(clientId)
  if (known?.row.lesson_id === params.id && known.row.student_id === body.student_id) return toScoreResponse(known.row)
  const input = { ...body, type, client_id: clientId, lesson_id: params.id }
  const tracked = await settled(requested, groupId, writeScore(batch, input, new ResendGuard(batch)))
  await saveMarkingBatch(requested, batch, groupId)
  return toScoreResponse(tracked.row)
})

const changeScoreHandler = handle(changeScore, async (requested) => {
  const { params, body } = requested
  const opened = await openMarkingBatch(requested, groupOfScore(params.id), { ...noRowIds(), scoreIds: [params.id] })
  const { batch, groupId } = opened
  const present = batch.scoreById.get(params.id)?.row
  markableLesson(opened, present?.lesson_id)
  if (!present) throw notFound()
  const input = { ...present, comment: undefined, version: undefined, ...body }
  const tracked = await settled(requested, groupId, writeScore(batch, input, new ResendGuard(batch)))
  await saveMarkingBatch(requested, batch, groupId)
  return toScoreResponse(tracked.row)
})

const removeScoreHandler = handle(removeScore, async (requested) => {
  const { params, query } = requested
  const opened = await openMarkingBatch(requested, groupOfScore(params.id), { ...noRowIds(), scoreIds: [params.id] })
  const { batch, groupId } = opened
  markableLesson(opened, batch.scoreById.get(params.id)?.row.lesson_id)
  const outcome = remove(batch, { id: params.id, version: query.version }, new ResendGuard(batch))
  if (outcome.kind === 'refused') throw refuse([], outcome.reason)
  if (outcome.kind === 'conflict' && outcome.tracked) throw await staleScore(requested, groupId, outcome.tracked.row)
  await saveMarkingBatch(requested, batch, groupId)
  return { id: params.id }
})

export const scoreHandlers = [createScoreHandler, changeScoreHandler, removeScoreHandler]
