import { sql } from 'kysely'
import type { Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import type { Author } from '#platform/server/steps/index.ts'
import {
  lockGroups,
  missWriter,
  noRowIds,
  publishJournal,
  readMarkingBatch,
  toMissResponse,
  writeMarkingBatch,
  type MarkScope,
} from '#areas/journal/server/index.ts'

/** The word of the class teacher goes for kind and reason of misses, in whatever journal, and for nothing else. */
const ofClassTeacher: MarkScope = {
  mayRead: () => sql<boolean>`true`,
  mayMark: () => sql<boolean>`false`,
  mayMarkLesson: () => sql<boolean>`false`,
  mayCorrectMiss: () => sql<boolean>`true`,
}

export interface Correcting {
  db: Database
  publish: Publish
  author: Author
  today: string
  timeZone: string
  requestId: string
}

/**
 * Gives misses of any journals a kind and a reason, with history, and publishes it to the journals. What a closed period
 * holds stays as it is. @returns how many were changed, or were so already
 */
export async function correctMisses(
  { db, publish, author, today, timeZone, requestId }: Correcting,
  misses: readonly { id: number; group_id: number }[],
  { kind_id, reason }: { kind_id: number; reason: string | null },
): Promise<number> {
  const groupIds = [...new Set(misses.map(({ group_id }) => group_id))]
  const groups = await lockGroups(db, sql`select unnest(${groupIds}::integer[])`, ofClassTeacher)
  const rowIds = { ...noRowIds(), missIds: misses.map(({ id }) => id) }
  const batch = await readMarkingBatch(db, { author, validatedOn: () => today }, groups, rowIds, ofClassTeacher)
  const writer = missWriter(batch)
  const outcomes = batch.misses.all.map(({ row: { id, client_id, lesson_id, student_id } }) =>
    writer.write({ id, client_id, lesson_id, student_id, kind_id, reason, replaces: true }),
  )
  const { stored } = (await writeMarkingBatch(db, batch, { timeZone, requestId })).misses
  const byGroup = Map.groupBy(stored, ({ lesson_id }) => batch.lessons.get(lesson_id)?.group_id ?? 0)
  for (const [groupId, own] of byGroup) publishJournal(publish, groupId, { misses: own.map(toMissResponse) })
  return outcomes.filter(({ kind }) => kind === 'done').length
}
