import { dryRun } from '#platform/server/dry-run.ts'
import { handle } from '#platform/server/handle.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { previewReturn, returnFromLeave } from '../../contract/academic-leaves.ts'
import { consequencesOf } from '../rearrange/consequences.ts'
import { keepRearrangement, rearranging, type Rearranging } from '../rearrange/rearranging.ts'
import { placeStudent, type Placed } from '../students/place-student.ts'
import { lockLeave } from './leave-rows.ts'

/** @throws Refusal 404, 409, 422 */
async function takeBack(
  doing: Rearranging,
  id: number,
  { version, class_id, from }: NonNullable<Input<typeof returnFromLeave>['body']>,
): Promise<Placed> {
  const leave = await lockLeave(doing, id, version)
  return placeStudent(doing, { studentId: leave.student_id, classId: class_id, from })
}

const previewHandler = handle(previewReturn, async (handling) => {
  const doing = rearranging(handling)
  return dryRun(doing.db, async () => {
    try {
      const placed = await takeBack(doing, handling.params.id, handling.body)
      return await consequencesOf(doing, { placed: [placed], from: placed.from })
    } catch (error) {
      if (!(error instanceof Refusal) || !error.isOfFields) throw error
      return consequencesOf(doing, { placed: [], from: doing.today, obstacles: [error.words] })
    }
  })
})

const returnHandler = handle(returnFromLeave, async (handling) => {
  const doing = rearranging(handling)
  return keepRearrangement(doing, 'move', [await takeBack(doing, handling.params.id, handling.body)])
})

export const returnHandlers = [previewHandler, returnHandler]
