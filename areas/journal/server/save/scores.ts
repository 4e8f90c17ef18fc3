import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { lessonScoreTypes, scoreTypes, type LessonScoreType } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { changeScore, createScore, removeScore } from '../../contract/scores.ts'
import { scoreObjectionText } from '../../rules/score-objection.ts'
import type { HeldScore, ScoreRow } from './board.ts'
import type { Outcome } from './outcome.ts'
import { nothingWanted } from './read-board.ts'
import { Replay } from './replay.ts'
import { staleScore } from './stale.ts'
import { markableLesson, openBoard, saveBoard, type Asked } from './save-board.ts'
import { removeScore as takeOff, writeScore } from './score-step.ts'
import { scoreOnWire } from './wire-rows.ts'

const groupOfLesson = (id: number) => sql`select group_id from timetable.lesson where id = ${id}`
const groupOfScore = (id: number) => sql`
  select l.group_id from journal.score s join timetable.lesson l on l.id = s.lesson_id where s.id = ${id}`

/** The row that an outcome leaves; refusals become 422 at their field, clashes 409 with the present value. */
async function settled(asked: Asked, groupId: number, outcome: Outcome<ScoreRow>): Promise<HeldScore> {
  if (outcome.kind === 'refused') throw refuse(outcome.field, outcome.reason)
  if (!outcome.held) throw notFound(t`Отметку уже удалили. Обновите журнал`)
  if (outcome.kind === 'conflict') throw await staleScore(asked, groupId, outcome.held.row)
  return outcome.held
}

function lessonType(given: string): LessonScoreType {
  const type = lessonScoreTypes.find((known) => known === given)
  if (type) return type
  const isResult = scoreTypes.some((known) => known === given)
  throw refuse('type', isResult ? scoreObjectionText.result_type : t`Допустимо: ${lessonScoreTypes.join(', ')}`)
}

const create = handle(createScore, async (asked) => {
  const { params, body } = asked
  const clientId = body.client_id ?? randomUUID()
  const opened = await openBoard(asked, groupOfLesson(params.id), {
    ...nothingWanted(),
    lessonIds: [params.id],
    studentIds: [body.student_id],
    workIds: body.work_id === undefined ? [] : [body.work_id],
    clientIds: [clientId],
  })
  const { board, groupId } = opened
  markableLesson(opened, params.id)
  const type = lessonType(body.type)
  const known = board.scoreByClient.get(clientId)
  if (known?.row.lesson_id === params.id && known.row.student_id === body.student_id) return scoreOnWire(known.row)
  const wish = { ...body, type, client_id: clientId, lesson_id: params.id }
  const held = await settled(asked, groupId, writeScore(board, wish, new Replay(board)))
  await saveBoard(asked, board, groupId)
  return scoreOnWire(held.row)
})

const change = handle(changeScore, async (asked) => {
  const { params, body } = asked
  const opened = await openBoard(asked, groupOfScore(params.id), { ...nothingWanted(), scoreIds: [params.id] })
  const { board, groupId } = opened
  const present = board.scoreById.get(params.id)?.row
  markableLesson(opened, present?.lesson_id)
  if (!present) throw notFound()
  const wish = { ...present, comment: undefined, version: undefined, ...body }
  const held = await settled(asked, groupId, writeScore(board, wish, new Replay(board)))
  await saveBoard(asked, board, groupId)
  return scoreOnWire(held.row)
})

const remove = handle(removeScore, async (asked) => {
  const { params, query } = asked
  const opened = await openBoard(asked, groupOfScore(params.id), { ...nothingWanted(), scoreIds: [params.id] })
  const { board, groupId } = opened
  markableLesson(opened, board.scoreById.get(params.id)?.row.lesson_id)
  const outcome = takeOff(board, { id: params.id, version: query.version }, new Replay(board))
  if (outcome.kind === 'refused') throw refuse([], outcome.reason)
  if (outcome.kind === 'conflict' && outcome.held) throw await staleScore(asked, groupId, outcome.held.row)
  await saveBoard(asked, board, groupId)
  return { id: params.id }
})

export const scoreEndpoints = [create, change, remove]
