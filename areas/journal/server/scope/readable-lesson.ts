import { sql } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { lessonsStoodIn } from '../grid/lessons-stood-in.ts'

/** A lesson of a journal that the caller reads, or one that is open to them for having stood in; undefined: neither. */
export async function readableLesson(
  db: Database,
  caller: Caller,
  id: number,
  today: string,
): Promise<{ id: number } | undefined> {
  const lesson = await db
    .selectFrom('timetable.lesson as l')
    .where('l.id', '=', id)
    .select(['l.id', 'l.group_id', mayReadGroup(caller, sql.ref('l.group_id'), today).as('may_read')])
    .executeTakeFirst()
  if (!lesson || lesson.may_read) return lesson
  const stoodIn = await lessonsStoodIn(db, caller, today, lesson.group_id)
  return stoodIn.find((one) => one.id === lesson.id)
}
