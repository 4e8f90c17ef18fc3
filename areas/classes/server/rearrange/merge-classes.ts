import { msg } from '#platform/contract/text.ts'
import { dryRun } from '#platform/server/dry-run.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { mergeClasses, previewMerge } from '../../contract/rearrangements.ts'
import { lockClasses, membersFrom, requireEnding, requireSeen, type ClassRow } from './class-rows.ts'
import { consequencesOf } from './consequences.ts'
import { endClass } from './end-class.ts'
import { placeAll, placeAllOrRefuse, type Moving } from './move-all.ts'
import { noteOrigins } from './origins.ts'
import { keepRearrangement, rearranging, type Rearranging } from './rearranging.ts'

interface Merging {
  from: string
  classes: readonly { id: number; version: number }[]
  into_id: number
}
/** @throws Refusal 404, 409, 422 */
async function prepare(doing: Rearranging, { from, classes, into_id }: Merging) {
  const ids = classes.map(({ id }) => id)
  if (ids.includes(into_id)) throw refuse('classes', msg`Класс не объединяют с ним самим`)
  if (new Set(ids).size < ids.length) throw refuse('classes', msg`Класс назван дважды`)
  const locked = await lockClasses(doing, [...ids, into_id])
  const into = locked.get(into_id) as ClassRow
  const merged: ClassRow[] = []
  const moves: Moving[] = []
  for (const { id, version } of classes) {
    const one = locked.get(id) as ClassRow
    requireSeen(one, version)
    if (one.year.id !== into.year.id) throw refuse('into_id', msg`Классы разных учебных лет не объединяют`)
    requireEnding(one, from, 'from')
    merged.push(one)
    const members = await membersFrom(doing, id, from)
    moves.push(...members.map((member) => ({ student_id: member.id, class_id: into_id, from: member.from })))
  }
  return { merged, moves }
}
async function finish(doing: Rearranging, merged: readonly ClassRow[], { into_id, from }: Merging): Promise<void> {
  await noteOrigins(
    doing,
    merged.map(({ id }) => ({ class_id: into_id, from_class_id: id })),
    from,
  )
  for (const one of merged) await endClass(doing, one, from)
}

const previewMergeHandler = handle(previewMerge, async (handling) => {
  const doing = rearranging(handling)
  const { merged, moves } = await prepare(doing, handling.body)
  return dryRun(doing.db, async () => {
    const { placed, objections } = await placeAll(doing, moves)
    if (objections.length === 0) await finish(doing, merged, handling.body)
    const obstacles = objections.map(({ words }) => words)
    return consequencesOf(doing, { placed, from: handling.body.from, obstacles })
  })
})

const mergeClassesHandler = handle(mergeClasses, async (handling) => {
  const doing = rearranging(handling)
  const { merged, moves } = await prepare(doing, handling.body)
  const placed = await placeAllOrRefuse(doing, moves, 'from')
  await finish(doing, merged, handling.body)
  return keepRearrangement(doing, 'merge', placed)
})

export const mergeHandlers = [previewMergeHandler, mergeClassesHandler]
