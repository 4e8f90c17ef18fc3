import { sql, type RawBuilder } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import { journalRoomName } from '#areas/journal/contract/events.ts'
import { lessonObjectionText, type LessonObjection } from '#areas/journal/rules/lesson-objection.ts'
import { lessonToWrite, type LessonToWrite } from '#areas/journal/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { asSaid } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict } from '#platform/server/refusal.ts'
import { rollChanged } from '../contract/events.ts'
import { callRoll, takeBackRoll, type RollCall } from '../contract/roll.ts'

/** Whether the roll of a lesson is known to have been called: it was said, or somebody was written down as away. */
export const isRollCalled = (lesson: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from roll.roll_call rc where rc.lesson_id = ${lesson})
  or exists (select from journal.miss m where m.lesson_id = ${lesson}))`

/** When the roll of a lesson was called and by whom; null where nobody has said so. */
export async function readRollCall(db: Database, lessonId: number): Promise<RollCall | null> {
  const { rows } = await sql<RollCall>`
    select ${instant('rc.called_at')} as at, ${shortName('author')} as by
    from roll.roll_call rc left join people.person author on author.id = rc.author_id
    where rc.lesson_id = ${lessonId} and rc.called_at is not null`.execute(db)
  return rows[0] ?? null
}

/** 409 where nobody could have been called: the lesson is to come or does not take place, or its period is closed. */
function requireOpen({ lesson, objection }: LessonToWrite, today: string): void {
  const why: LessonObjection | null = objection ?? (lesson.date > today ? 'future' : null)
  if (why !== null) throw conflict(asSaid(lessonObjectionText[why]))
}

export const rollCallHandlers = [
  handle(callRoll, async ({ params, db, caller, today, publish }) => {
    const found = await lessonToWrite({ db, caller, today }, params.id)
    requireOpen(found, today)
    await sql`insert into roll.roll_call as present (lesson_id, author_id, called_at)
      values (${params.id}, ${caller.personId}, now())
      on conflict (lesson_id) do update set author_id = excluded.author_id, called_at = excluded.called_at
        where present.called_at is null`.execute(db)
    publish(journalRoomName(found.groupId), rollChanged, { lesson_id: params.id })
    const call = await readRollCall(db, params.id)
    if (call === null) throw new Error('A roll that was called without its row')
    return call
  }),
  handle(takeBackRoll, async ({ params, db, caller, today, publish }) => {
    const found = await lessonToWrite({ db, caller, today }, params.id)
    requireOpen(found, today)
    await db.deleteFrom('roll.roll_call').where('lesson_id', '=', params.id).execute()
    publish(journalRoomName(found.groupId), rollChanged, { lesson_id: params.id })
    return {}
  }),
]
