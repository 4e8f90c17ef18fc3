import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { forbidden, refuse } from '#platform/server/refusal.ts'
import { createMiss, removeMiss } from '../../contract/scores.ts'
import { missOfCell } from './board.ts'
import { removeMiss as takeOff, writeMiss } from './miss-step.ts'
import { nothingWanted } from './read-board.ts'
import { Replay } from './replay.ts'
import { staleMiss } from './stale.ts'
import { markableLesson, openBoard, saveBoard } from './save-board.ts'
import { missOnWire } from './wire-rows.ts'

const groupOfLesson = (id: number) => sql`select group_id from timetable.lesson where id = ${id}`
const groupOfMiss = (id: number) => sql`
  select l.group_id from journal.miss m join timetable.lesson l on l.id = m.lesson_id where m.id = ${id}`

const create = handle(createMiss, async (asked) => {
  const { params, body } = asked
  const clientId = body.client_id ?? randomUUID()
  const opened = await openBoard(asked, groupOfLesson(params.id), {
    ...nothingWanted(),
    lessonIds: [params.id],
    studentIds: [body.student_id],
    clientIds: [clientId],
  })
  const { board, groupId } = opened
  const standing = missOfCell(board, params.id, body.student_id)
  markableLesson(opened, params.id, standing?.row.may_correct)
  const known = board.missByClient.get(clientId)
  if (known?.row.lesson_id === params.id && known.row.student_id === body.student_id) return missOnWire(known.row)
  if (standing && body.version !== undefined && standing.row.version !== body.version)
    throw await staleMiss(asked, board, groupId, standing.row)
  const wish = { ...body, client_id: clientId, lesson_id: params.id, replaces: true }
  const outcome = writeMiss(board, wish, new Replay(board))
  if (outcome.kind === 'refused' && outcome.by === 'scope') throw forbidden(outcome.reason)
  if (outcome.kind === 'refused') throw refuse(outcome.field, outcome.reason)
  if (!outcome.held) throw forbidden()
  await saveBoard(asked, board, groupId)
  return missOnWire(outcome.held.row)
})

const remove = handle(removeMiss, async (asked) => {
  const { params, query } = asked
  const opened = await openBoard(asked, groupOfMiss(params.id), { ...nothingWanted(), missIds: [params.id] })
  const { board, groupId } = opened
  markableLesson(opened, board.missById.get(params.id)?.row.lesson_id)
  const outcome = takeOff(board, { id: params.id, version: query.version }, new Replay(board))
  if (outcome.kind === 'refused') throw refuse([], outcome.reason)
  if (outcome.kind === 'conflict' && outcome.held) throw await staleMiss(asked, board, groupId, outcome.held.row)
  await saveBoard(asked, board, groupId)
  return { id: params.id }
})

export const missEndpoints = [create, remove]
