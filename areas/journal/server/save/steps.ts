import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import { saveSteps, type Step, type StepOutcome } from '../../contract/scores.ts'
import type { Database } from '#platform/server/database.ts'
import type { Board, MissRow, ScoreRow } from './board.ts'
import { planSteps, type Planned } from './plan-steps.ts'
import { nothingWanted, type Wanted } from './read-board.ts'
import { openBoard, saveBoard } from './save-board.ts'
import { whoChanged, type Clashing } from './who-changed.ts'
import { missOnWire, scoreOnWire } from './wire-rows.ts'

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

type Told = Awaited<ReturnType<typeof whoChanged>>

/** Read after the board is written: rows made by the block have their ids by then. */
function answer(planned: Planned, step: Step, told: Told): StepOutcome {
  const { client_id } = step
  const what = 'score' in planned ? 'score' : 'miss'
  const outcome = 'score' in planned ? planned.score : planned.miss
  if (outcome.kind === 'refused') return { client_id, outcome: 'refused', reason: outcome.reason }
  const held = outcome.held && !outcome.held.is_gone ? outcome.held : null
  const id = held?.row.id ?? step.id ?? 0
  const by = outcome.kind === 'conflict' ? { by: told(what, id) } : {}
  const row = held && ('score' in planned ? scoreOnWire(held.row as ScoreRow) : missOnWire(held.row as MissRow))
  return { client_id, outcome: outcome.kind, [what]: row, ...by }
}

/** Asks who stands behind the clashes of a block, once for all of them. */
function whoClashed(db: Database, groupId: number, steps: readonly Step[], planned: readonly Planned[]): Promise<Told> {
  const clashing = { scores: [], misses: [], goneScores: [], goneMisses: [] } as Record<keyof Clashing, number[]>
  planned.forEach((one, index) => {
    const outcome = 'score' in one ? one.score : one.miss
    if (outcome.kind !== 'conflict') return
    const isStanding = outcome.held !== null && !outcome.held.is_gone
    const id = isStanding ? outcome.held?.row.id : steps[index]?.id
    if (id === undefined) return
    if ('score' in one) clashing[isStanding ? 'scores' : 'goneScores'].push(id)
    else clashing[isStanding ? 'misses' : 'goneMisses'].push(id)
  })
  return whoChanged(db, groupId, clashing)
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
  const told = await whoClashed(asked.db, groupId, body.steps, planned)
  return { outcomes: body.steps.map((step, index) => answer(planned[index] as Planned, step, told)) }
})

export const stepEndpoints = [save]
