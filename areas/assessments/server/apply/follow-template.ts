import type { Change } from '#platform/server/history.ts'
import type { BulkTrace } from '#platform/server/history.ts'
import type { Database } from '#platform/server/database.ts'
import type { OfHigherRooms } from '../higher-rooms.ts'
import { changeWorks, makeWorks, removeWorks, type KeptWork, type WorkRow } from '../work-rows.ts'
import type { FoundDifference } from './group-differences.ts'

/** Those that are chosen and may follow. */
export const chosenOf = (
  found: readonly FoundDifference[],
  chosen: readonly string[] | undefined,
): FoundDifference[] => {
  const named = chosen && new Set(chosen)
  return found.filter(
    ({ difference: { id, choice } }) => choice !== null && (named === undefined ? choice : named.has(id)),
  )
}

/** A work may get another title and another maximum at once. */
function changedRows(found: readonly FoundDifference[]): { before: WorkRow; after: KeptWork }[] {
  const changed = new Map<number, { before: WorkRow; after: KeptWork }>()
  for (const { difference, row } of found) {
    if (row === null || (difference.kind !== 'rename' && difference.kind !== 'maximum')) continue
    const one = changed.get(row.id) ?? { before: row, after: { ...row } }
    if (difference.kind === 'rename') one.after.title = difference.work.title
    else one.after.maximum = difference.work.maximum
    changed.set(row.id, one)
  }
  return [...changed.values()]
}

/** Makes the works of groups follow. @returns what has changed, for the history */
export async function followTemplate(
  db: Database,
  { setScoreMaxima }: Pick<OfHigherRooms, 'setScoreMaxima'>,
  trace: Omit<BulkTrace, 'batch'>,
  found: readonly FoundDifference[],
): Promise<Change[]> {
  const made = found.flatMap(({ group, difference: { kind, work }, quarterId }) =>
    kind === 'make'
      ? [
          {
            group_id: group.id,
            quarter_id: quarterId,
            kind: work.kind,
            number: work.number,
            title: work.title,
            maximum: work.maximum,
            lesson_id: null,
          },
        ]
      : [],
  )
  const changed = changedRows(found)
  const removed = found.flatMap(({ difference, row }) => (difference.kind === 'remove' && row ? [row] : []))
  const changes = [
    ...(await removeWorks(db, removed)),
    ...(await changeWorks(db, changed)),
    ...(await makeWorks(db, made)),
  ]
  const rescaled = changed.filter(({ before, after }) => before.maximum !== after.maximum)
  await setScoreMaxima(
    db,
    trace,
    rescaled.map(({ before, after }) => ({ work_id: before.id, maximum: after.maximum })),
  )
  return changes
}
