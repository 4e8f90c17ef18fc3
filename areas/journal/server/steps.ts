import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import { saveSteps, type Step, type StepOutcome } from '../contract/scores.ts'
import type { Board } from './save/board.ts'
import { planSteps, type Planned } from './save/plan-steps.ts'
import { nothingWanted, type Wanted } from './save/read-board.ts'
import { openBoard, saveBoard } from './save/save-board.ts'
import { missOnWire, scoreOnWire } from './save/wire-rows.ts'

/** All rows that the steps of a block name. */
function wantedBy(steps: readonly Step[]): Wanted {
  const wanted = nothingWanted()
  for (const step of steps) {
    const isScore = step.do === 'score' || step.do === 'remove_score'
    if (step.id !== undefined) (isScore ? wanted.scoreIds : wanted.missIds).push(step.id)
    if (step.do === 'remove_score' || step.do === 'remove_miss') continue
    wanted.clientIds.push(step.client_id)
    wanted.lessonIds.push(step.lesson_id)
    wanted.studentIds.push(step.student_id)
    if (step.do === 'score' && step.work_id) wanted.workIds.push(step.work_id)
  }
  return wanted
}

/** Read after the board is written: rows made by the block have their ids by then. */
function answer(planned: Planned, { client_id }: Step): StepOutcome {
  if ('score' in planned) {
    const { score } = planned
    if (score.kind === 'refused') return { client_id, outcome: 'refused', reason: score.reason }
    const row = score.held && !score.held.is_gone ? scoreOnWire(score.held.row) : null
    return { client_id, outcome: score.kind, score: row }
  }
  const { miss } = planned
  if (miss.kind === 'refused') return { client_id, outcome: 'refused', reason: miss.reason }
  const row = miss.held && !miss.held.is_gone ? missOnWire(miss.held.row) : null
  return { client_id, outcome: miss.kind, miss: row }
}

const mayMarkSomething = ({ groups, lessons, misses }: Board) =>
  [...groups.values(), ...lessons.values()].some(({ may_mark }) => may_mark) ||
  misses.some(({ row }) => row.may_correct)

const save = handle(saveSteps, async (asked) => {
  const { params, body } = asked
  const opened = await openBoard(asked, sql`${params.id}::integer`, wantedBy(body.steps))
  const { board, groupId, mayRead } = opened
  if (!mayMarkSomething(board)) throw mayRead ? forbidden() : notFound()
  const planned = planSteps(board, body.steps)
  await saveBoard(asked, board, groupId)
  return { outcomes: body.steps.map((step, index) => answer(planned[index] as Planned, step)) }
})

export const stepEndpoints = [save]
