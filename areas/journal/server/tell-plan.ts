import { sql } from 'kysely'
import type { Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { diaryChanged, diaryRoomName, journalRoomName, planChanged } from '../contract/events.ts'

/** The works of groups are planned otherwise: their open journals and the diaries of their students are read anew. */
export async function tellPlan(
  { db, publish }: { db: Database; publish: Publish },
  groupIds: readonly number[],
): Promise<void> {
  if (groupIds.length === 0) return
  for (const group_id of groupIds) publish(journalRoomName(group_id), planChanged, { group_id })
  const { rows } = await sql<{ student_id: number }>`select distinct m.student_id from classes.group_member m
    where m.group_id = any(${[...groupIds]}::integer[]) and upper(m.during) > current_date`.execute(db)
  if (rows.length > 0)
    publish(
      rows.map(({ student_id }) => diaryRoomName(student_id)),
      diaryChanged,
      {},
    )
}
