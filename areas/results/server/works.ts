import { sql } from 'kysely'
import { diaryChanged, diaryRoomName, journalRoomName, periodsChanged } from '#areas/journal/contract/events.ts'
import type { Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'

interface WorkScores {
  work_id: number
  scores: number
  highest: number
  lessons: number[]
}
/** Of how many students works bear marks, the most points, and in which lessons they were given; none where they bear none. */
export async function scoresOfWorks(db: Database, workIds: readonly number[]): Promise<WorkScores[]> {
  if (workIds.length === 0) return []
  const { rows } = await sql<WorkScores>`
    select s.work_id, count(*) as scores, max(greatest(s.value, s.former_value)) as highest,
      array_agg(distinct s.lesson_id) as lessons
    from journal.score s where s.work_id = any(${[...workIds]}::integer[]) group by s.work_id`.execute(db)
  return rows
}

/** The works of groups are planned otherwise: their open journals and the diaries of their students are read anew. */
export async function tellPlan(
  { db, publish }: { db: Database; publish: Publish },
  groupIds: readonly number[],
): Promise<void> {
  if (groupIds.length === 0) return
  for (const group_id of groupIds) publish(journalRoomName(group_id), periodsChanged, { group_id })
  const { rows } = await sql<{ student_id: number }>`select distinct m.student_id from classes.group_member m
    where m.group_id = any(${[...groupIds]}::integer[]) and upper(m.during) > current_date`.execute(db)
  if (rows.length > 0)
    publish(
      rows.map(({ student_id }) => diaryRoomName(student_id)),
      diaryChanged,
      {},
    )
}
