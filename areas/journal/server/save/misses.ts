import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { forbidden, refuse } from '#platform/server/refusal.ts'
import { createMiss, removeMiss } from '../../contract/scores.ts'
import { missOfCell } from './marking-batch.ts'
import { removeMiss as remove, writeMiss } from './miss-step.ts'
import { noRowIds } from './read-marking-batch.ts'
import { ResendGuard } from './resend-guard.ts'
import { staleMiss } from './stale.ts'
import { markableLesson, openMarkingBatch, saveMarkingBatch } from './save-marking-batch.ts'
import { toMissResponse } from './responses.ts'

const groupOfLesson = (id: number) => sql`select group_id from timetable.lesson where id = ${id}`
const groupOfMiss = (id: number) => sql`
  select l.group_id from journal.miss m join timetable.lesson l on l.id = m.lesson_id where m.id = ${id}`

const createMissHandler = handle(createMiss, async (requested) => {
  const { params, body } = requested
  const clientId = body.client_id ?? randomUUID()
  const opened = await openMarkingBatch(requested, groupOfLesson(params.id), {
    ...noRowIds(),
    lessonIds: [params.id],
    studentIds: [body.student_id],
    clientIds: [clientId],
  })
  const { batch, groupId } = opened
  const standing = missOfCell(batch, params.id, body.student_id)
  markableLesson(opened, params.id, standing?.row.may_correct)
  const known = batch.missByClient.get(clientId)
  if (known?.row.lesson_id === params.id && known.row.student_id === body.student_id) return toMissResponse(known.row)
  if (standing && body.version !== undefined && standing.row.version !== body.version)
    throw await staleMiss(requested, batch, groupId, standing.row)
  const input = { ...body, client_id: clientId, lesson_id: params.id, replaces: true }
  const outcome = writeMiss(batch, input, new ResendGuard(batch))
  if (outcome.kind === 'refused' && outcome.by === 'scope') throw forbidden(outcome.reason)
  if (outcome.kind === 'refused') throw refuse(outcome.field, outcome.reason)
  if (!outcome.tracked) throw forbidden()
  await saveMarkingBatch(requested, batch, groupId)
  return toMissResponse(outcome.tracked.row)
})

const removeMissHandler = handle(removeMiss, async (requested) => {
  const { params, query } = requested
  const opened = await openMarkingBatch(requested, groupOfMiss(params.id), { ...noRowIds(), missIds: [params.id] })
  const { batch, groupId } = opened
  markableLesson(opened, batch.missById.get(params.id)?.row.lesson_id)
  const outcome = remove(batch, { id: params.id, version: query.version }, new ResendGuard(batch))
  if (outcome.kind === 'refused') throw refuse([], outcome.reason)
  if (outcome.kind === 'conflict' && outcome.tracked)
    throw await staleMiss(requested, batch, groupId, outcome.tracked.row)
  await saveMarkingBatch(requested, batch, groupId)
  return { id: params.id }
})

export const missHandlers = [createMissHandler, removeMissHandler]
