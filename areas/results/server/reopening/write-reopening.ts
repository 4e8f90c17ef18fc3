import { journalRoomName, periodsChanged } from '#areas/journal/contract/events.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Publish } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { refuse } from '#platform/server/refusal.ts'
import { closeGranted } from '../reopening-requests/close-granted.ts'
import { notifyReopened } from './notices.ts'

interface Call {
  db: Database
  caller: Caller
  today: string
  publish: Publish
  record: (...changes: Change[]) => Promise<void>
}
interface NewReopening {
  group: { id: number; year_id: number }
  quarterId: number
  until: string
  reason: string
}

/**
 * Opens a quarter of a group for marking till the end of a day: open journals and its teachers are told, and who has asked for it
 * is answered by that. The caller holds the row of the group.
 * @throws Refusal 422 at `quarter_id` or `until`
 */
export async function writeReopening(call: Call, { group, quarterId, until, reason }: NewReopening): Promise<void> {
  const { db, caller, today, publish, record } = call
  const quarter = await db
    .selectFrom('calendar.calendar_entry')
    .where('id', '=', quarterId)
    .where('year_id', '=', group.year_id)
    .where('type', '=', 'quarter')
    .select(['id', 'closes_on'])
    .executeTakeFirst()
  if (!quarter) throw refuse('quarter_id', msg`Такой четверти в учебном году нет`)
  if (until < today) throw refuse('until', msg`Дата уже прошла`)
  if (quarter.closes_on !== null && until <= quarter.closes_on)
    throw refuse('until', msg`Период и так открыт до ${displayDate(quarter.closes_on)}`)
  const { id } = await db
    .insertInto('results.reopening')
    .values({ group_id: group.id, quarter_id: quarter.id, until, reason, author_id: caller.personId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record({
    subject: 'results.reopening',
    id,
    after: { group_id: group.id, quarter_id: quarter.id, until, reason },
  })
  publish(journalRoomName(group.id), periodsChanged, { group_id: group.id })
  const answered = await closeGranted(
    { db, today, publish, record },
    { groupId: group.id, reopening: { id, until }, by: caller },
  )
  await notifyReopened(db, publish, { id, today, besides: [caller.accountId, ...answered] })
}
