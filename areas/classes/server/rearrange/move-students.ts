import { dryRun } from '#platform/server/dry-run.ts'
import { handle } from '#platform/server/handle.ts'
import { moveStudents, previewMove } from '../../contract/rearrangements.ts'
import { consequencesOf } from './consequences.ts'
import { placeAll, placeAllOrRefuse } from './move-all.ts'
import { keepRearrangement, rearranging } from './rearranging.ts'
import { requireOnce } from './require-once.ts'

const previewMoveHandler = handle(previewMove, async (handling) => {
  const doing = rearranging(handling)
  const { items, from } = handling.body
  requireOnce(items)
  return dryRun(doing.db, async () => {
    const { placed, objections } = await placeAll(
      doing,
      items.map((item) => ({ ...item, from })),
    )
    const first = placed.reduce((day, one) => (one.from > day ? one.from : day), from ?? doing.today)
    return consequencesOf(doing, { placed, from: first, obstacles: objections.map(({ words }) => words) })
  })
})

const moveStudentsHandler = handle(moveStudents, async (handling) => {
  const doing = rearranging(handling)
  const { items, from } = handling.body
  requireOnce(items)
  const moves = items.map((item) => ({ ...item, from }))
  return keepRearrangement(doing, 'move', await placeAllOrRefuse(doing, moves, 'items'))
})

export const movingHandlers = [previewMoveHandler, moveStudentsHandler]
