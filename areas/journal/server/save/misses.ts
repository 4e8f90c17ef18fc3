import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { requireDone, staleRow, type StepWords, type StepContext } from '#platform/server/steps/index.ts'
import { createMiss, removeMiss } from '../../contract/scores.ts'
import type { MarkingBatch, MissRow } from './marking-batch.ts'
import { missWriter } from './miss-step.ts'
import { noRowIds } from './read-marking-batch.ts'
import { markableLesson, openMarkingBatch, saveMarkingBatch } from './save-marking-batch.ts'
import { toMissResponse } from './responses.ts'
import { missTable, whoChangedMark } from './who-changed.ts'

const groupOfLesson = (id: number) => sql`select group_id from timetable.lesson where id = ${id}`
const groupOfMiss = (id: number) => sql`
  select l.group_id from journal.miss m join timetable.lesson l on l.id = m.lesson_id where m.id = ${id}`

const wordsFor = (
  { db, caller, context }: StepContext,
  groupId: number,
  { kinds }: MarkingBatch,
): StepWords<MissRow> => ({
  gone: msg`Пропуск уже убрали. Обновите журнал`,
  stale: ({ kind_id }, by) =>
    msg`Пропуск уже изменили, сейчас стоит ${kinds.get(kind_id)?.letter ?? ''}${by}. Обновите журнал и повторите`,
  whoChanged: ({ id }) => whoChangedMark(db, { groupId, writer: caller }, missTable, id),
  timeZone: context.clock.timeZone,
})

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
  const standing = batch.misses.ofCell(params.id, body.student_id)
  await markableLesson(opened, params.id, standing?.row.may_correct)
  const words = wordsFor(requested, groupId, batch)
  const known = batch.misses.byClient(clientId)
  if (known?.row.lesson_id === params.id && known.row.student_id === body.student_id) return toMissResponse(known.row)
  if (standing && body.version !== undefined && standing.row.version !== body.version)
    throw await staleRow(standing.row, words)
  const input = { ...body, client_id: clientId, lesson_id: params.id, replaces: true }
  const tracked = await requireDone(missWriter(batch).write(input), words)
  if (!tracked) throw forbidden()
  await saveMarkingBatch(requested, batch, groupId)
  return toMissResponse(tracked.row)
})

const removeMissHandler = handle(removeMiss, async (requested) => {
  const { params, query } = requested
  const opened = await openMarkingBatch(requested, groupOfMiss(params.id), { ...noRowIds(), missIds: [params.id] })
  const { batch, groupId } = opened
  await markableLesson(opened, batch.misses.byId(params.id)?.row.lesson_id)
  const outcome = missWriter(batch).remove({ id: params.id, version: query.version })
  await requireDone(outcome, wordsFor(requested, groupId, batch))
  await saveMarkingBatch(requested, batch, groupId)
  return { id: params.id }
})

export const missHandlers = [createMissHandler, removeMissHandler]
